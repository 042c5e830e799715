import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import type { Term, Words } from '#src/catalog/search/port.ts';
import { isActive, isNamed, tsquery } from '#src/catalog/search/postgres/conditions.server.ts';

const maxDescribed = 100;

/** Returns the ids of active items that meet all conditions in title and description, but not in the title alone. */
export async function findDescribed(
  db: DbOrTrx,
  words: Words,
  conditions: readonly (readonly Term[])[],
): Promise<string[]> {
  const query = tsquery({ ...words, alternatives: [conditions] });
  if (query === null) return [];
  // The subquery hides the words from the planner, which would scan the whole table for words that most items have.
  const { rows } = await sql<{ id: string }>`
    select id from listings
    where id in (select listing_id from listing_descriptions where terms @@ (select ${query}::text::tsquery))
      and ${isActive} and ${isNamed(words)} is not true
    limit ${maxDescribed}`.execute(db);
  return rows.map(({ id }) => id);
}
