import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { isVerified, type Group, type Narrowing } from './filter-queries.server.ts';
import { sources, unionOf } from './sources-queries.server.ts';

/** How each group is counted among what was found: the values, and how most people spell them. */
const counting: Record<Group, ReturnType<typeof sql>> = {
  kind: sql`select 'kind' as "group", kind as value, min(kind) as label, count(*) as count from found group by kind`,
  brand: sql`select 'brand', lower(brand), mode() within group (order by brand), count(*) from found group by lower(brand)`,
  mount: sql`select 'mount', lower(mount), mode() within group (order by mount), count(*)
    from found, unnest(mounts) as given (mount) group by lower(mount)`,
  condition: sql`select 'condition', condition, min(condition), count(*) from found group by condition`,
  place: sql`select 'place', lower(location), mode() within group (order by location), count(*) from found group by lower(location)`,
};

/** At most so many of what was searched for: which ones is up to their order of listing, so it stays the same. */
function someFound(db: DbOrTrx, narrowing: Narrowing, cap: number) {
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

/** How many of at most `cap` items each value of these groups has, the most frequent first. */
export async function countGroups(
  db: DbOrTrx,
  groups: readonly Group[],
  narrowing: Narrowing,
  { cap, limit }: { cap: number; limit: number },
): Promise<Counted[]> {
  const parts = groups.map((group) => sql`${counting[group]} order by 4 desc, 2 limit ${limit}`);
  const { rows } = await sql<Counted>`
    with found as materialized (${someFound(db, narrowing, cap)})
    select "group", value, label, count from (${unionOf(parts)}) counted ("group", value, label, count)
    order by count desc, value
  `.execute(db);
  return rows;
}

/** How many items the two switches would leave, and between which prices in cents; `all` says how many were counted. */
export async function countSwitches(db: DbOrTrx, narrowing: Narrowing, cap: number) {
  const open = { ...narrowing, verified: undefined, available: undefined };
  const verified = narrowing.verified ? isVerified : sql`true`;
  const available = narrowing.available ? sql`listings.state = 'available'` : sql`true`;
  const { rows } = await sql<{
    all: number;
    verified: number;
    available: number;
    min: number | null;
    max: number | null;
  }>`
    with listings as materialized (${someFound(db, open, cap)})
    select count(*) as all,
      count(*) filter (where ${available} and ${isVerified}) as verified,
      count(*) filter (where listings.state = 'available' and ${verified}) as available,
      min(sale_cents) as min, max(sale_cents) as max
    from listings
  `.execute(db);
  return rows[0]!;
}
