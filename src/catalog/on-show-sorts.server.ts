import { sql } from 'kysely';
import type { Sorts } from '#src/platform/db/window.server.ts';
import { listingSorts } from './queries.server.ts';

const { id, columns } = listingSorts;

/** What the lists of visitors can be sorted by. */
export const onShowSorts = {
  id,
  columns: {
    date: columns.date,
    title: columns.title,
    sale: columns.sale,
    saving: { by: sql.ref('listings.saving_cents'), type: 'number', falls: true },
    relevance: { by: sql`fit`, type: 'number', falls: true },
  },
} as const satisfies Sorts<string>;
