import type { Query } from './postgres.ts';

/** Records acknowledged items and orders, which are later compared with the database. */
export class Ledger {
  /** Maps each acknowledged order to its item. */
  readonly orders = new Map<string, string>();
  readonly items = new Set<string>();

  addOrder(body: Record<string, unknown>): void {
    const [id, item] = [String(body['_id']), String(body['listing'])];
    if (this.orders.has(id)) throw new Error(`order ${id} was acknowledged to two buyers`);
    this.orders.set(id, item);
  }

  addItem(body: Record<string, unknown>): string {
    const id = String(body['_id']);
    if (this.items.has(id)) throw new Error(`item ${id} was acknowledged twice`);
    this.items.add(id);
    return id;
  }
}

type OrderRow = { id: string; listing_id: string };

/**
 * Checks that each acknowledged order exists exactly once, that there are no other orders, and that no item has two
 * open orders.
 * @returns the counts as text
 * @throws Error with the violations
 */
export async function checkLedger(query: Query, ledger: Ledger): Promise<string> {
  const rows = await query<OrderRow>('select id, listing_id from orders');
  const found = Map.groupBy(rows, ({ id }) => id);
  const wrong: string[] = [];
  for (const [id, item] of ledger.orders) {
    const same = found.get(id) ?? [];
    if (same.length !== 1) wrong.push(`order ${id} exists ${same.length} times`);
    else if (same[0]!.listing_id !== item) wrong.push(`order ${id} is for the wrong item`);
  }
  for (const id of found.keys()) if (!ledger.orders.has(id)) wrong.push(`order ${id} was never acknowledged`);
  const twice = await query<{ listing_id: string }>(
    `select listing_id from orders where deleted_at is null and sold_at is null
     group by listing_id having count(*) > 1`,
  );
  wrong.push(...twice.map((row) => `item ${row.listing_id} has two open orders`));
  const torn = await query<{ id: string }>(
    `select id from listings join booked_listings using (id)
     where deleted_at is not null or sold_at is not null`,
  );
  wrong.push(...torn.map(({ id }) => `item ${id} is deleted or sold but has an open order`));
  const items = await query<{ id: string }>('select id from listings');
  const have = new Set(items.map(({ id }) => id));
  for (const id of ledger.items)
    if (!have.has(id)) wrong.push(`item ${id} was acknowledged but does not exist`);
  if (ledger.items.size > 0 && items.length !== ledger.items.size)
    wrong.push(`${ledger.items.size} items were acknowledged, but ${items.length} exist`);
  const counts = `orders: ${ledger.orders.size} acknowledged, ${rows.length} found; items: ${ledger.items.size} acknowledged, ${items.length} found`;
  if (wrong.length > 0) throw new Error(`${counts}: ${wrong.slice(0, 5).join('; ')}`);
  return counts;
}
