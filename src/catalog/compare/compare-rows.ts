import { itemCountWords } from '#src/gear/evidence/evidence-card.tsx';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { durationText, priceWhenNew } from '#src/catalog/listings/listing-card.tsx';
import { partName } from '#src/catalog/items/part-schemas.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { browsingTexts } from '#src/texts/browsing.ts';
import { evidenceTexts } from '#src/texts/evidence.ts';
import { gearTexts, gradingTexts, partTexts } from '#src/texts/gear.ts';
import { includedTexts } from '#src/texts/included.ts';
import { gradeName, kindTexts } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import { listed } from '#src/texts/words.ts';

function gradedAs({ inspection }: Listing): string {
  const { item: words } = gradingTexts;
  if (!inspection?.grade) return words.stated;
  return words.byQuestionsAs(gradeName(inspection.grade, inspection.working));
}

type Row = [name: string, of: (item: Listing) => string | null];

function rows(film: readonly string[]): Row[] {
  const { listing: words } = siteTexts;
  const { gear } = gearTexts;
  const { compare } = browsingTexts;
  return [
    [words.salePrice, ({ products }) => formatMoney(products.sale)],
    [words.originalPrice, ({ products }) => priceWhenNew(products) ?? compare.unknown],
    [words.condition, ({ products }) => gradeName(products.condition)],
    [gradingTexts.item.graded, gradedAs],
    [
      evidenceTexts.count.title,
      ({ _id, kind, products: { brand }, evidence }) =>
        kind === 'cameras' ? itemCountWords({ brand, evidence, isFilm: film.includes(_id) }) : null,
    ],
    [words.duration, ({ kind, products }) => durationText(kind, products.duration, 'long')],
    [words.brand, ({ products }) => products.brand],
    [gear.model, ({ model }) => model ?? compare.unknown],
    [gear.mount, ({ mount }) => mount ?? compare.unknown],
    [partTexts.conversion.title, ({ conversion }) => conversion && partTexts.conversion[conversion]],
    [gear.adapts, ({ adaptsFrom, adaptsTo }) => gear.joins(adaptsFrom, adaptsTo)],
    [gear.crop, ({ crop }) => (crop === 1 ? gear.fullFrame : crop ? String(crop) : compare.unknown)],
    [includedTexts.title, ({ included }) => (included.length > 0 ? includedTexts.list(...included) : null)],
    [partTexts.title, ({ parts }) => (parts.length > 0 ? listed(parts.map(partName)) : null)],
    [compare.kind, ({ kind }) => kindTexts(kind).one],
    [words.location, ({ products }) => products.location],
    [words.seller, ({ products }) => products.seller],
    [words.verified, ({ verification }) => (verification ? compare.yes : compare.no)],
    [compare.offers, ({ offers }) => (offers ? compare.yes : compare.no)],
    [compare.state, ({ state }) => words.states[state]],
  ];
}

/** Nearly all used items differ in these, so highlighting them would hide the other differences. */
const expectedToDiffer = (): string[] => {
  const { listing: words } = siteTexts;
  return [
    words.salePrice,
    words.originalPrice,
    words.duration,
    gearTexts.gear.model,
    words.location,
    words.seller,
  ];
};

/** Whether the values of a row are names, which a browser must not translate. */
export const hasNames = (name: string): boolean =>
  [siteTexts.listing.brand, gearTexts.gear.model, siteTexts.listing.location].includes(name);

type CompareRow = { name: string; values: (string | null)[]; differs: boolean };

/** The rows of the properties that at least one item has. `film` contains the ids of film cameras. */
export function compareRows(items: readonly Listing[], film: readonly string[]): CompareRow[] {
  const expected = expectedToDiffer();
  return rows(film)
    .map(([name, of]) => ({ name, values: items.map((item) => of(item)) }))
    .filter(({ values }) => values.some((each) => each !== null))
    .map(({ name, values }) => ({
      name,
      values,
      differs: !expected.includes(name) && new Set(values.filter((each) => each !== null)).size > 1,
    }));
}
