import { recordAct } from '#src/accounts/audit/service.server.ts';
import { actingPerson, refuseOwnAffair } from '#src/accounts/auth/service.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { notifyRemoved } from './notifications.server.ts';
import { findReview, markRemoved } from './queries.server.ts';

export async function removeReview(app: App, caller: Caller, id: string): Promise<number> {
  return change(app, async (trx) => {
    const admin = await actingPerson(trx, caller.id, { roles: ['admin'] });
    return (await removeReviewBy(app, trx, id, admin.id)) ? 1 : 0;
  });
}

/** The caller has checked the admin. @throws AppError `not-found` before publication, `forbidden` for own affairs */
export async function removeReviewBy(
  app: App,
  trx: Trx,
  id: string,
  adminId: string,
  reason?: string,
): Promise<boolean> {
  const row = isId(id) ? await findReview(trx, id) : undefined;
  if (!row?.published_at) throw new AppError('not-found', 'There is no such review.');
  refuseOwnAffair(adminId, [row.author_id, row.subject_id]);
  if (!(await markRemoved(trx, id, adminId))) return false;
  const target = ['person', row.author_id] as const;
  await recordAct(trx, { act: 'removed-review', actor: adminId, target, note: `review ${id}` });
  await notifyRemoved(app, trx, row, reason);
  return true;
}
