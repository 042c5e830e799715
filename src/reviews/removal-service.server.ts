import { recordAct } from '#src/audit/service.server.ts';
import type { Trx } from '#src/db/connect.server.ts';
import { findReview, markRemoved } from './queries.server.ts';

/** Takes a review out of sight and out of every count, for good; an admin decides it, by a report. Answers whether it was there. */
export async function removeReview(trx: Trx, id: string, adminId: string): Promise<boolean> {
  const row = await findReview(trx, id);
  if (!row || !(await markRemoved(trx, id, adminId))) return false;
  await recordAct(trx, {
    act: 'removed-review',
    actor: adminId,
    target: ['person', row.author_id],
    note: `review ${id}`,
  });
  return true;
}
