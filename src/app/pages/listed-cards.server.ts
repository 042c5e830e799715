import { renderCards } from '#src/catalog/cards/card-service.server.ts';
import type { findPageOfItems } from '#src/catalog/search/results/page-service.server.ts';

/** How many photos of a list are visible at once on a wide screen. */
const firstRow = 4;

/** Replaces the items of a list with their cards. */
export function withCards(
  { items, ...found }: Awaited<ReturnType<typeof findPageOfItems>>,
  isDocument: boolean,
) {
  return { ...found, cards: renderCards(items, { isDocument, eager: firstRow, comparable: true }) };
}
