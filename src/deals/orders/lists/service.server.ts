import type { Order } from '#src/deals/orders/schemas.ts';
import { toAdminOrder, toOrder } from '#src/deals/orders/serialize.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { toPage, parsePage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { countOrders, findBuyerByEmail, listOrders, orderSorts, type Scope } from './queries.server.ts';
import type { OrdersQuery } from './schemas.ts';

/**
 * Returns all orders to admins, their sales to sellers and their purchases to buyers. `email`, `side`, `buyer` and
 * `seller` select other orders, in either mode.
 */
export async function listOrdersFor(app: App, caller: Caller, query: OrdersQuery): Promise<Page<Order>> {
  const { email, side: wanted, state, stage, turn, listing, buyer, seller, q } = query;
  const filter = { state, stage, listing, q, waitsFor: turn && caller.id };
  const scope = await scopeOf(app, caller, query);
  const keyset = parsePage('orders', orderSorts, query, { ...filter, email, wanted, buyer, seller });
  const [rows, count] = await Promise.all([
    listOrders(app.db, scope, filter, keyset),
    countOrders(app.db, scope, filter),
  ]);
  return toPage(rows, keyset, { count }, (row) =>
    caller.role === 'admin' ? toAdminOrder(app, row, caller.id) : toOrder(app, row, caller.id),
  );
}

export async function countOpenOrders(app: App, scope: Scope = {}): Promise<number> {
  return countOrders(app.db, scope, { state: 'open' });
}

/** Also counts orders that are in dispute or whose handover is not confirmed yet. */
export async function countUnfinishedOrders(app: App, scope: Scope): Promise<number> {
  return countOrders(app.db, scope, { isUnfinished: true });
}

/** Counts open and completed orders that the user has not hidden. */
export async function countAllOrders(app: App, scope: Scope): Promise<number> {
  return countOrders(app.db, scope);
}

async function scopeOf(
  app: App,
  caller: Caller,
  { email, side, buyer, seller }: OrdersQuery,
): Promise<Scope> {
  for (const id of [buyer, seller])
    if (id !== undefined && id !== caller.id && caller.role !== 'admin') throw new AppError('forbidden');
  const scope: Scope = {
    ...(email !== undefined && { buyerId: await buyerWith(app, caller, email) }),
    ...(side === 'sales' && { sellerId: caller.id }),
    ...(buyer !== undefined && { buyerId: buyer }),
    ...(seller !== undefined && { sellerId: seller }),
  };
  if (caller.role === 'admin' || scope.buyerId !== undefined || scope.sellerId !== undefined) return scope;
  return caller.role === 'Seller' ? { sellerId: caller.id } : { buyerId: caller.id };
}

/** @throws AppError `forbidden` for another user's email, except for admins */
async function buyerWith(app: App, caller: Caller, email: string): Promise<string> {
  if (email === caller.email.toLowerCase()) return caller.id;
  if (caller.role !== 'admin') throw new AppError('forbidden');
  return (await findBuyerByEmail(app.db, email)) ?? 'nobody';
}
