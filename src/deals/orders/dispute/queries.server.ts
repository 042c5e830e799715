import { sql } from 'kysely';
import { countRows } from '#src/platform/db/query-parts.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { onPage, type KeysetPage, type Sorts } from '#src/platform/db/keyset-page.server.ts';
import type { DisputeOutcome, OrderSide } from '#src/platform/db/columns.ts';
import type { DisputesQuery, NewDispute } from './schemas.ts';

type Ruled =
  | { outcome: 'no-show'; against: OrderSide; closed_at: Date }
  | { outcome: Exclude<DisputeOutcome, 'no-show'>; against: null; closed_at: Date };
/** The check constraints of the table guarantee these combinations. */
type ByState = Ruled | { outcome: null; against: null; closed_at: null };

export const disputeSorts = {
  id: sql.ref<string>('disputes.id'),
  columns: {
    queue: { by: sql`coalesce(disputes.closed_at, 'infinity')`, type: 'time' },
    date: { by: sql.ref('disputes.opened_at'), type: 'time' },
  },
} as const satisfies Sorts<string>;

type Filter = Pick<DisputesQuery, 'state'>;

function disputes(db: DbOrTrx, { state }: Filter) {
  const query = db.selectFrom('disputes');
  return state ? query.where('disputes.closed_at', state === 'open' ? 'is' : 'is not', null) : query;
}

export async function listDisputeRows(db: DbOrTrx, filter: Filter, keyset: KeysetPage) {
  return onPage(disputes(db, filter).selectAll().$narrowType<ByState>(), keyset).execute();
}

export async function countDisputes(db: DbOrTrx, filter: Filter): Promise<number> {
  return countRows(disputes(db, filter));
}

export async function findOrderOfDispute(db: DbOrTrx, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('disputes').select('order_id').where('id', '=', id).executeTakeFirst();
  return row?.order_id;
}

export async function insertDispute(
  trx: Trx,
  dispute: NewDispute & { id: string; order_id: string; opened_by: OrderSide; opened_at: Date },
): Promise<void> {
  await trx.insertInto('disputes').values(dispute).execute();
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
    .where('order_id', '=', orderId)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);

export async function findLastDispute(db: DbOrTrx, orderId: string) {
  return lastDispute(db, orderId).$narrowType<ByState>().executeTakeFirst();
}

export async function findRuling(trx: Trx, orderId: string) {
  return lastDispute(trx, orderId).where('closed_at', 'is not', null).$narrowType<Ruled>().executeTakeFirst();
}

export async function saveAnswer(trx: Trx, id: string, answer: string, at: Date): Promise<void> {
  await trx
    .updateTable('disputes')
    .set({ answer, answered_at: at, escalated_at: at })
    .where('id', '=', id)
    .execute();
}

export async function escalateDispute(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.updateTable('disputes').set({ escalated_at: at }).where('id', '=', id).execute();
}

type Closing = {
  outcome: DisputeOutcome;
  against: OrderSide | null;
  decision: string | null;
  at: Date;
  by: string | null;
};

export async function closeDispute(
  trx: Trx,
  orderId: string,
  { outcome, against, decision, at, by }: Closing,
): Promise<void> {
  await trx
    .updateTable('disputes')
    .set({ outcome, against, decision, closed_at: at, closed_by: by })
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .execute();
}
