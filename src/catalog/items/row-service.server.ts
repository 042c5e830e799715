import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '#src/platform/db/tables.ts';
import { fieldsWith, type Field, type FieldWith, type Fields } from './fields.ts';

type Listings = Selectable<Tables['listings']>;

/** The column of each field; null for photos, which are rows of their own. */
export const columnOf = {
  title: 'title',
  brand: 'brand',
  model: 'model',
  modelId: 'model_id',
  mount: 'mount',
  conversion: 'conversion',
  adaptsFrom: 'adapts_from',
  adaptsTo: 'adapts_to',
  condition: 'condition',
  sale: 'sale_cents',
  buy: 'buy_cents',
  offers: 'offers',
  floor: 'floor_cents',
  included: 'included',
  /** Only their names. */
  parts: 'part_names',
  duration: 'duration',
  location: 'location',
  place: 'place_id',
  des: 'des',
  img: 'img',
  photos: null,
} as const satisfies Record<Field, keyof Listings | null>;
type FieldColumn = NonNullable<(typeof columnOf)[Field]>;

const fieldColumns = Object.values(columnOf).filter((column) => column !== null);

/** Columns that follow from several fields. */
const derived = ['named_model_id', 'named_mount', 'lens_facts'] as const;

/** All columns that the fields of an item decide. */
export const itemColumns = [...fieldColumns, ...derived];
export type ItemColumns = Pick<Listings, FieldColumn | (typeof derived)[number]>;

/** Columns that queries replace: prices are those of a sold item, and parts have rows of their own. */
const replaced = ['sale_cents', 'buy_cents', 'part_names'] as const;
type ReadColumn = Exclude<FieldColumn, (typeof replaced)[number]>;
const isRead = (column: FieldColumn): column is ReadColumn => !replaced.some((other) => other === column);
export const readColumns = fieldColumns.filter(isRead).map((column) => `listings.${column}` as const);

/** The columns that a user's personal data contains. */
export const exportedColumns = fieldColumns.filter((column) => column !== 'part_names');

type Shown = { [Name in FieldWith<'shown'>]: z.output<Fields[Name]['shown']> };
type ShownRow = Pick<Listings, (typeof columnOf)[FieldWith<'shown'>]>;

/** The fields that everyone reads as they are stored. */
export const shownFields = (row: ShownRow): Shown =>
  Object.fromEntries(fieldsWith('shown').map((name) => [name, row[columnOf[name]]])) as Shown;
