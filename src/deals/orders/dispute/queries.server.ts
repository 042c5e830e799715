import { sql } from 'kysely';
import type { Photo } from '#src/media/photos/schemas.ts';
import { photoJson } from '#src/media/photos/service.server.ts';
import { noticeChecks } from '#src/messaging/notifications/ports.server.ts';
import type {
  DisputeOutcome,
  DisputeStatement,
  OrderSide,
  SettlementOutcome,
} from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { onPage, type KeysetPage, type Sorts } from '#src/platform/db/keyset-page.server.ts';
import { countRows } from '#src/platform/db/query-parts.server.ts';
import { todoSources } from '#src/platform/todo.server.ts';
import type { DisputesQuery, NewDispute } from './schemas.ts';

type Ruled =
  | { outcome: 'no-show'; against: OrderSide; closed_at: Date }
  | { outcome: Exclude<DisputeOutcome, 'no-show' | 'withdrawn'>; against: null; closed_at: Date };
type Withdrawn = { outcome: 'withdrawn'; against: null; closed_at: Date };
/** The check constraints of the table guarantee these combinations. */
type ByState = Ruled | Withdrawn | { outcome: null; against: null; closed_at: null };
type Photos = Omit<Photo, 'alt'>[];

export const disputeSorts = {
  id: sql.ref<string>('disputes.id'),
  columns: {
    queue: { by: sql`coalesce(disputes.closed_at, 'infinity')`, type: 'time' },
    date: { by: sql.ref('disputes.opened_at'), type: 'time' },
  },
} as const satisfies Sorts<string>;

const photosOf = (statement: DisputeStatement) => sql`(
  select coalesce(json_agg(${photoJson} order by dispute_photos.position), '[]')
  from dispute_photos join photos on photos.hash = dispute_photos.hash
  where dispute_id = disputes.id and statement = ${statement})`;
const photos = sql<Record<DisputeStatement, Photos>>`
  json_build_object('note', ${photosOf('note')}, 'answer', ${photosOf('answer')})`.as('photos');

type Filter = Pick<DisputesQuery, 'state'>;

function disputes(db: DbOrTrx, { state }: Filter) {
  const query = db.selectFrom('disputes');
  return state ? query.where('disputes.closed_at', state === 'open' ? 'is' : 'is not', null) : query;
}

export async function listDisputeRows(db: DbOrTrx, filter: Filter, keyset: KeysetPage) {
  return onPage(disputes(db, filter).selectAll().select(photos).$narrowType<ByState>(), keyset).execute();
}

export async function countDisputes(db: DbOrTrx, filter: Filter): Promise<number> {
  return countRows(disputes(db, filter));
}

/** Counts the disputes that wait for an admin, without those that the admin is a side of. */
export async function countWaitingFor(db: DbOrTrx, adminId: string): Promise<number> {
  return countRows(
    db
      .selectFrom('disputes')
      .innerJoin('orders', 'orders.id', 'order_id')
      .where('closed_at', 'is', null)
      .where('escalated_at', 'is not', null)
      .where('buyer_id', '<>', adminId)
      .where('seller_id', '<>', adminId),
  );
}

export async function findOrderOfDispute(db: DbOrTrx, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('disputes').select('order_id').where('id', '=', id).executeTakeFirst();
  return row?.order_id;
}

type NewRow = Omit<NewDispute, 'photos'> & {
  id: string;
  order_id: string;
  opened_by: OrderSide;
  opened_at: Date;
};

export async function insertDispute(trx: Trx, dispute: NewRow, hashes: readonly string[]): Promise<void> {
  await trx.insertInto('disputes').values(dispute).execute();
  await placePhotos(trx, dispute.id, 'note', hashes);
}

async function placePhotos(
  trx: Trx,
  disputeId: string,
  statement: DisputeStatement,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  const rows = hashes.map((hash, position) => ({ dispute_id: disputeId, statement, position, hash }));
  await trx.insertInto('dispute_photos').values(rows).execute();
}

/** The caller holds the lock on the order. */
export async function findOpenDispute(db: DbOrTrx, orderId: string) {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

const lastDispute = (db: DbOrTrx, orderId: string) =>
  db
    .selectFrom('disputes')
    .selectAll()
    .select(photos)
    .where('order_id', '=', orderId)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);

export async function findLastDispute(db: DbOrTrx, orderId: string) {
  return lastDispute(db, orderId).$narrowType<ByState>().executeTakeFirst();
}

export async function findRuling(trx: Trx, orderId: string) {
  return lastDispute(trx, orderId)
    .where('outcome', '<>', 'withdrawn')
    .$narrowType<Ruled>()
    .executeTakeFirst();
}

export async function saveAnswer(
  trx: Trx,
  id: string,
  { answer, hashes, at }: { answer: string; hashes: readonly string[]; at: Date },
): Promise<void> {
  await trx
    .updateTable('disputes')
    .set({ answer, answered_at: at, escalated_at: at })
    .where('id', '=', id)
    .execute();
  await placePhotos(trx, id, 'answer', hashes);
}

export async function saveSettlement(
  trx: Trx,
  id: string,
  { by, outcome, cents, at }: { by: OrderSide; outcome: SettlementOutcome; cents: number | null; at: Date },
): Promise<void> {
  const update = () => trx.updateTable('disputes').where('id', '=', id);
  await update().set({ settlement_by: by, settlement_outcome: outcome, settlement_at: at }).execute();
  // A trigger removes the price whenever the rest changes.
  await update().set({ settlement_cents: cents }).execute();
}

export async function escalateDispute(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.updateTable('disputes').set({ escalated_at: at }).where('id', '=', id).execute();
}

type Closing = {
  outcome: DisputeOutcome;
  against: OrderSide | null;
  decision: string | null;
  settled: boolean;
  at: Date;
  by: string | null;
};

export async function closeDispute(
  trx: Trx,
  orderId: string,
  { at, by, ...closing }: Closing,
): Promise<void> {
  await trx
    .updateTable('disputes')
    .set({ ...closing, closed_at: at, closed_by: by })
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .execute();
}

/** An admin's notification is true as long as the dispute waits for a decision. */
export const disputeNotices = noticeChecks.providedBy({
  'dispute-waiting': ({ subject }) => sql<boolean>`exists (
    select from disputes where order_id = ${subject} and closed_at is null and escalated_at is not null)`,
});

/** Disputes that wait for an admin. The sides of an order cannot decide its dispute. */
export const disputesToDecide = todoSources.providedBy(
  (userId) => sql`
    select 'decide' as act, orders.id, null::text as side, orders.title, orders.img, null::text as other_id,
      orders.sale_cents as amount_cents, null::int as count, orders.due_at as until, disputes.escalated_at as date,
      null::text as listing_id, null::text as buyer_id
    from users admin
      join disputes on disputes.closed_at is null and disputes.escalated_at is not null
      join orders on orders.id = disputes.order_id
    where admin.id = ${userId} and admin.role = 'admin'
      and ${userId} not in (orders.buyer_id, orders.seller_id)`,
);
