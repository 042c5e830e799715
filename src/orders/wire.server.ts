import { toDollars } from '#src/platform/money.ts';
import type { Order } from './contract.ts';
import type { OrderRow } from './list-queries.server.ts';
import { actionsOf, type OrderSide } from './stages.ts';

/** Which side of an order someone is on; null for admins. */
export const sideOf = (personId: string, row: Pick<OrderRow, 'buyer_id' | 'seller_id'>): OrderSide | null =>
  personId === row.buyer_id ? 'buyer' : personId === row.seller_id ? 'seller' : null;

/** An order as the wire has it, with what this reader can do. */
export function toOrder(row: OrderRow, readerId: string): Order {
  const side = sideOf(readerId, row);
  const place = { stage: row.stage, movedBy: row.moved_by };
  return {
    _id: row.id,
    name: row.buyer_name,
    email: row.buyer_email,
    phone: row.phone,
    location: row.location,
    title: row.title,
    sale: toDollars(row.sale_cents),
    img: row.img,
    seller: row.seller_name,
    listing: row.listing_id,
    kind: row.kind,
    state: row.sold_at ? 'sold' : 'open',
    date: row.placed_at.toISOString(),
    stage: row.stage,
    until: row.due_at?.toISOString() ?? null,
    acts: side ? actionsOf(side, place) : [],
  };
}

/** An order as admins have it in lists. */
export function toAdminOrder(row: OrderRow, readerId: string): Order {
  return { ...toOrder(row, readerId), people: { buyer: row.buyer_id, seller: row.seller_id } };
}
