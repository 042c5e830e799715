import { sql } from 'kysely';
import { lockActorAndTarget } from '#src/accounts/auth/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { DomainEvent } from '#src/platform/feature.server.ts';
import { isId } from '#src/platform/ids.server.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';
import { countBlocks, deleteBlock, findBlockedState, insertBlock, listBlocks } from './queries.server.ts';
import type { Block, BlockedState } from './schemas.ts';

const maxBlocks = 1000;

type Blocked = { blockerId: string; blockedId: string; cancelsOrders: boolean };

/** Published before the block is stored, so that a handler can still reject it. */
export const userBlocked = new DomainEvent<Blocked>('user-blocked');

/**
 * Blocks a user and closes open offers between the two.
 * @throws AppError `conflict` for oneself, `open-order` without `cancelsOrders`, `not-found`
 */
export async function blockUser(
  app: App,
  caller: Caller,
  id: string,
  { cancelsOrders }: { cancelsOrders: boolean },
): Promise<number> {
  if (id === caller.id) throw new AppError('conflict', accountProblems.ownBlock);
  return inTransaction(app, async (trx) => {
    // Messages, offers and bookings lock their author's row, too, so that each happens entirely before or after the
    // block.
    const { actor, target } = await lockActorAndTarget(trx, caller.id, id);
    await userBlocked.publish(app, trx, { blockerId: actor.id, blockedId: target.id, cancelsOrders });
    if ((await countBlocks(trx, actor.id)) >= maxBlocks)
      throw new AppError('conflict', accountProblems.tooManyBlocks(maxBlocks));
    return Number(await insertBlock(trx, actor.id, target.id));
  });
}

export async function unblockUser(app: App, caller: Caller, id: string): Promise<number> {
  return inTransaction(app, async (trx) => {
    const { actor } = await lockActorAndTarget(trx, caller.id, id);
    return Number(await deleteBlock(trx, actor.id, id));
  });
}

export async function listOwnBlocks(app: App, caller: Caller): Promise<Block[]> {
  const rows = await listBlocks(app.db, caller.id);
  return rows.map(({ id, name, blocked_at }) => ({ _id: id, name, date: blocked_at.toISOString() }));
}

export async function showBlockedState(app: App, caller: Caller, id: string): Promise<BlockedState> {
  const state = isId(id) ? await findBlockedState(app.db, caller.id, id) : undefined;
  if (!state) throw new AppError('not-found', accountProblems.noUser);
  return state;
}

/** Whether either of the two has blocked the other. */
export async function isBlocked(db: DbOrTrx, one: string, other: string): Promise<boolean> {
  const { blocked } = await db
    .selectNoFrom(sql<boolean>`is_blocked(${one}, ${other})`.as('blocked'))
    .executeTakeFirstOrThrow();
  return blocked;
}
