import { sql } from 'kysely';
import { proposalTimes, type Times } from '#src/deals/orders/rows.server.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';

type Proposal = { times: Times; zone: string; place: string; by: OrderSide };

/** The caller holds the lock on the order. */
export async function saveProposal(
  trx: Trx,
  id: string,
  { times, zone, place, by }: Proposal,
): Promise<void> {
  const { proposal_version: version } = await trx
    .updateTable('orders')
    .set({
      proposal_at: times.at(-1) ?? times[0],
      proposal_zone: zone,
      proposal_place: place,
      proposal_by: by,
      proposal_version: sql<number>`proposal_version + 1`,
    })
    .where('id', '=', id)
    .returning('proposal_version')
    .executeTakeFirstOrThrow();
  await trx.insertInto('order_proposals').values({ order_id: id, version, by, times, zone, place }).execute();
}

const maxListed = 50;
const maxOtherMeetings = 100;

/** The latest proposals, oldest first. */
export async function listProposals(db: DbOrTrx, orderId: string) {
  const latest = await db
    .selectFrom('order_proposals')
    .select(['version', 'by', 'times', 'zone', 'place', 'made_at'])
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .limit(maxListed)
    .$narrowType<{ times: Times }>()
    .execute();
  return latest.toReversed();
}

export type OtherMeeting = {
  id: string;
  title: string;
  at: Date;
  zone: string;
  place: string | null;
  is_agreed: boolean;
};

/**
 * Returns the user's upcoming meetings in other open orders, those of the latest proposal of each order first. Each time
 * of an open proposal counts as a meeting.
 */
export async function listOtherMeetings(
  db: DbOrTrx,
  orderId: string,
  userId: string,
): Promise<OtherMeeting[]> {
  const { rows } = await sql<OtherMeeting>`
    select orders.id, listings.title, meeting.at, meeting.zone, meeting.place, meeting.is_agreed from orders
    join listings on listings.id = orders.listing_id
    cross join lateral (
      select meeting_at, meeting_zone, meeting_place, meeting_version, true
      union all
      select unnest(${proposalTimes}), proposal_zone, proposal_place, proposal_version, false
      where proposal_version is distinct from meeting_version
    ) meeting (at, zone, place, version, is_agreed)
    where (orders.buyer_id = ${userId} or orders.seller_id = ${userId}) and orders.id <> ${orderId}
      and orders.deleted_at is null and orders.stage in ('accepted', 'arranged') and meeting.at > shop_now()
    order by orders.id, meeting.version desc, meeting.at
    limit ${maxOtherMeetings}`.execute(db);
  return rows;
}
