import { sql } from 'kysely';
import { conditions, kinds } from '#src/catalog/items/kind-schemas.ts';
import {
  spelledIn,
  type Group,
  type Listed,
  type Query,
} from '#src/catalog/search/saved-query-service.server.ts';
import { prepared } from '#src/platform/context.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { matchItem } from './queue.server.ts';

type Row = { definition_id: number; query: Query | null };

/**
 * Stores the searches that newly match an item, and returns the queries that columns cannot decide. Materialized steps
 * fix the query plan, because the planner's estimates vary too much.
 */
export async function noteMatches(trx: Trx, { item }: Listed): Promise<Row[]> {
  const models = [...(item.model === null ? [] : [item.model]), ...(item.kit?.models ?? [])];
  const valuesOf = (group: Group) => spelledIn[group](item).map(({ value }) => value);
  const matching = sql<Row>`
    with item as materialized (
      select ${models}::text[] as models, array_to_tsvector(${[...item.terms]}::text[]) as terms,
        ${valuesOf('brand')}::text[] as brands, ${item.place.value} as place, ${valuesOf('mount')}::text[] as mounts,
        sale_cents, age_months,
        1 << array_position(${[...kinds]}::text[], kind) - 1 as kind,
        1 << array_position(${[...conditions]}::text[], condition) - 1 as grade,
        seller_id in (select verified_users.id from verified_users) as is_verified,
        not exists (select from booked_listings where booked_listings.id = listings.id) as is_available,
        (select 'g:' || floor(lat) || ',' || floor(lon) from places where places.id = place_id) as cell
      from listings where id = ${item.id} and deleted_at is null and paused_at is null and sold_at is null
        and seller_id not in (select users.id from users where suspended_at is not null)
    ), keys as materialized (
      select distinct given.key collate "C" as key from item cross join lateral (
        select 'm:' || model from unnest(models) model
        union all select 't:' || word from unnest(tsvector_to_array(terms)) word
        union all select 'x:' || mount from unnest(mounts) mount
        union all select 'l:' || place
        union all select 'b:' || brand from unnest(brands) brand
        union all select cell where cell is not null
      ) given (key)
    ), near as materialized (
      select own.definition_id, own.is_whole from item cross join keys cross join lateral (
        select definition_id, is_whole from search_keys
        where search_keys.key = keys.key
          and search_keys.kinds & item.kind <> 0 and search_keys.grades & item.grade <> 0
          and item.sale_cents between search_keys.min_cents and search_keys.max_cents and item.age_months <= search_keys.age
        offset 0
      ) own
    ), verified as materialized (
      select definition.id, definition.rest from item
      cross join (select distinct definition_id from near where not is_whole) candidate
      cross join lateral (
        select id, case when has_rest then query end as rest from search_definitions
        where search_definitions.id = candidate.definition_id
          and (not search_definitions.is_verified or item.is_verified) and (not search_definitions.is_available or item.is_available)
          and (search_definitions.brands is null or search_definitions.brands && item.brands) and (places is null or item.place = any(places))
          and (search_definitions.mounts is null or search_definitions.mounts && item.mounts)
          and (not has_words or search_definitions.models && item.models
            or coalesce(item.terms @@ search_definitions.terms, false))
        offset 0
      ) definition
    ), noted as (
      insert into search_hits (definition_id, listing_id)
      select definition_id, ${item.id} from (
        select definition_id from near where is_whole
        union select id from verified where rest is null
      ) found
      on conflict do nothing
      returning definition_id
    )
    select definition_id, null as query from noted
    union all (select id, rest from verified where rest is not null order by id)`;
  const { rows } = await prepared(() => matching.execute(trx));
  return rows;
}

/** Returns whether a later job will match the item, in its newest state. */
export async function isMatchedLater(trx: Trx, listingId: string): Promise<boolean> {
  const { rows } = await sql`
    select from jobs.job where name = ${matchItem.name} and state = 'created' and start_after <= now()
      and data ->> 'listing' = ${listingId} and not data ? 'after' limit 1`.execute(trx);
  return rows.length > 0;
}

export async function noteHits(
  trx: Trx,
  definitions: readonly number[],
  listingId: string,
): Promise<number[]> {
  if (definitions.length === 0) return [];
  const { rows } = await sql<{ definition_id: number }>`
    insert into search_hits (definition_id, listing_id)
    select definition_id, ${listingId} from unnest(${[...definitions]}::bigint[]) found (definition_id)
    on conflict do nothing returning definition_id`.execute(trx);
  return rows.map(({ definition_id }) => definition_id);
}

/**
 * Backdates an item's hits for searches that were saved while it was listed, unless it was edited after it was hidden.
 * Their users could already see the item.
 */
export async function noteSeen(
  trx: Trx,
  definitions: readonly number[],
  listingId: string,
  hiddenSince: string,
): Promise<number[]> {
  if (definitions.length === 0) return [];
  const { rows } = await sql<{ definition_id: number }>`
    update search_hits set at = listings.listed_at from listings
    where listings.id = search_hits.listing_id and listing_id = ${listingId}
      and definition_id = any(${[...definitions]}::bigint[])
      and (edited_at is null or edited_at <= ${hiddenSince}::timestamptz)
      and (select min(saved_searches.at) from saved_searches
        where saved_searches.definition_id = search_hits.definition_id)
        between listings.listed_at and ${hiddenSince}::timestamptz
    returning definition_id`.execute(trx);
  return rows.map(({ definition_id }) => definition_id);
}

export async function listToNotify(
  trx: Trx,
  definitions: readonly number[],
  listingId: string,
): Promise<{ id: string; user_id: string }[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select saved_searches.id, user_id from unnest(${[...definitions]}::bigint[]) found (definition_id)
    join saved_searches using (definition_id) join listings on listings.id = ${listingId}
    where mail = 'now' and user_id <> seller_id and not is_blocked(user_id, seller_id)
    order by user_id, saved_searches.id`.execute(trx);
  return rows;
}

export async function noteRun(trx: Trx, id: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('notified_runs')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
