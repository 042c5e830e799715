import { fieldLabels } from '#src/catalog/items/field-labels.ts';
import { fieldNames, fields, type Field } from '#src/catalog/items/fields.ts';
import {
  anyPart,
  conditions,
  includedParts,
  kinds,
  kindWords,
  type Kind,
} from '#src/catalog/items/kind-schemas.ts';
import type { ListingPart } from '#src/catalog/items/part-schemas.ts';
import { typedNumber } from '#src/catalog/items/typed-schemas.ts';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { conversions } from '#src/gear/models/schemas.ts';
import type { PhotoFiles } from '#src/media/photos/schemas.ts';
import { isOtherCurrency } from '#src/platform/shared/money.ts';
import { parseNumber } from '#src/platform/shared/numbers.ts';
import { exchangeTexts } from '#src/texts/exchange.ts';
import { partTexts } from '#src/texts/gear.ts';
import { includedTexts } from '#src/texts/included.ts';
import { gradeName, kindTexts } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import { csvNumber, readText } from './csv.ts';

/** The columns of items in files: their kind and the fields of the form, in its order. */
export const columnNames = ['kind', ...fieldNames] as const;
export type ColumnName = (typeof columnNames)[number];
export const isColumn = (name: string): name is ColumnName => columnNames.some((other) => other === name);

/** Returns the name of a column in the shop's language. */
export function columnLabel(name: ColumnName): string {
  const own: Partial<Record<ColumnName, string>> = exchangeTexts.columns;
  return own[name] ?? (name === 'kind' ? null : fieldLabels()[name]) ?? name;
}

const maxNameLength = 200;

/** Ignores capitals, spaces, signs, and notes in brackets. A longer text names nothing. */
const plain = (text: string): string =>
  text.length > maxNameLength
    ? text
    : text
        .normalize('NFKC')
        .replaceAll(/\([^()]*\)/g, '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** This module is loaded before the texts are replaced by those of the shop's language. */
const inEnglish = new Map(columnNames.map((name) => [plain(columnLabel(name)), name]));
const aliases: Record<string, ColumnName> = { price: 'sale', type: 'kind', notes: 'des' };

/** The column that exports have for the state of an item. Imports skip items that are not for sale. */
export const stateColumn = 'state';
type FileColumn = ColumnName | typeof stateColumn | '';

/** Whether a heading is that of a column that exports have and imports do not need. */
export function isSpare(heading: string): boolean {
  const { listed, sold, id, seller } = exchangeTexts.heads;
  return [listed, sold, id, seller].some((each) => plain(each) === plain(heading));
}

/** Returns the column for each heading of a file, and an empty text for headings that name none. */
export function matchColumns(headings: readonly string[]): FileColumn[] {
  const known = new Map<string, FileColumn>([...Object.entries(aliases), ...inEnglish]);
  known.set(plain(exchangeTexts.heads.state), stateColumn);
  for (const name of columnNames) for (const text of [name, columnLabel(name)]) known.set(plain(text), name);
  const found = headings.map((heading) => known.get(plain(heading)) ?? '');
  return found.map((name, index) => (found.indexOf(name) === index ? name : ''));
}

/** The values of a choice, each with the names by which files call it. Exports write the first name. */
type Choice = readonly (readonly [value: unknown, ...names: string[]])[];

const choices: Partial<Record<ColumnName, () => Choice>> = {
  kind: () => kinds.map((kind) => [kind, kindTexts(kind).one, kindTexts(kind).many, kindWords[kind]]),
  condition: () => conditions.map((grade) => [grade, gradeName(grade)]),
  conversion: () => conversions.map((made) => [made, partTexts.conversion[made]]),
  offers: () => [
    [true, exchangeTexts.yes, 'yes', 'y', '1', 'x'],
    [false, exchangeTexts.no, 'no', 'n', '0'],
  ],
};
const parts = (): Choice => anyPart.map((part) => [part, includedTexts.parts[part]]);

/** The values that a column can have in an item of this kind. Most columns have no such list. */
export function choiceOf(name: string, kind: Kind | null = null): Choice {
  if (name !== 'included') return (isColumn(name) && choices[name]?.()) || [];
  const allowed: readonly unknown[] = kind ? includedParts[kind] : anyPart;
  return parts().filter(([part]) => allowed.includes(part));
}
export const namesIn = (choice: Choice): string[] => choice.map(([, written = '']) => written);

/** Returns a text that names no value unchanged, so that the schema of the field refuses it. */
function chosen(choice: Choice, text: string): unknown {
  const wanted = plain(text);
  const found = choice.find(([value, ...names]) =>
    [String(value), ...names].some((name) => plain(name) === wanted),
  );
  return found ? found[0] : text;
}

const nameOf = (choice: Choice, value: unknown): string => choice.find(([of]) => of === value)?.[1] ?? '';

const isNumber = (name: ColumnName): boolean =>
  name === 'place' || (name !== 'kind' && fields[name].typed === typedNumber);

/** Chooses between two readings, such as 1200 and 1.2, if the field allows only one. The schema refuses unclear text. */
function readNumber(name: ColumnName, text: string): unknown {
  const readings = isOtherCurrency(text) ? [] : parseNumber(text);
  if (readings.length < 2 || name === 'kind') return readings[0] ?? text;
  const allowed = readings.filter((value) => fields[name].schema.safeParse(value).success);
  return allowed.length === 1 ? allowed[0] : text;
}

const partFields = ['kind', 'brand', 'model', 'mount', 'conversion', 'modelId'] as const;

const writePart = ({ kind, ...part }: ListingPart): string =>
  partFields
    .map((name) =>
      (name === 'kind' ? kindTexts(kind).one : (part[name] ?? '')).replaceAll(/[|\\]/g, String.raw`\$&`),
    )
    .join(' | ')
    .replace(/[ |]+$/, '');

/** Splits at bars that do not follow a backslash. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  for (const [token] of line.matchAll(/\||\\.?|[^|\\]+/gu)) {
    if (token === '|') cells.push(cell);
    cell = token === '|' ? '' : cell + (token.startsWith('\\') ? token.slice(1) : token);
  }
  return [...cells, cell].map((each) => each.trim());
}

/** Returns a line that does not begin with a kind unchanged. */
function readPart(line: string): unknown {
  const cells = cellsOf(line);
  const given = partFields.map((name, at): [string, unknown] => {
    const text = cells[at] ?? '';
    const choice = choices[name === 'conversion' ? name : 'kind'];
    const isChoice = name === 'kind' || name === 'conversion';
    return [name, text === '' ? null : isChoice && choice ? chosen(choice(), text) : text];
  });
  const part = Object.fromEntries(given);
  return kinds.some((kind) => kind === part['kind']) ? part : line;
}

/** No field takes more. The schema of the field refuses what is left of a longer list. */
const maxValues = 100;
const lines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, maxValues);
/** Names of files and of parts. */
const list = (text: string): string[] =>
  text
    .split(/[;,\n]/)
    .flatMap((name) => name.trim() || [])
    .slice(0, maxValues);

function readCell(name: ColumnName, text: string): unknown {
  if (name === 'parts') return lines(text).map(readPart);
  if (name === 'included') return list(text).map((part) => chosen(parts(), part));
  if (name !== 'kind' && 'blank' in fields[name] && Array.isArray(fields[name].blank)) return list(text);
  const choice = choices[name];
  if (choice) return chosen(choice(), text);
  return isNumber(name) ? readNumber(name, text) : text;
}

export function writeCell(name: ColumnName, value: unknown): string {
  const choice = choices[name];
  if (choice) return nameOf(choice(), value);
  if (typeof value === 'number') return csvNumber(value);
  if (Array.isArray(value)) return value.join('; ');
  return typeof value === 'string' ? value : '';
}

/** A row of a file: the fields of an item as they are sent to the API, and the names of its photos. */
export type ReadRow = {
  kind: Kind | null;
  given: Partial<Record<Field, unknown>>;
  photos: string[];
  /** The status in the file if it is not that of an available item. */
  state: string | null;
};

export function readRow(cells: readonly string[], columns: readonly string[]): ReadRow {
  const row: ReadRow = { kind: null, given: {}, photos: [], state: null };
  const { available } = siteTexts.listing.states;
  for (const [index, name] of columns.entries()) {
    const text = readText(cells[index] ?? '').trim();
    if (name === stateColumn && text !== '' && plain(text) !== plain(available)) row.state = text;
    if (!isColumn(name) || text === '') continue;
    const value = readCell(name, text);
    if (name === 'kind') row.kind = kinds.find((kind) => kind === value) ?? null;
    else if (name === 'photos') row.photos = list(text);
    else row.given[name] = value;
  }
  return row;
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
