import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import type { Term } from '#src/catalog/search/port.ts';
import { tsquery } from '#src/catalog/search/tsquery.ts';

const maxDescribed = 100;

/** Returns the ids of listed items that meet all conditions in their titles and descriptions together. */
export async function findDescribed(
  db: DbOrTrx,
  conditions: readonly (readonly Term[])[],
): Promise<string[]> {
  const query = tsquery({ alternatives: [conditions] });
  if (query === null) return [];
  // The subquery hides the words from the planner, which would scan the whole table for words that most items have.
  const { rows } = await sql<{ id: string }>`
    select id from listings
    where id in (select listing_id from listing_descriptions where terms @@ (select ${query}::text::tsquery))
      and deleted_at is null and paused_at is null and sold_at is null
      and seller_id not in (select people.id from people where people.suspended_at is not null)
    limit ${maxDescribed}`.execute(db);
  return rows.map(({ id }) => id);
}
