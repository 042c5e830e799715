import { sql, type RawBuilder } from 'kysely';
import { isActive, hasActiveSeller } from '#src/catalog/listings/filter-queries.server.ts';
import type { Query } from '#src/catalog/search/saved-query-service.server.ts';
import type { MailTime } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { columnsOf, Key } from './matching/definition.server.ts';
import { maxSearches, type SearchChanges } from './schemas.ts';

export type Plan = {
  hash: string;
  criteria: object;
  query: Query;
  planned_by: string | null;
  columns: ReturnType<typeof columnsOf>;
  keys: readonly Key[];
  isWide: boolean;
};

export async function isDefined(db: DbOrTrx, hash: string): Promise<boolean> {
  const { rows } = await sql`select from search_definitions where hash = ${hash}`.execute(db);
  return rows.length > 0;
}

export async function findDefinition(trx: Trx, hash: string) {
  const { rows } = await sql<{ id: number; is_wide: boolean }>`
    select id, is_wide from search_definitions where hash = ${hash} for share`.execute(trx);
  return rows[0];
}

const toRow = ({ query, planned_by, columns }: Plan) => ({
  query: JSON.stringify(query),
  planned_by,
  ...columns,
});

/** Inserts a definition, or returns the same one if a concurrent transaction inserted it. */
export async function insertDefinition(trx: Trx, plan: Plan): Promise<{ id: number; is_wide: boolean }> {
  const { hash, criteria, isWide: is_wide } = plan;
  const { is_new, ...definition } = await trx
    .insertInto('search_definitions')
    .values({ hash, asked: JSON.stringify(criteria), is_wide, ...toRow(plan) })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ hash }))
    .returning(['is_wide', sql<number>`id`.as('id'), sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
  if (is_new) await insertKeys(trx, definition.id, plan);
  return definition;
}

async function insertKeys(trx: Trx, id: number, { columns, keys, isWide }: Plan): Promise<void> {
  if (isWide || keys.length === 0) return;
  const { kinds, grades, min_cents, max_cents, age } = columns;
  await sql`
    insert into search_keys (key, definition_id, is_whole, kinds, grades, min_cents, max_cents, age)
    select key, ${id}::bigint, is_whole, ${kinds}::integer, ${grades}::integer, ${min_cents}::integer, ${max_cents}::integer,
      ${age}::integer
    from unnest(${keys.map(({ key }) => key)}::text[], ${keys.map(({ isWhole }) => isWhole)}::boolean[]) given (key, is_whole)`.execute(
    trx,
  );
}

/**
 * Replaces a plan. The first run of a search that becomes wide covers the last hour, because some of those items were
 * still waiting to be matched by the deleted keys.
 */
export async function replacePlan(trx: Trx, id: number, plan: Plan): Promise<void> {
  await sql`select from search_definitions where id = ${id} for update`.execute(trx);
  await sql`delete from search_keys where definition_id = ${id}`.execute(trx);
  await trx
    .updateTable('search_definitions')
    .set({
      ...toRow(plan),
      is_wide: plan.isWide,
      searched_at: sql`case when is_wide then searched_at else shop_now() - interval '1 hour' end`,
    })
    .where(sql<boolean>`id = ${id}`)
    .execute();
  await insertKeys(trx, id, plan);
  if (plan.isWide)
    await sql`
      update saved_searches set mail = 'daily', gathered_at = shop_now()
      where definition_id = ${id} and mail = 'now'`.execute(trx);
}

type NewRow = {
  id: string;
  user_id: string;
  definition_id: number;
  name: string | null;
  query: string;
  mail: MailTime;
};

/** Returns false if the user already has the maximum number of searches. The caller has locked the user. */
export async function insertSearch(trx: Trx, row: NewRow): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into saved_searches (id, user_id, definition_id, name, query, mail)
    select ${row.id}, ${row.user_id}, ${row.definition_id}, ${row.name}, ${row.query}, ${row.mail}
    where (select count(*) from saved_searches where user_id = ${row.user_id}) < ${maxSearches}`.execute(trx);
  return numAffectedRows === 1n;
}

/** Hits of removed items are deleted after this many days. Other hits are kept, so that no item is reported twice. */
export const retentionDays = 30;
export const maxCounted = 1000;

/** The visible hits of a search between two moments, except the owner's own items and those of blocked sellers. */
const hits = (since: 'seen_at' | 'gathered_at', until: RawBuilder<Date>) => sql`
  search_hits join listings on listings.id = search_hits.listing_id
    where search_hits.definition_id = saved_searches.definition_id
      and search_hits.at > greatest(${sql.ref(since)}, shop_now() - make_interval(days => ${sql.lit(retentionDays)})) and search_hits.at <= ${until}
      and seller_id <> user_id and not is_blocked(user_id, seller_id) and ${isActive} and ${hasActiveSeller}`;

export const countHits = (
  since: 'seen_at' | 'gathered_at',
  until: RawBuilder<Date> = sql`'infinity'`,
) => sql<number>`(
  select count(*) from (select from ${hits(since, until)} limit ${sql.lit(maxCounted)}) found)`;

export const newestHits = (since: 'seen_at' | 'gathered_at', until: RawBuilder<Date>, limit: number) => sql`(
  select coalesce(json_agg(found), '[]') from (
    select listings.id, kind, title, sale_cents as cents, location as place from ${hits(since, until)}
    order by search_hits.at desc, listings.id limit ${sql.lit(limit)}) found)`;

function all(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('saved_searches')
    .innerJoin('search_definitions', 'search_definitions.id', 'definition_id')
    .select(['saved_searches.id', 'definition_id', 'name', 'saved_searches.query', 'mail', 'is_wide', 'at'])
    .select(countHits('seen_at').as('fresh'))
    .select(
      sql<boolean>`exists (select from notification_preferences chosen
        where chosen.user_id = saved_searches.user_id and group_name = 'searches' and chosen.mail = 'off')`.as(
        'mails_off',
      ),
    )
    .select(
      sql<boolean>`(select email_verified from users where users.id = saved_searches.user_id)`.as(
        'is_confirmed',
      ),
    )
    .where('user_id', '=', userId);
}

export async function listSearches(db: DbOrTrx, userId: string) {
  return all(db, userId).orderBy('at', 'desc').orderBy('saved_searches.id', 'desc').execute();
}
export type SearchRow = Awaited<ReturnType<typeof listSearches>>[number];

export async function findSearch(db: DbOrTrx, userId: string, id: string) {
  return all(db, userId).where('saved_searches.id', '=', id).executeTakeFirstOrThrow();
}

export async function findEqual(db: DbOrTrx, userId: string, definitionId: number) {
  return all(db, userId)
    .where(sql<boolean>`definition_id = ${definitionId}`)
    .executeTakeFirst();
}

export async function listEqual(db: DbOrTrx, userId: string, hash: string) {
  return all(db, userId).where('search_definitions.hash', '=', hash).execute();
}

export async function findOwner(db: DbOrTrx, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('saved_searches').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id;
}

export async function isWideNow(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_wide: boolean }>`
    select is_wide from search_definitions
    where id = (select definition_id from saved_searches where id = ${id}) for share`.execute(trx);
  return rows[0]?.is_wide ?? false;
}

/** Hits found before a search was switched to daily email are left out of the email. */
export async function updateSearch(trx: Trx, id: string, { seen, ...changes }: SearchChanges): Promise<void> {
  const gathered = sql<Date>`case when mail = 'daily' then gathered_at else shop_now() end`;
  const values = {
    ...changes,
    ...(seen && { seen_at: sql<Date>`shop_now()` }),
    ...(changes.mail && { gathered_at: gathered }),
  };
  if (Object.keys(values).length === 0) return;
  await trx.updateTable('saved_searches').set(values).where('id', '=', id).execute();
}

/**
 * Locks the definition before the search, because `replacePlan` locks it first, too. The trigger alone would lock the
 * search first.
 */
export async function deleteSearch(trx: Trx, id: string): Promise<number> {
  await sql`
    select from search_definitions where id = (select definition_id from saved_searches where id = ${id})
    for update`.execute(trx);
  const { numDeletedRows } = await trx.deleteFrom('saved_searches').where('id', '=', id).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function exportSearches(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'query', 'mail', 'at', 'seen_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}
