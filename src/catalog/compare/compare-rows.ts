import { factsOfItems, type Fact, type FactSources } from '#src/catalog/listings/facts.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import type { SellerFacts } from '#src/catalog/sellers/schemas.ts';
import { ratingOf } from '#src/catalog/sellers/seller-card.tsx';
import { browsingTexts } from '#src/texts/browsing.ts';
import { sellerTexts } from '#src/texts/sellers.ts';

export type Compared = {
  items: Listing[];
  facts: FactSources;
  sellers: ReadonlyMap<string, SellerFacts>;
};
type Label = Omit<Fact, 'of'>;
export type CompareRow = Label & { values: string[]; differs: boolean };

const textOf = <T>(value: T | null | undefined, write: (value: T) => string | null): string | null =>
  value === null || value === undefined ? null : write(value);

const ratingWords = (seller: SellerFacts): string => ratingOf(seller) ?? sellerTexts.sellers.noReviews;

/** The rows of the properties that at least one item has. `away` returns how far away a place is. */
export function compareRows(
  { items, facts: sources, sellers }: Compared,
  away: (at: Listing['place']) => string | null,
): CompareRow[] {
  const { compare } = browsingTexts;
  const { answers } = sellerTexts.sellers;
  const facts: Fact[] = [
    ...factsOfItems(sources),
    { label: compare.distance, of: ({ place }) => away(place), isKey: true },
    {
      label: compare.rating,
      of: ({ products }) => textOf(sellers.get(products._id), ratingWords),
      isKey: true,
    },
    {
      label: compare.answers,
      of: ({ products }) => textOf(sellers.get(products._id)?.answeredWithin, (within) => answers[within]),
      isKey: true,
      isExpected: true,
    },
  ];
  return facts.flatMap(({ of, ...fact }) => rowOf(fact, items.map(of)));
}

/** Returns a row, or none if no item has a value. */
export function rowOf(label: Label, values: (string | null)[]): CompareRow[] {
  if (values.every((value) => value === null)) return [];
  const shown = values.map((value) => value ?? browsingTexts.compare.unknown);
  const known = new Set(label.isExpected ? shown : values.filter((value) => value !== null));
  return [{ ...label, values: shown, differs: known.size > 1 }];
}
