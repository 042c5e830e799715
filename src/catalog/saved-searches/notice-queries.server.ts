import { sql } from 'kysely';
import { isBuyable } from '#src/catalog/listings/filter-queries.server.ts';
import { conditions, kinds } from '#src/catalog/listings/schemas.ts';
import { noticeChecks } from '#src/messaging/notifications/ports.server.ts';

const bitOf = (values: readonly string[], column: string) =>
  sql`1 << array_position(${[...values]}::text[], ${sql.ref(column)}) - 1`;

const isFoundBy = (userId: string, searches: unknown) => sql`exists (
  select from saved_searches join search_definitions search on search.id = definition_id
  where saved_searches.id = any(${searches}::text[]) and person_id = ${userId} and mail <> 'off'
    and sale_cents between search.min_cents and search.max_cents and age_months <= search.age
    and search.kinds & ${bitOf(kinds, 'listings.kind')} <> 0
    and search.grades & ${bitOf(conditions, 'listings.condition')} <> 0
    and (not search.is_available or listings.id not in (select id from booked_listings)))`;

export const searchNotices = noticeChecks.providedBy({
  'item-found': ({ person, subject, data }) =>
    isBuyable(person, subject, sql`sale_cents <= ${data['cents']} and ${isFoundBy(person, data['ids'])}`),
  // True while at least one of the stored items qualifies. Rows of an earlier release store no items.
  'search-found': ({ person, subject, data }) =>
    sql`exists (select from saved_searches where id = ${subject} and person_id = ${person} and mail <> 'off')
      and (${!Array.isArray(data['ids'])} or
        ${isBuyable(person, sql`any(${data['ids'] ?? []}::text[])`, isFoundBy(person, [subject]))})`,
});
