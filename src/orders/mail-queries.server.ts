import { sql } from 'kysely';
import { prepared } from '#src/db/pipeline.server.ts';
import type { Trx } from '#src/db/connect.server.ts';
import { dealColumns } from './deal-columns.server.ts';

export type OrderForMail = Awaited<ReturnType<typeof findForMail>>[number];

/** What the two sides of orders are told: facts of the booking, names and e-mails as they are now. */
export async function findForMail(trx: Trx, ids: string[]) {
  return trx
    .selectFrom('orders')
    .innerJoin('people as buyer', 'buyer.id', 'orders.buyer_id')
    .innerJoin('people as seller', 'seller.id', 'orders.seller_id')
    .innerJoin('listings', 'listings.id', 'orders.listing_id')
    .select([
      'orders.id',
      'orders.img',
      'orders.placed_at',
      'orders.sold_at',
      'orders.listing_id',
      'orders.buyer_id',
      'orders.seller_id',
      'orders.phone',
      'orders.location',
      'orders.title',
      'orders.sale_cents',
      'listings.kind',
      'listings.version',
      'listings.location as item_location',
      'buyer.name as buyer_name',
      'buyer.email as buyer_email',
      'buyer.email_verified as buyer_confirmed',
      'seller.name as seller_name',
      'seller.email as seller_email',
      'seller.email_verified as seller_confirmed',
      'seller.suspended_at as seller_suspended_at',
    ])
    .select(dealColumns)
    .where(sql<boolean>`orders.id = any(${ids}::text[])`)
    .orderBy('orders.id')
    .modifyEnd(prepared)
    .execute();
}

/** Those who decide what others disagree about. */
export async function listAdmins(trx: Trx) {
  return trx
    .selectFrom('people')
    .select(['id', 'name', 'email', 'email_verified'])
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .execute();
}
