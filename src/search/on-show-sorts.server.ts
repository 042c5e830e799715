import { sql } from 'kysely';
import type { Sorts } from '#src/db/keyset-page.server.ts';

export const onShowSorts = {
  id: sql.ref<string>('listings.id'),
  columns: {
    date: { by: sql.ref('listings.listed_at'), type: 'time' },
    title: { by: sql`lower(listings.title)`, type: 'text' },
    sale: { by: sql.ref('listings.sale_cents'), type: 'number' },
    saving: { by: sql.ref('listings.saving_cents'), type: 'number', falls: true },
    relevance: { by: sql`fit`, type: 'number', falls: true },
  },
} as const satisfies Sorts<string>;
