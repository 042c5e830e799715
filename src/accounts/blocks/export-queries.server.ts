import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

/** Whom a person has blocked; who has blocked them is the others' own. */
export async function exportBlocks(db: DbOrTrx, personId: string) {
  return db
    .selectFrom('blocks')
    .select(['blocked_id', 'blocked_at'])
    .where('blocker_id', '=', personId)
    .orderBy('blocked_at')
    .orderBy('blocked_id')
    .execute();
}
