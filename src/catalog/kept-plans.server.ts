import { sql, type RawBuilder } from 'kysely';
import { planKept } from '#src/platform/db/pipeline.server.ts';
import type { Window } from '#src/platform/db/window.server.ts';
import type { Narrowing } from './filter-queries.server.ts';

/** What pages of our own ask for. */
const usualPage = 24;

const planAnew = sql.raw('');

/** The same walk for every page of a list; of sizes that few ask for no plans are kept. */
export function planOfPage({ limit }: Window): RawBuilder<unknown> {
  return limit === usualPage ? planKept : planAnew;
}

/**
 * Of several words that name models, alone or with a kind, from the beginning: to plan these takes longer than to find
 * what they mean. A plan for any words would be a bad one for a word that every tenth item has. And every mixture of filters is
 * a statement of its own, of which each connection would keep a plan.
 */
export function planOfSearch({ words, kind, ...filters }: Narrowing, window?: Window): RawBuilder<unknown> {
  const isFiltered = Object.values(filters).some((value) => value !== undefined) || (kind?.length ?? 0) > 1;
  const isOfModels = words !== undefined && words.models.length > 0 && words.query?.includes('&');
  if (isFiltered || !isOfModels || window?.after) return planAnew;
  return window ? planOfPage(window) : planKept;
}
