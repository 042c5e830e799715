import { recordAct } from '#src/audit/service.server.ts';
import { actingPerson } from '#src/auth/service.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { findReview, markRemoved } from './queries.server.ts';

/** Takes a review that is shown out of sight and out of every count, for good: 1, or 0 where an admin did before. */
export async function removeReview(app: App, caller: Caller, id: string): Promise<number> {
  return change(app, async (trx) => {
    const admin = await actingPerson(trx, caller.id, ['admin']);
    const row = isId(id) ? await findReview(trx, id) : undefined;
    if (!row?.published_at) throw new AppError('not-found', 'There is no such review.');
    if (!(await markRemoved(trx, id, admin.id))) return 0;
    const target = ['person', row.author_id] as const;
    await recordAct(trx, { act: 'removed-review', actor: admin.id, target, note: `review ${id}` });
    return 1;
  });
}
