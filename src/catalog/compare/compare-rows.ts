import { factsOfItems } from '#src/catalog/listings/facts.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { browsingTexts } from '#src/texts/browsing.ts';

type CompareRow = { name: string; values: (string | null)[]; differs: boolean; isName: boolean };

/** The rows of the properties that at least one item has. `film` contains the ids of film cameras. */
export function compareRows(items: readonly Listing[], film: readonly string[]): CompareRow[] {
  return factsOfItems(film).flatMap(({ label, of, isExpected, isName = false, isOwn = false }) => {
    const unknown = isExpected ? browsingTexts.compare.unknown : null;
    const values = items.map((item) => of(item) ?? unknown);
    const known = new Set(values.filter((value) => value !== null));
    return known.size === 0 ? [] : [{ name: label, values, differs: !isOwn && known.size > 1, isName }];
  });
}
