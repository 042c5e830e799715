import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { countRows } from '#src/platform/db/query-parts.server.ts';

export async function insertBlock(trx: Trx, blockerId: string, blockedId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteBlock(trx: Trx, blockerId: string, blockedId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function countBlocks(trx: Trx, blockerId: string): Promise<number> {
  return countRows(trx.selectFrom('blocks').where('blocker_id', '=', blockerId));
}

export async function listBlocks(db: DbOrTrx, blockerId: string) {
  return db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocked_id')
    .select(['users.id', 'users.name', 'blocked_at'])
    .where('blocker_id', '=', blockerId)
    .orderBy('blocked_at', 'desc')
    .orderBy('users.id')
    .execute();
}

/** Undefined if there is no user with the id `otherId`. */
export async function findBlockedState(db: DbOrTrx, userId: string, otherId: string) {
  return db
    .selectFrom('users')
    .select(sql<boolean>`is_blocked(${userId}, users.id)`.as('blocked'))
    .where('users.id', '=', otherId)
    .executeTakeFirst();
}

/** The users whom a user has blocked; those who blocked this user are not disclosed. */
export async function exportBlocks(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('blocks')
    .select(['blocked_id', 'blocked_at'])
    .where('blocker_id', '=', userId)
    .orderBy('blocked_at')
    .orderBy('blocked_id')
    .execute();
}
