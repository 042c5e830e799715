import { sql } from 'kysely';
import { prepared } from '#src/platform/context.server.ts';
import type { Condition } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { shopZone } from '#src/platform/shared/dates.ts';
import type { Sale, Terms } from './ranges.ts';

/** How long a completed deal waits, so that a mistake can be reported first. */
const waitHours = 48;
/** Sales are shown for two years, and then deleted. */
export const keptDays = 730;
/** An order is completed at most this long after it was placed. */
const longestDealDays = 400;

const today = () => sql`(shop_now() at time zone ${shopZone()})::date`;

/**
 * SQL for whether an item is a single, working camera or lens as it was made. Other prices cannot be compared with those
 * of its model. The title of a camera that names a focal length or an aperture names a lens, too; 35 mm is also a film.
 */
const isComparable = sql<boolean>`listings.search_model_id is not null and listings.conversion is null
  and (listings.kind <> 'cameras' or regexp_replace(listings.title, '35 ?mm', '', 'gi') !~* '\\d ?mm|f/\\d')
  and 'lens' <> all (listings.included)
  and not exists (select from listing_parts where listing_parts.listing_id = listings.id)
  and not exists (
    select from inspections where inspections.listing_id = listings.id and superseded_at is null and not working)`;

/**
 * Records completed deals for which no dispute was opened, apart from those that were withdrawn. `speed` is that of the
 * deadlines. Returns the number of new sales.
 */
export async function recordSales(trx: Trx, speed: number): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into sales (listing_id, seller_id, buyer_id, model_id, condition, age_months, amount_cents, sold_on, source)
    select listings.id, orders.seller_id, orders.buyer_id, search_model_id, coalesce(orders.condition, listings.condition),
      age_months, orders.sale_cents, (completed_at at time zone ${shopZone()})::date,
      case when exists (select from demo_users where demo_users.id in (orders.seller_id, orders.buyer_id))
        then 'demo' else 'shop' end
    from orders join listings on listings.id = orders.listing_id
    where stage = 'completed' and orders.deleted_at is null and orders.sold_at is not null
      and placed_at > coalesce(
        (select max(sold_on) from sales where listing_id is not null) - ${longestDealDays}::integer, '-infinity')
      and completed_at <= shop_now() - make_interval(secs => ${(waitHours * 3600) / speed})
      and completed_at > shop_now() - make_interval(days => ${keptDays})
      and ${isComparable}
      and not exists (
        select from disputes where disputes.order_id = orders.id and outcome is distinct from 'withdrawn')
    on conflict (listing_id) do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

export async function deleteOldSales(trx: Trx): Promise<void> {
  await sql`delete from sales where sold_on <= ${today()} - ${keptDays}::integer`.execute(trx);
}

/**
 * Returns the condition that a column has one of these values. With `= any`, PostgreSQL never keeps the plan of a
 * prepared statement, because it expects ten values in an array that it does not know.
 */
const isOneOf = (column: string, [first, ...others]: readonly string[]) =>
  others.length === 0
    ? sql<boolean>`${sql.ref(column)} = ${first}`
    : sql<boolean>`${sql.ref(column)} = any (${[first, ...others]}::text[])`;

/** More sales of one model would make a request slow, and hardly change its range. */
const maxRead = 2000;

/**
 * The sales of these models in the last days, the oldest first. Leaves out those of suspended users, and those of the
 * demo in a shop without it.
 */
export async function listSales(db: DbOrTrx, models: readonly string[], days: number): Promise<Sale[]> {
  const query = sql<Sale>`
    select amount_cents as amount, condition, ${today()} - sold_on as "daysAgo", seller_id as seller,
      buyer_id as buyer, source not in ('shop', 'demo') as "isImported"
    from sales
    where ${isOneOf('model_id', models)} and sold_on > ${today()} - ${days}::integer
      and (source <> 'demo' or exists (select from demo_users))
      and not exists (
        select from users where users.id in (sales.seller_id, sales.buyer_id) and users.suspended_at is not null)
    order by sold_on desc, id desc limit ${maxRead}`;
  const { rows } = await prepared(() => query.execute(db));
  return rows.toReversed();
}

export async function listSoldModels(db: DbOrTrx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from gear_models where exists (select from sales where model_id = gear_models.id) order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The imports that have sales of these models. */
export async function listSourcesOf(db: DbOrTrx, models: readonly string[]) {
  const { rows } = await sql<{ name: string; license: string }>`
    select name, license from sale_sources
    where license is not null and exists (
      select from sales where source = name and model_id = any (${[...models]}::text[]))
    order by name`.execute(db);
  return rows;
}

type Asking = { condition: Condition; n: number; low: number; high: number };

/** The prices in cents of the items of these models that are for sale, by condition and without one item. */
export async function listAsking(
  db: DbOrTrx,
  models: readonly string[],
  except: string | null,
): Promise<Asking[]> {
  const query = sql<Asking>`
    select condition, count(*)::int as n, min(sale_cents) as low, max(sale_cents) as high
    from listings join users on users.id = seller_id
    where ${isOneOf('search_model_id', models)} and ${isComparable}
      and listings.deleted_at is null and paused_at is null and sold_at is null and users.suspended_at is null
      and listings.id is distinct from ${except}
    group by condition`;
  return (await prepared(() => query.execute(db))).rows;
}

export async function readTerms(db: DbOrTrx) {
  return db
    .selectFrom('price_terms')
    .select(['offsets', 'drift', 'tail', 'held', 'replayed', 'measured_at'])
    .$narrowType<{ offsets: Terms['offsets']; tail: Terms['tail'] }>()
    .executeTakeFirst();
}

export type MeasuredTerms = Terms & { held: number; replayed: number };

export async function saveTerms(trx: Trx, { offsets, ...terms }: MeasuredTerms): Promise<void> {
  const values = { ...terms, offsets: JSON.stringify(offsets), measured_at: new Date() };
  await trx
    .insertInto('price_terms')
    .values(values)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(values))
    .execute();
}

/** A user's own sales and purchases in the price guide. */
export async function exportSales(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('sales')
    .select(['listing_id', 'model_id', 'condition', 'age_months', 'amount_cents'])
    .select([sql<string>`sold_on::text`.as('sold_on'), sql<boolean>`seller_id = ${userId}`.as('as_seller')])
    .where((eb) => eb.or([eb('seller_id', '=', userId), eb('buyer_id', '=', userId)]))
    .orderBy('id')
    .execute();
}

/** The model of an item whose price can be compared with those of others. */
export async function findComparableModel(db: DbOrTrx, id: string): Promise<string | null> {
  const query = db.selectFrom('listings').select('search_model_id').where('id', '=', id).where(isComparable);
  return (await prepared(() => query.executeTakeFirst()))?.search_model_id ?? null;
}
