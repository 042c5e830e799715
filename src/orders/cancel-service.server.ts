import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/db/connect.server.ts';
import { mailCancelled, type Why } from './mails.server.ts';
import { deleteOpenOrdersOf, deleteOrderRow, findOpenOrder } from './queries.server.ts';

/** Deletes an order; false when it was deleted before. An open one frees its item, and its people are told. */
export async function removeOrder(app: App, trx: Trx, id: string, by: string, why: Why): Promise<boolean> {
  const removed = await deleteOrderRow(trx, id, by);
  if (!removed) return false;
  // The order of a sold item leaves it sold, and nothing is called off.
  if (removed.sold_at) return true;
  await mailCancelled(app, trx, [id], why);
  return true;
}

/** Cancels the open order of an item that an admin removes; tells whether there was one. */
export async function cancelOpenOrder(app: App, trx: Trx, listingId: string, by: string): Promise<boolean> {
  const open = await findOpenOrder(trx, listingId);
  if (!open) return false;
  return removeOrder(app, trx, open.id, by, 'removal');
}

/**
 * Cancels every open order that a person placed or received, frees the items, and tells the other sides. The
 * caller holds the locks on the person and the items.
 */
export async function cancelOrdersOf(
  app: App,
  trx: Trx,
  personId: string,
  by: string,
  why: Why = { closed: personId },
): Promise<void> {
  const orders = await deleteOpenOrdersOf(trx, personId, by);
  if (orders.length === 0) return;
  await mailCancelled(
    app,
    trx,
    orders.map(({ id }) => id),
    why,
  );
}
