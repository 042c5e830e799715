import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';

type Meeting = { at: Date; zone: string; place: string; by: OrderSide };

/** The caller has locked the order. */
export async function setOwnZone(trx: Trx, id: string, side: OrderSide, zone: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ [`${side}_zone` as const]: zone })
    .where('id', '=', id)
    .execute();
}

/** Returns the zone of the user's latest order that was not canceled. */
export async function findLastZone(trx: Trx, userId: string): Promise<string | null> {
  const recent = (side: OrderSide) => sql`(
    select ${sql.ref(`${side}_zone`)} as zone, placed_at from orders where ${sql.ref(`${side}_id`)} = ${userId}
      and deleted_at is null
    order by placed_at desc limit 20)`;
  const { rows } = await sql<{ zone: string }>`
    select zone from (${recent('buyer')} union all ${recent('seller')}) recent
    where zone is not null order by placed_at desc limit 1`.execute(trx);
  return rows[0]?.zone ?? null;
}

/** The caller holds the lock on the order. */
export async function saveProposal(trx: Trx, id: string, { at, zone, place, by }: Meeting): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      proposal_at: at,
      proposal_zone: zone,
      proposal_place: place,
      proposal_by: by,
      proposal_version: sql<number>`proposal_version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

type OtherMeeting = { id: string; title: string; at: Date; zone: string; place: string };

/**
 * Returns the user's meetings in other open orders that are elsewhere and within an hour of a meeting in this order.
 */
export async function findClashes(db: DbOrTrx, orderId: string, userId: string): Promise<OtherMeeting[]> {
  const { rows } = await sql<OtherMeeting>`
    with open as (
      select orders.id, listings.title, meeting.* from orders
      join listings on listings.id = orders.listing_id
      cross join lateral (values
        (meeting_at, meeting_zone, meeting_place, meeting_version),
        (proposal_at, proposal_zone, proposal_place, proposal_version)
      ) meeting (at, zone, place, version)
      where (orders.buyer_id = ${userId} or orders.seller_id = ${userId})
        and orders.deleted_at is null and orders.stage in ('accepted', 'arranged') and meeting.at > shop_now()
    )
    select distinct on (other.id) other.id, other.title, other.at, other.zone, other.place
    from open own join open other on other.id <> own.id
      and abs(extract(epoch from other.at - own.at)) < 3600
      and lower(trim(other.place)) <> lower(trim(own.place))
    where own.id = ${orderId}
    order by other.id, other.version desc`.execute(db);
  return rows;
}
