import { sql, type RawBuilder } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import {
  describedFit,
  kindLift,
  makerLift,
  noWords,
  unplacedKey,
  type Found,
  type Page,
  type Query,
  type Sort,
  type Near,
  type Words,
  type SearchPort,
} from '#src/catalog/search/port.ts';
import { all, anyOf, found as foundBy, isLimited, metersTo, open } from './conditions.server.ts';
import { asVisitor } from '#src/platform/db/shared-pool.server.ts';
import { facets } from './facets.server.ts';

type Key = {
  by: RawBuilder<unknown>;
  shown: RawBuilder<unknown>;
  given: (key: NonNullable<Page['after']>['key']) => RawBuilder<unknown>;
};

const cents = (column: string): Key => ({
  by: sql.ref(column),
  shown: sql.ref(column),
  given: (key) => sql`${key}::integer`,
});

const title = sql`lower(title) collate "C"`;
const keys: Record<Exclude<Sort, 'relevance' | 'distance'>, Key> = {
  date: {
    by: sql`listed_at`,
    shown: sql`(extract(epoch from listed_at) * 1000)::bigint`,
    given: (key) => sql`${new Date(Number(key))}::timestamptz`,
  },
  title: { by: title, shown: title, given: (key) => sql`${key}::text` },
  sale: cents('sale_cents'),
  saving: cents('saving_cents'),
};

function fit({ models, kinds, makers, described = [] }: Words): Key {
  const by = sql`case when id = any(${[...described]}::text[]) then ${describedFit}::integer else coalesce((
    select max(named.fit) from unnest(${models.map(({ id }) => id)}::text[], ${models.map((model) => model.fit)}::integer[])
      as named (id, fit)
    where named.id = search_model_id or named.id = any(part_models)
  ), case when ${anyOf('kind', kinds)} then ${kindLift}::integer else 0 end
    + case when ${anyOf('brand', makers)} then ${makerLift}::integer else 0 end) end`;
  return { by, shown: by, given: (key) => sql`${key}::integer` };
}

function distance(near: Near | undefined, order: Page['order']): Key {
  const unplaced = sql`${unplacedKey(order)}::integer`;
  const by = near
    ? sql`coalesce((select ${metersTo(near)} from places where places.id = place_id), ${unplaced})`
    : unplaced;
  return { by, shown: by, given: (key) => sql`${key}::integer` };
}

function keyOf({ sort, order }: Page, { words, near }: Query): Key {
  if (sort === 'relevance') return fit(words ?? noWords);
  return sort === 'distance' ? distance(near, order) : keys[sort];
}

export async function find(db: DbOrTrx, query: Query, page: Page): Promise<Found> {
  const { order, after, limit } = page;
  const { by, shown, given } = keyOf(page, query);
  const found = foundBy(query);
  const id = sql`id collate "C"`;
  const direction = sql.raw(order);
  const isLast = isLimited(query);
  const limited = isLast ?? sql<boolean>`false`;
  const isBehind = after
    ? sql<boolean>`(${by}, ${id}) ${sql.raw(order === 'asc' ? '>' : '<')} (${given(after.key)}, ${after.id})`
    : sql<boolean>`true`;
  const wasLimited = after?.isLimited ?? false;
  const follows = after
    ? sql<boolean>`(${limited} > ${wasLimited} or (${limited} = ${wasLimited} and ${isBehind}))`
    : isBehind;
  const result = sql<Found>`(
    select (select count(*) from listings where ${found}) as count,
      coalesce((
        select json_agg(json_build_object('id', id, 'key', key, 'isLimited', "isLimited")) from (
          select id, ${shown} as key, ${limited} as "isLimited" from listings where ${all([found, follows])}
          order by ${isLast ? sql`${isLast}, ` : sql``}${by} ${direction}, ${id} ${direction} limit ${limit}
        ) page
      ), '[]') as items)`.as<'result'>('result');
  return db.selectFrom(result).selectAll().executeTakeFirstOrThrow();
}

const isActive = all(open({}));

async function brands(db: DbOrTrx): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    select min(name collate "C") as brand
    from listings cross join lateral unnest(with_parts(array[brand], part_brands)) as named (name) where ${isActive}
    group by lower(name) order by lower(name) collate "C"`.execute(db);
  return rows.map(({ brand }) => brand);
}

async function listedModels(db: DbOrTrx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select given.id from unnest(${[...ids]}::text[]) with ordinality as given (id, place)
    where exists (select from listings where search_model_id = given.id and ${isActive})
      or exists (
        select from listing_parts part join listings on listings.id = part.listing_id
        where part.search_model_id = given.id and ${isActive})
    order by given.place`.execute(db);
  return rows.map(({ id }) => id);
}

/** PostgreSQL is slow with many items, so these searches use the connections for visitors. */
export function searchPostgres(db: DbOrTrx): SearchPort {
  return {
    find: (query, page) => asVisitor(() => find(db, query, page)),
    facets: (query) => asVisitor(() => facets(db, query)),
    brands: () => asVisitor(() => brands(db)),
    listedModels: (ids) => asVisitor(() => listedModels(db, ids)),
  };
}
