import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import { toCents } from '#src/platform/money.ts';
import type { Kind } from './contract.ts';
import type { Filters } from './filters.ts';
import { matches } from './words-queries.server.ts';

/** What visitors look for; without a kind among all of them. */
export type Narrowing = Filters & { kind?: Kind[] | undefined };

type Listings<O> = SelectQueryBuilder<Tables, 'listings', O>;

/** The groups of which any chosen value will do. */
export const groups = ['kind', 'brand', 'condition', 'place'] as const;
export type Group = (typeof groups)[number];

/** Any of these values; of the columns that the indexes of lists hold. */
function oneOf(group: Group, values: readonly string[]): RawBuilder<boolean> {
  const folds = group === 'brand' || group === 'place';
  const wanted = folds ? values.map((value) => value.toLowerCase()) : [...values];
  return sql<boolean>`${labels[group]} = any(${wanted}::text[])`;
}

/** Of sellers who are not suspended: those who are, are few and indexed. */
export const ofActiveSellers = sql<boolean>`listings.seller_id not in (
  select suspended.id from people suspended where suspended.suspended_at is not null
)`;

/** Leaves of all items those on show that match. */
export function narrow<O>(all: Listings<O>, narrowing: Narrowing): Listings<O> {
  const { q, min, max, age, verified, available, kind } = narrowing;
  let query = all
    .where('listings.deleted_at', 'is', null)
    // In the statement itself: a plan that is kept knows no parameter, and would not take these indexes.
    .where('listings.state', '<>', sql.lit('sold'))
    .where(ofActiveSellers);
  // One kind as its own column: sorted indexes begin with it.
  if (kind?.length === 1) query = query.where('listings.kind', '=', kind[0]!);
  for (const group of groups) {
    const values = narrowing[group] ?? [];
    if (values.length === 0 || (group === 'kind' && values.length === 1)) continue;
    query = query.where(oneOf(group, values));
  }
  if (min !== undefined) query = query.where('listings.sale_cents', '>=', toCents(min));
  if (max !== undefined) query = query.where('listings.sale_cents', '<=', toCents(max));
  if (age !== undefined) query = query.where('listings.age_months', '<=', age);
  if (available) query = query.where('listings.state', '=', 'available');
  if (verified) query = query.where(isVerified);
  return q ? query.where(matches(q)) : query;
}

const isVerified = sql<boolean>`exists (
  select from people where people.id = listings.seller_id and people.status = 'varified')`;

const labels: Record<Group, RawBuilder<string>> = {
  kind: sql`listings.kind`,
  brand: sql`lower(listings.brand)`,
  condition: sql`listings.condition`,
  place: sql`lower(listings.location)`,
};
const spellings: Record<Group, RawBuilder<string>> = {
  kind: sql`min(listings.kind)`,
  // The most common spelling.
  brand: sql`mode() within group (order by listings.brand)`,
  condition: sql`min(listings.condition)`,
  place: sql`mode() within group (order by listings.location)`,
};

/** How many items each value of a group would leave, the most frequent first; its own choice does not narrow it. */
export async function countGroup(db: DbOrTrx, group: Group, narrowing: Narrowing, limit: number) {
  return narrow(db.selectFrom('listings'), { ...narrowing, [group]: undefined })
    .select([labels[group].as('value'), spellings[group].as('label')])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy(labels[group])
    .orderBy('count', 'desc')
    .orderBy('value')
    .limit(limit)
    .execute();
}

/** How many items the two switches would leave, and between which prices in cents. */
export async function countSwitches(db: DbOrTrx, narrowing: Narrowing) {
  const open = { ...narrowing, verified: undefined, available: undefined };
  const verified = narrowing.verified ? isVerified : sql`true`;
  const available = narrowing.available ? sql`listings.state = 'available'` : sql`true`;
  return narrow(db.selectFrom('listings'), open)
    .select([
      sql<number>`count(*) filter (where ${isVerified} and ${available})`.as('verified'),
      sql<number>`count(*) filter (where listings.state = 'available' and ${verified})`.as('available'),
      sql<number | null>`min(listings.sale_cents)`.as('min'),
      sql<number | null>`max(listings.sale_cents)`.as('max'),
    ])
    .executeTakeFirstOrThrow();
}
