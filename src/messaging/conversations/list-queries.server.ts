import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { onPage, type KeysetPage, type Sorts } from '#src/platform/db/keyset-page.server.ts';
import { countRows, nameOf, shownPrice } from '#src/platform/db/query-parts.server.ts';
import { dealsToDo } from './deal-queries.server.ts';
import type { ConversationsQuery } from './schemas.ts';

/** Whether an order was ever accepted, after which the two sides know each other's contact details. */
const isAgreed = sql<boolean>`exists (
  select from orders join order_events on order_events.order_id = orders.id and to_stage in ('accepted', 'handed-over')
  where orders.listing_id = conversations.listing_id and orders.buyer_id = conversations.buyer_id)`;

export const otherSideOf = (userId: string) => sql<string>`
  case when conversations.buyer_id = ${userId} then conversations.seller_id else conversations.buyer_id end`;

function shown(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('conversations')
    .innerJoin('listings', 'listings.id', 'conversations.listing_id')
    .innerJoin('users as other', (join) => join.on('other.id', '=', otherSideOf(userId)))
    .leftJoin('messages as last', (join) =>
      join
        .onRef('last.conversation_id', '=', 'conversations.id')
        .onRef('last.seq', '=', 'conversations.last_seq'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('orders')
          .select(['id', 'stage'])
          .whereRef('orders.listing_id', '=', 'conversations.listing_id')
          .whereRef('orders.buyer_id', '=', 'conversations.buyer_id')
          .orderBy('placed_at', 'desc')
          .limit(1)
          .as('deal'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('offers')
          .select(['amount_cents', 'by', 'state'])
          .whereRef('offers.listing_id', '=', 'conversations.listing_id')
          .whereRef('offers.buyer_id', '=', 'conversations.buyer_id')
          .orderBy('turn', 'desc')
          .limit(1)
          .as('bid'),
      (join) => join.onTrue(),
    )
    .selectAll('conversations')
    .select([
      'listings.kind',
      'listings.title',
      'listings.img',
      shownPrice.as('sale_cents'),
      'other.id as other_id',
      nameOf('other').as('other_name'),
      'last.body as last_body',
      'last.sender_id as last_sender',
      sql<boolean>`coalesce(other.deleted_at, other.suspended_at) is not null`.as('is_gone'),
      sql<boolean>`exists (select from blocks where blocker_id = ${userId} and blocked_id = other.id)`.as(
        'has_blocked',
      ),
      'deal.id as order_id',
      'deal.stage',
      'bid.amount_cents as bid_cents',
      'bid.by as bid_by',
      'bid.state as bid_state',
      isAgreed.as('is_agreed'),
    ]);
}
export type ShownConversation = Awaited<ReturnType<typeof readShown>>;

export async function readShown(db: DbOrTrx, id: string, userId: string) {
  return shown(db, userId).where('conversations.id', '=', id).executeTakeFirstOrThrow();
}

export const unreadOf = (userId: string) => sql<number>`
  case when conversations.buyer_id = ${userId} then buyer_unread else seller_unread end`;

/**
 * `waiting` puts a thousand years between the conversations that wait for the user and the others, so that one column
 * sorts both by time.
 */
export function conversationSorts(app: App, userId: string) {
  const isWaiting = sql`${unreadOf(userId)} > 0 or (conversations.listing_id, conversations.buyer_id) in (
    select listing_id, buyer_id from (${dealsToDo(app, userId)}) as open)`;
  const waiting = sql`case when ${isWaiting} then last_at + interval '1000 years' else last_at end`;
  return {
    id: sql.ref<string>('conversations.id'),
    columns: {
      date: { by: sql.ref('conversations.last_at'), type: 'time' },
      waiting: { by: waiting, type: 'time' },
    },
  } as const satisfies Sorts<string>;
}

type Filter = Pick<ConversationsQuery, 'listing' | 'unread'>;

const isListed = (id: string, { listing, unread }: Filter) => sql<boolean>`
  (conversations.buyer_id = ${id} or conversations.seller_id = ${id})
  and (${listing ?? null}::text is null or conversations.listing_id = ${listing ?? null}::text)
  and (${unread ?? null}::text is null or ${unreadOf(id)} > 0)`;

export async function listConversations(db: DbOrTrx, userId: string, filter: Filter, keyset: KeysetPage) {
  const own = db.selectFrom('conversations').select('id').where(isListed(userId, filter));
  return shown(db, userId)
    .innerJoin(onPage(own, keyset).as('page'), 'page.id', 'conversations.id')
    .select('page.sort_key')
    .orderBy('page.sort_key', keyset.order)
    .orderBy('page.id', keyset.order)
    .execute();
}

export async function countConversations(db: DbOrTrx, userId: string, filter: Filter): Promise<number> {
  return countRows(db.selectFrom('conversations').where(isListed(userId, filter)));
}
