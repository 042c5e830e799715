import { namesOfParts } from '#src/catalog/items/kind-schemas.ts';
import { itemCountWords } from '#src/gear/evidence/evidence-card.tsx';
import { formatMoney } from '#src/platform/shared/money.ts';
import { browsingTexts } from '#src/texts/browsing.ts';
import { evidenceTexts } from '#src/texts/evidence.ts';
import { gearTexts, gradingTexts, partTexts } from '#src/texts/gear.ts';
import { includedTexts } from '#src/texts/included.ts';
import { kitTexts } from '#src/texts/kit.ts';
import { gradeName, kindTexts } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import { listed } from '#src/texts/words.ts';
import { durationText, priceWhenNew } from './listing-card.tsx';
import type { Listing } from './schemas.ts';

type Flags = {
  /** The page of the item shows the fact in its list of facts. */
  onPage?: true;
  /** Most items have it, so a comparison says that it is unknown. */
  isExpected?: true;
  /** A name, which a browser must not translate. */
  isName?: true;
  /** The page shows more than the text. */
  more?: 'grade' | 'count';
  /** A comparison begins with it. */
  isKey?: true;
};
export type Fact = Flags & { label: string; of: (item: Listing) => string | null };

function gradedAs({ inspection }: Listing): string {
  const { item: words } = gradingTexts;
  if (!inspection?.grade) return words.stated;
  return words.byQuestionsAs(gradeName(inspection.grade, inspection.working));
}

const yesOrNo = (is: boolean): string => (is ? browsingTexts.compare.yes : browsingTexts.compare.no);

function plainText(value: unknown): string | null {
  if (Array.isArray(value)) return listed(value.map(String)) || null;
  if (typeof value === 'boolean') return yesOrNo(value);
  return value === null ? null : String(value);
}

const focalText = (lens?: Lens): string | null => (lens?.focal ? kitTexts.length(...lens.focal) : null);
const apertureText = (lens?: Lens): string | null =>
  lens?.aperture ? gearTexts.gear.fStop(lens.aperture) : null;

/** Facts about the items of a page that are not in the items themselves. */
export type FactSources = {
  /** The ids of film cameras. */
  film: readonly string[];
  /** Maps the ids of the items that are lenses. */
  lenses: ReadonlyMap<string, Lens>;
  /** The fields that are shown as they are stored, with their names. */
  plain: [field: keyof Listing, name: string][];
};
/** `focal` is in mm, and `aperture` the f-number when fully open. */
type Lens = { focal: [from: number, to: number] | null; aperture: number | null };

/** The facts of an item for its page and for comparisons. */
export function factsOfItems({ film, lenses, plain }: FactSources): Fact[] {
  const { listing: words } = siteTexts;
  const { gear } = gearTexts;
  const { compare } = browsingTexts;
  const cropText = (crop: number) => (crop === 1 ? gear.fullFrame : String(crop));
  const facts: [label: string, of: Fact['of'], flags?: Flags][] = [
    [words.salePrice, ({ products }) => formatMoney(products.sale), { isKey: true }],
    [words.originalPrice, ({ products }) => priceWhenNew(products), { onPage: true, isExpected: true }],
    [words.brand, ({ products }) => products.brand, { onPage: true, isName: true }],
    [gear.model, ({ model }) => model, { onPage: true, isExpected: true, isName: true }],
    [gear.mount, ({ mount }) => mount, { onPage: true, isExpected: true }],
    [
      partTexts.conversion.title,
      ({ conversion }) => conversion && partTexts.conversion[conversion],
      { onPage: true },
    ],
    [gear.adapts, ({ adaptsFrom, adaptsTo }) => gear.joins(adaptsFrom, adaptsTo), { onPage: true }],
    [gear.focal, ({ _id }) => focalText(lenses.get(_id)), { onPage: true, isKey: true }],
    [gear.aperture, ({ _id }) => apertureText(lenses.get(_id)), { onPage: true, isKey: true }],
    [gear.crop, ({ crop }) => (crop ? cropText(crop) : null), { onPage: true, isExpected: true }],
    [words.condition, ({ products }) => gradeName(products.condition), { isKey: true }],
    [gradingTexts.item.graded, gradedAs, { onPage: true, isKey: true, more: 'grade' }],
    [
      evidenceTexts.count.title,
      ({ _id, kind, products: { brand }, evidence }) =>
        kind === 'cameras' ? itemCountWords({ brand, evidence, isFilm: film.includes(_id) }) : null,
      { onPage: true, isKey: true, more: 'count' },
    ],
    [words.duration, ({ kind, products }) => durationText(kind, products.duration, 'long'), { onPage: true }],
    ...plain.map(([field, name]): [string, Fact['of'], Flags] => [
      name,
      (item) => plainText(item[field]),
      { onPage: true },
    ]),
    [
      includedTexts.title,
      ({ included }) => (included.length > 0 ? includedTexts.list(...included) : null),
      { isKey: true },
    ],
    [
      partTexts.title,
      ({ parts }) => (parts.length > 0 ? listed(namesOfParts(parts) ?? []) : null),
      { isKey: true },
    ],
    [compare.kind, ({ kind }) => kindTexts(kind).one],
    [words.location, ({ products }) => products.location, { isName: true }],
    [words.seller, ({ products }) => products.seller],
    [words.verified, ({ verification }) => yesOrNo(verification !== null)],
    [compare.offers, ({ offers }) => yesOrNo(offers)],
    [compare.state, ({ state }) => words.states[state]],
  ];
  return facts.map(([label, of, flags]) => ({ label, of, ...flags }));
}
