import { actingOn } from '#src/accounts/auth/service.server.ts';
import { deleteOrder } from '#src/deals/orders/service.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import type { Block } from './schemas.ts';
import { countBlocks, deleteBlock, insertBlock, listBlocks, listOrdersBetween } from './queries.server.ts';

const mostBlocks = 1000;

/** Waiting offers are closed. @throws AppError `conflict` for oneself, `open-order` without `cancel`, `not-found` */
export async function blockPerson(app: App, caller: Caller, id: string, cancel: boolean): Promise<number> {
  if (id === caller.id) throw new AppError('conflict', 'Nobody blocks themselves.');
  return change(app, async (trx) => {
    // Whoever writes, offers or books holds their own record: they come before this, and are seen, or after it.
    const { actor, target } = await actingOn(trx, caller.id, id);
    const orders = await listOrdersBetween(trx, actor.id, target.id);
    if (orders.length > 0 && !cancel)
      throw new AppError('open-order', 'There is an open order between you: call it off with it, or first.');
    for (const order of orders) await deleteOrder({ ...app, joined: trx }, caller, order);
    if ((await countBlocks(trx, actor.id)) >= mostBlocks)
      throw new AppError('conflict', `${mostBlocks} people are the most that someone can block.`);
    return Number(await insertBlock(trx, actor.id, target.id));
  });
}

export async function unblockPerson(app: App, caller: Caller, id: string): Promise<number> {
  return change(app, async (trx) => {
    const { actor } = await actingOn(trx, caller.id, id);
    return Number(await deleteBlock(trx, actor.id, id));
  });
}

export async function showBlocks(app: App, caller: Caller): Promise<Block[]> {
  const rows = await listBlocks(app.db, caller.id);
  return rows.map(({ id, name, blocked_at }) => ({ _id: id, name, date: blocked_at.toISOString() }));
}
