import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/db/connect.server.ts';
import type { Asked } from '#src/search/service.server.ts';
import { countHits } from './queries.server.ts';
import type { Told } from './telling.server.ts';

/** How long it is known what a search has found. */
const keptDays = 30;

export type Gathered = Told & { count: number };

/**
 * Some of the searches that are told once a day and have found something since they were, with how much; from now on they were.
 * What wide ones have found is noted when they are searched.
 */
export async function takeGathered(trx: Trx, limit: number): Promise<Gathered[]> {
  const { rows } = await sql<Gathered>`
    with waiting as (
      select id, found.count from saved_searches cross join lateral (select ${countHits('gathered_at')} as count) found
      where mail = 'daily' and found.count > 0
      order by id limit ${limit} for update of saved_searches
    )
    update saved_searches set gathered_at = shop_now() from waiting where saved_searches.id = waiting.id
    returning saved_searches.id, person_id, name, query, waiting.count`.execute(trx);
  return rows;
}

export type WideDefinition = { id: number; asked: Asked; searched_at: Date };

/** Some of the wide searches that someone wants to hear of, in their order from one on. */
export async function listWide(db: DbOrTrx, after: number, limit: number): Promise<WideDefinition[]> {
  const { rows } = await sql<WideDefinition>`
    select id, asked, searched_at from search_definitions
    where is_wide and id > ${after}
      and exists (select from saved_searches where definition_id = search_definitions.id and mail <> 'off')
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Notes what a wide search has found; false where another has done so since. */
export async function noteWide(
  trx: Trx,
  { id, searched_at }: Pick<WideDefinition, 'id' | 'searched_at'>,
  found: readonly string[],
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update search_definitions set searched_at = shop_now() where id = ${id} and searched_at = ${searched_at}`.execute(
    trx,
  );
  if (numAffectedRows !== 1n) return false;
  await sql`
    insert into search_hits (definition_id, listing_id, why)
    select ${id}::bigint, listing_id, 'listed' from unnest(${[...found]}::text[]) found (listing_id)
    on conflict do nothing`.execute(trx);
  return true;
}

/** Definitions that came to find too much: so many in so many days. */
export async function listGrown(db: DbOrTrx, most: number, days: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select definition_id as id from search_hits join search_definitions on search_definitions.id = definition_id
    where at > shop_now() - make_interval(days => ${days}::integer) and not is_wide
    group by definition_id having count(*) > ${most} order by definition_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Some of the definitions whose words were understood by another reference or by other rules. */
export async function listOutdated(db: DbOrTrx, current: string, limit: number) {
  const { rows } = await sql<{ id: number; asked: Asked }>`
    select id, asked from search_definitions where planned_by <> ${current} order by id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** What a definition asks for. */
export async function findAsked(db: DbOrTrx, id: number): Promise<Asked | undefined> {
  const { rows } = await sql<{ asked: Asked }>`select asked from search_definitions where id = ${id}`.execute(
    db,
  );
  return rows[0]?.asked;
}

/** Forgets what was found thirty days ago, runs that are over, and some of the definitions that nobody has saved any more. */
export async function forgetOld(db: DbOrTrx, limit: number): Promise<number> {
  const hits = await sql`
    delete from search_hits where (definition_id, listing_id) in (
      select definition_id, listing_id from search_hits
      where at < shop_now() - make_interval(days => ${sql.lit(keptDays)}) limit ${limit})`.execute(db);
  const runs = await sql`
    delete from told_runs where id in (select id from told_runs where at < now() - interval '7 days' limit ${limit})`.execute(
    db,
  );
  const definitions = await sql`
    delete from search_definitions where id in (
      select id from search_definitions
      where not exists (select from saved_searches where definition_id = search_definitions.id)
      order by id limit ${limit} for update skip locked)`.execute(db);
  return Math.max(...[hits, runs, definitions].map(({ numAffectedRows }) => Number(numAffectedRows)));
}
