import { fieldLabels } from '#src/catalog/items/field-labels.ts';
import { fieldNames } from '#src/catalog/items/fields.ts';
import { anyPart, conditions, kinds } from '#src/catalog/items/kind-schemas.ts';
import type { ListingPart } from '#src/catalog/items/part-schemas.ts';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { conversions } from '#src/gear/models/schemas.ts';
import type { PhotoFiles } from '#src/media/photos/schemas.ts';
import { exchangeTexts } from '#src/texts/exchange.ts';
import { partTexts } from '#src/texts/gear.ts';
import { includedTexts } from '#src/texts/included.ts';
import { gradeName, kindTexts } from '#src/texts/names.ts';
import { csvNumber } from './csv.ts';

/** The columns of items in files: their kind and the fields of the form, in its order. */
export const columnNames = ['kind', ...fieldNames] as const;
type ColumnName = (typeof columnNames)[number];

/** Returns the name of a column in the shop's language. */
export function columnLabel(name: ColumnName): string {
  const own: Partial<Record<ColumnName, string>> = exchangeTexts.columns;
  return own[name] ?? (name === 'kind' ? null : fieldLabels()[name]) ?? name;
}

/** The values of a choice, with the name by which files call each. */
type Choice = readonly (readonly [value: unknown, name: string])[];

const choices: Partial<Record<ColumnName, () => Choice>> = {
  kind: () => kinds.map((kind) => [kind, kindTexts(kind).one]),
  condition: () => conditions.map((grade) => [grade, gradeName(grade)]),
  conversion: () => conversions.map((made) => [made, partTexts.conversion[made]]),
  offers: () => [
    [true, exchangeTexts.yes],
    [false, exchangeTexts.no],
  ],
};
const parts = (): Choice => anyPart.map((part) => [part, includedTexts.parts[part]]);

const nameOf = (choice: Choice, value: unknown): string => choice.find(([of]) => of === value)?.[1] ?? '';

const partFields = ['kind', 'brand', 'model', 'mount', 'conversion', 'modelId'] as const;

const writePart = (part: ListingPart): string =>
  partFields
    .map((name) => (part[name] ?? '').replaceAll(/[|\\]/g, String.raw`\$&`))
    .join(' | ')
    .replace(/[ |]+$/, '');

function writeCell(name: ColumnName, value: unknown): string {
  const choice = choices[name];
  if (choice) return nameOf(choice(), value);
  if (typeof value === 'number') return csvNumber(value);
  return typeof value === 'string' ? value : '';
}

/** The largest file of a photo that another shop accepts as an upload. */
export function photoFile({ url, base, widths, formats }: PhotoFiles & { url: string }): string {
  const largest = base && formats.includes('webp') ? `${base}-${Math.max(...widths)}.webp` : url;
  return largest.slice(largest.lastIndexOf('/') + 1);
}

export function writeRow({ products, ...item }: OwnListing): string[] {
  const values: Partial<Record<ColumnName, unknown>> = {
    ...item,
    ...products,
    place: item.place?._id,
    // Until the price when new is given, it is equal to the asking price.
    buy: products.buy === products.sale ? null : products.buy,
    img: item.photos.length > 0 ? null : products.img,
    included: item.included.map((part) => nameOf(parts(), part)).join(', '),
    parts: item.parts.map(writePart).join('\n'),
    photos: item.photos.map(photoFile).join('; '),
  };
  return columnNames.map((name) => writeCell(name, values[name]));
}
