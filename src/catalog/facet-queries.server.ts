import { sql, type RawBuilder } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { isVerified, type Group, type Narrowing } from './filter-queries.server.ts';
import { sources, unionOf } from './sources-queries.server.ts';

/** How each group is counted among what was found, by every spelling: those are few beside the rows. */
const counting: Record<Group, RawBuilder<unknown>> = {
  kind: sql`select 'kind' as "group", kind as value, kind as label, count(*) as count from found group by kind`,
  brand: sql`select 'brand', lower(brand), brand, count(*) from found group by brand`,
  mount: sql`select 'mount', lower(mount), mount, sum(count)
    from (select mounts, count(*) as count from found where mounts <> '{}' group by mounts) given,
      unnest(mounts) as of_each (mount) group by mount`,
  condition: sql`select 'condition', condition, condition, count(*) from found group by condition`,
  place: sql`select 'place', lower(location), location, count(*) from found group by location`,
};

/** What is counted by; `listings_on_show` holds it all, so that no row is read. */
const columns = [
  'kind',
  'brand',
  'condition',
  'location',
  'mounts',
  'state',
  'sale_cents',
  'seller_id',
] as const;

/** At most so many of what was searched for: which ones is up to their order of listing, so it stays the same. */
function someFound(db: DbOrTrx, narrowing: Narrowing, cap: number) {
  const all = sources(db, narrowing).map((each) => {
    const rows = each.select(columns.map((column) => `listings.${column}` as const));
    // Words are found by their index, in no order: a walk could be long.
    return narrowing.words
      ? rows.limit(cap)
      : rows.orderBy('listings.listed_at', 'desc').orderBy('listings.id', 'desc').limit(cap);
  });
  if (all.length === 0)
    return db
      .selectFrom('listings')
      .select(columns)
      .where(sql<boolean>`false`);
  return sql`${unionOf(all)} limit ${cap}`;
}

type Counted = { group: Group; value: string; label: string; count: number };

/**
 * How many of at most `cap` items each value of these groups has, and how most of them spell it; of each group the
 * most frequent first, up to `limit`.
 */
export async function countGroups(
  db: DbOrTrx,
  wanted: readonly Group[],
  narrowing: Narrowing,
  { cap, limit }: { cap: number; limit: number },
): Promise<Counted[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<Counted>`
    with found as materialized (${someFound(db, narrowing, cap)}),
    ranked as (
      select "group", value, (array_agg(label order by count desc, label))[1] as label, sum(count) as count,
        row_number() over (partition by "group" order by sum(count) desc, value) as rank
      from (${unionOf(wanted.map((group) => counting[group]))}) spelled ("group", value, label, count)
      group by "group", value
    )
    select "group", value, label, count from ranked where rank <= ${limit} order by count desc, value
  `.execute(db);
  return rows;
}

/** How many items the two switches would leave, and between which prices in cents; `all` says how many were counted. */
export async function countSwitches(db: DbOrTrx, narrowing: Narrowing, cap: number) {
  const open = { ...narrowing, verified: undefined, available: undefined };
  const { verified, available } = narrowing;
  const { rows } = await sql<{
    all: number;
    verified: number;
    available: number;
    min: number | null;
    max: number | null;
  }>`
    with found as materialized (${someFound(db, open, cap)}),
    of_sellers as (
      select seller_id, count(*) as all, count(*) filter (where state = 'available') as available,
        min(sale_cents) as min, max(sale_cents) as max
      from found group by seller_id
    ),
    listings as (select of_sellers.*, ${isVerified('of_sellers')} as verified from of_sellers)
    select coalesce(sum("all"), 0)::integer as all,
      coalesce(sum(${available ? sql`available` : sql`"all"`}) filter (where verified), 0)::integer as verified,
      coalesce(sum(available) ${verified ? sql`filter (where verified)` : sql``}, 0)::integer as available,
      min(min) as min, max(max) as max
    from listings
  `.execute(db);
  return rows[0]!;
}
