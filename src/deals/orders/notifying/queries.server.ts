import { sql } from 'kysely';
import { orderColumns, type RowByStage } from '#src/deals/orders/rows.server.ts';
import { prepared } from '#src/platform/context.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { nameOf } from '#src/platform/db/query-parts.server.ts';
import { siteTexts } from '#src/texts/site.ts';

export type OrderForMail = Awaited<ReturnType<typeof readForMail>>;

/** Replaces the names of erased users. */
const ordersForMail = (db: DbOrTrx) =>
  db
    .selectFrom('orders')
    .innerJoin('users as buyer', 'buyer.id', 'orders.buyer_id')
    .innerJoin('users as seller', 'seller.id', 'orders.seller_id')
    .innerJoin('listings', 'listings.id', 'orders.listing_id')
    .select([
      'listings.location as item_location',
      'listings.place_id as item_place_id',
      shownNameOf('buyer').as('buyer_name'),
      sql<boolean>`buyer.erased_at is not null`.as('is_buyer_erased'),
      'buyer.email as buyer_email',
      'buyer.email_verified as buyer_confirmed',
      'buyer.zone as buyer_zone',
      shownNameOf('seller').as('seller_name'),
      sql<boolean>`seller.erased_at is not null`.as('is_seller_erased'),
      'seller.email as seller_email',
      'seller.phone as seller_phone',
      'seller.email_verified as seller_confirmed',
      'seller.zone as seller_zone',
      'seller.suspended_at as seller_suspended_at',
    ])
    .select(orderColumns)
    .$narrowType<RowByStage>();

export async function listForMail(trx: Trx, ids: string[]): Promise<OrderForMail[]> {
  const orders = ordersForMail(trx)
    .where(sql<boolean>`orders.id = any(${ids}::text[])`)
    .orderBy('orders.id');
  return prepared(() => orders.execute());
}

export async function findForMail(db: DbOrTrx, id: string): Promise<OrderForMail | undefined> {
  const order = ordersForMail(db).where('orders.id', '=', id);
  return prepared(() => order.executeTakeFirst());
}

export async function readForMail(trx: Trx, id: string) {
  const order = ordersForMail(trx).where('orders.id', '=', id);
  return prepared(() => order.executeTakeFirstOrThrow());
}

const shownNameOf = (side: 'buyer' | 'seller') =>
  sql<string>`coalesce(${nameOf(side)}, ${siteTexts.left.someone})`;

export const namedIn = (order: OrderForMail): string[] => [
  ...(order.is_buyer_erased ? [] : [order.buyer_id]),
  ...(order.is_seller_erased ? [] : [order.seller_id]),
];

export async function listAdmins(trx: Trx) {
  return trx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_verified'])
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .execute();
}
