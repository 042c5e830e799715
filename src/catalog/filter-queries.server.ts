import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { ListingState, Tables } from '#src/platform/db/tables.ts';
import { toCents } from '#src/platform/money.ts';
import type { Kind } from './contract.ts';
import type { Filters } from './filters.ts';

/**
 * Words as they are searched: the models that they name, a tsquery for listings by their own words, and the kinds that
 * come first by relevance; none where no word names one.
 */
export type Words = {
  models: readonly { id: string; fit: number }[];
  query: string | null;
  kinds: readonly Kind[];
};

/** How much more than any fit of a model it counts to be of a kind that was named. */
export const kindLift = 10_000;

/** What visitors look for; without a kind among all of them. */
export type Narrowing = Omit<Filters, 'q'> & { kind?: Kind[] | undefined; words?: Words | undefined };

/** The groups of which any chosen value will do. */
export const groups = ['kind', 'brand', 'mount', 'condition', 'place'] as const;
export type Group = (typeof groups)[number];

/** Those whose values mean the same in capitals. */
export const folded: readonly string[] = ['brand', 'mount', 'place'] satisfies Group[];
/** What the indexes of lists hold. */
const columns: Record<Exclude<Group, 'mount'>, RawBuilder<string>> = {
  kind: sql`listings.kind`,
  brand: sql`lower(listings.brand)`,
  condition: sql`listings.condition`,
  place: sql`lower(listings.location)`,
};

/** Any of these values. An item can have several mounts: they have an index of their own. */
function oneOf(group: Group, values: readonly string[]): RawBuilder<boolean> {
  const wanted = folded.includes(group) ? values.map((value) => value.toLowerCase()) : [...values];
  if (group === 'mount')
    return sql<boolean>`(listings.mounts <> '{}' and lower_each(listings.mounts) && ${wanted}::text[])`;
  return sql<boolean>`${columns[group]} = any(${wanted}::text[])`;
}

/** Neither withdrawn, nor paused, nor sold: in the words of the partial indexes, which a statement must have to read them. */
export const isOnShelf = sql<boolean>`listings.deleted_at is null and listings.paused_at is null
  and listings.sold_at is null`;

/** Whether somebody has booked the item of which `table` has the `id`. */
export const isBooked = (table = 'listings'): RawBuilder<boolean> => sql<boolean>`exists (
  select from booked_listings where booked_listings.id = ${sql.ref(`${table}.id`)})`;

/** On the shelf, and not booked. */
export const isBookable = sql<boolean>`${isOnShelf} and not ${isBooked()}`;

/** As the wire has it. */
export const stateOf = sql<ListingState>`case when listings.sold_at is not null then 'sold'
  when ${isBooked()} then 'booked' else 'available' end`;

/** Of sellers who are not suspended: those who are, are few and indexed. */
export const ofActiveSellers = sql<boolean>`listings.seller_id not in (
  select suspended.id from people suspended where suspended.suspended_at is not null
)`;

/** Whether the seller is verified of whom `table` has the `seller_id`. */
export const isVerified = (table = 'listings'): RawBuilder<boolean> => sql<boolean>`exists (
  select from verified_people where verified_people.id = ${sql.ref(`${table}.seller_id`)})`;

type Listings<O> = SelectQueryBuilder<Tables, 'listings', O>;

/** Leaves of all items those on show that match; what words say is up to `sources`. */
export function narrow<O>(all: Listings<O>, narrowing: Narrowing): Listings<O> {
  const { min, max, age, verified, available, kind } = narrowing;
  const conditions = [isOnShelf, ofActiveSellers];
  // One kind as its own column: sorted indexes begin with it.
  if (kind?.length === 1) conditions.push(sql`listings.kind = ${kind[0]}`);
  for (const group of groups) {
    const values = narrowing[group] ?? [];
    if (values.length === 0 || (group === 'kind' && values.length === 1)) continue;
    conditions.push(oneOf(group, values));
  }
  if (min !== undefined) conditions.push(sql`listings.sale_cents >= ${toCents(min)}`);
  if (max !== undefined) conditions.push(sql`listings.sale_cents <= ${toCents(max)}`);
  if (age !== undefined) conditions.push(sql`listings.age_months <= ${age}`);
  if (available) conditions.push(sql`not ${isBooked()}`);
  if (verified) conditions.push(isVerified());
  return conditions.reduce((query, condition) => query.where(condition), all);
}
