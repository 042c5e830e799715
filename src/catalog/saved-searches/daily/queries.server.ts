import { sql } from 'kysely';
import { isActive } from '#src/catalog/listings/filter-queries.server.ts';
import { maxItems, type FoundItem, type SearchToNotify } from '#src/catalog/saved-searches/notices.server.ts';
import { countHits, retentionDays, newestHits } from '#src/catalog/saved-searches/queries.server.ts';
import type { Criteria } from '#src/catalog/search/schemas.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';

type Gathered = SearchToNotify & { count: number; items: FoundItem[] };
type Batch = { gathered: Gathered[]; last: string | null };

/** Items found in the last minute wait for the next email, because some may not be committed yet. */
export async function takeGathered(trx: Trx, after: string, limit: number): Promise<Batch> {
  const { rows } = await sql<Batch>`
    with looked_at as materialized (
      select id, user_id as person, shop_now() - interval '1 minute' as until from saved_searches
      where mail = 'daily' and user_id in (
        select distinct user_id from saved_searches where mail = 'daily' and user_id > ${after}
        order by user_id limit ${limit})
      order by id for update
    ), waiting as materialized (
      select saved_searches.id, until, ${countHits('gathered_at', sql`until`)} as count,
        ${newestHits('gathered_at', sql`until`, maxItems)} as items
      from looked_at join saved_searches using (id)
    ), notified as (
      update saved_searches set gathered_at = until from waiting
      where saved_searches.id = waiting.id and waiting.count > 0
      returning saved_searches.id, user_id, name, query, waiting.count, waiting.items
    )
    select (select max(person) from looked_at) as last, (select coalesce(json_agg(notified order by id), '[]') from notified) as gathered`.execute(
    trx,
  );
  const [batch = { last: null, gathered: [] }] = rows;
  return batch;
}

export type WideDefinition = { id: number; criteria: Criteria; searched_at: Date };

export async function listWide(db: DbOrTrx, after: number, limit: number): Promise<WideDefinition[]> {
  const { rows } = await sql<WideDefinition>`
    select id, asked as criteria, searched_at from search_definitions
    where is_wide and id > ${after}
      and exists (select from saved_searches where definition_id = search_definitions.id and mail <> 'off')
    order by id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Returns the time one minute ago. A search that starts now may miss newer items, because they may not be committed
 * yet.
 */
export async function beforeSearch(db: DbOrTrx): Promise<Date> {
  const moment = sql<Date>`shop_now() - interval '1 minute'`.as('at');
  const { at } = await db.selectNoFrom(moment).executeTakeFirstOrThrow();
  return at;
}

/** Returns false when another run has updated the definition since. */
export async function noteWide(
  trx: Trx,
  { id, searched_at }: Pick<WideDefinition, 'id' | 'searched_at'>,
  from: Date,
  found: readonly string[],
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update search_definitions set searched_at = greatest(searched_at, ${from}::timestamptz)
    where id = ${id} and searched_at = ${searched_at}`.execute(trx);
  if (numAffectedRows !== 1n) return false;
  await sql`
    insert into search_hits (definition_id, listing_id)
    select ${id}::bigint, listing_id from unnest(${[...found]}::text[]) found (listing_id)
    on conflict do nothing`.execute(trx);
  return true;
}

export async function listGrown(db: DbOrTrx, max: number, days: number): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select definition_id as id from search_hits join search_definitions on search_definitions.id = definition_id
    where at > shop_now() - make_interval(days => ${days}::integer) and not is_wide
    group by definition_id having count(*) > ${max} order by definition_id`.execute(db);
  return rows;
}

export async function listOutdated(
  db: DbOrTrx,
  current: string,
  after: number,
  limit: number,
): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id from search_definitions where (planned_by < ${current} or planned_by > ${current}) and id > ${after}
    order by id limit ${limit}`.execute(db);
  return rows;
}

export async function markPlanned(db: DbOrTrx, id: number, current: string): Promise<void> {
  await sql`update search_definitions set planned_by = ${current} where id = ${id}`.execute(db);
}

export async function findCriteria(db: DbOrTrx, id: number): Promise<Criteria | undefined> {
  const { rows } = await sql<{
    criteria: Criteria;
  }>`select asked as criteria from search_definitions where id = ${id}`.execute(db);
  return rows[0]?.criteria;
}

/** Deletes old hits of removed items, and records of old runs. Returns the larger of the two row counts. */
export async function forgetOld(db: DbOrTrx, limit: number): Promise<number> {
  const hits = await sql`
    delete from search_hits where (definition_id, listing_id) in (
      select definition_id, listing_id from search_hits
      where at < shop_now() - make_interval(days => ${sql.lit(retentionDays)})
          and not exists (select from listings where listings.id = listing_id and ${isActive})
        or not exists (select from search_definitions where search_definitions.id = definition_id) limit ${limit})`.execute(
    db,
  );
  const runs = await sql`
    delete from notified_runs where id in (select id from notified_runs where at < now() - interval '7 days' limit ${limit})`.execute(
    db,
  );
  return Math.max(...[hits, runs].map(({ numAffectedRows }) => Number(numAffectedRows)));
}
