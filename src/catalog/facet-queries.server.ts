import { sql, type RawBuilder } from 'kysely';
import { planKept } from '#src/platform/db/pipeline.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { isBooked, isVerified, type Group, type Narrowing } from './filter-queries.server.ts';
import { ofIds, sources, unionOf } from './sources-queries.server.ts';

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
  'listings.id',
  'listings.kind',
  'listings.brand',
  'listings.condition',
  'listings.location',
  'listings.mounts',
  'listings.sale_cents',
  'listings.seller_id',
] as const;

/** What was searched for, and which items that is where they are few. */
export type Found = { narrowing: Narrowing; ids: readonly string[] | null };

/** At most so many of what was searched for: which ones is up to their order of listing, so it stays the same. */
function someFound(db: DbOrTrx, { narrowing, ids }: Found, cap: number) {
  if (ids) return ofIds(db, ids, narrowing).select(columns);
  const all = sources(db, narrowing).map((each) => {
    const rows = each.select(columns);
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

/** Items by their ids are read alike, however they were found. */
const planOfFound = ({ ids }: Found): RawBuilder<unknown> => (ids ? planKept : sql``);

export type Counted = { group: Group; value: string; label: string; count: number };
/** How many items the two switches would leave of `all` that were counted, and between which prices in cents. */
export type Switches = {
  all: number;
  verified: number;
  available: number;
  min: number | null;
  max: number | null;
};
type Wanted = {
  groups: readonly Group[];
  /** Whether what the switches would leave is wanted; `narrowing` then has neither, and these are those chosen. */
  switches?: { verified: boolean; available: boolean } | undefined;
};

/**
 * How many of at most `cap` items each value of these groups has, and how most of them spell it: of each group the most
 * frequent first, up to `limit`. And what the switches would leave of them.
 */
export async function countFound(
  db: DbOrTrx,
  found: Found,
  { groups, switches }: Wanted,
  { cap, limit }: { cap: number; limit: number },
): Promise<{ groups: Counted[]; switches: Switches | null }> {
  const { rows } = await sql<{ groups: Counted[]; switches: Switches | null }>`
    with found as materialized (${someFound(db, found, cap)})
    select ${groups.length > 0 ? ofGroups(groups, limit) : sql`'[]'::json`} as groups,
      ${switches ? ofSwitches(switches) : sql`null::json`} as switches
  ${planOfFound(found)}`.execute(db);
  return rows[0]!;
}

/** How many of at most `cap` items can be booked. */
export async function countAvailable(db: DbOrTrx, found: Found, cap: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (${someFound(db, found, cap)}) found where not ${isBooked('found')}
  ${planOfFound(found)}`.execute(db);
  return rows[0]!.count;
}

/** How many items match each of these, counted up to `cap` and one more; in one statement. */
export async function countEach(db: DbOrTrx, all: readonly Narrowing[], cap: number): Promise<number[]> {
  const counts = all.map((narrowing) => {
    const parts = sources(db, narrowing).map((each) => each.select(sql`1`.as('one')).limit(cap + 1));
    if (parts.length === 0) return sql`0`;
    return sql`(select count(*) from (select from (${unionOf(parts)}) parts limit ${cap + 1}) found)`;
  });
  const { rows } = await sql<{ counts: number[] }>`
    select json_build_array(${sql.join(counts)}) as counts`.execute(db);
  return rows[0]!.counts;
}

function ofGroups(groups: readonly Group[], limit: number) {
  return sql`(
    select coalesce(json_agg(ranked order by count desc, value), '[]') from (
      select "group", value, (array_agg(label order by count desc, label))[1] as label, sum(count) as count,
        row_number() over (partition by "group" order by sum(count) desc, value) as rank
      from (${unionOf(groups.map((group) => counting[group]))}) spelled ("group", value, label, count)
      group by "group", value
    ) ranked where rank <= ${limit}
  )`;
}

function ofSwitches({ verified, available }: { verified: boolean; available: boolean }) {
  return sql`(
    select row_to_json(counted) from (
      select coalesce(sum("all"), 0) as "all",
        coalesce(sum(${available ? sql`available` : sql`"all"`}) filter (where verified), 0) as verified,
        coalesce(sum(available) ${verified ? sql`filter (where verified)` : sql``}, 0) as available,
        min(min) as min, max(max) as max
      from (
        select of_sellers.*, ${isVerified('of_sellers')} as verified from (
          select seller_id, count(*) as "all", count(*) filter (where not ${isBooked('found')}) as available,
            min(sale_cents) as min, max(sale_cents) as max
          from found group by seller_id
        ) of_sellers
      ) sellers
    ) counted
  )`;
}
