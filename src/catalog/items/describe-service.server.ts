import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import { chooseAdapter } from '#src/gear/fit/adapter-service.server.ts';
import { chooseGear, nameGear } from '#src/gear/models/service.server.ts';
import { choosePlace } from '#src/accounts/places/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import { AppError } from '#src/platform/errors.ts';
import { toMinorUnits } from '#src/platform/shared/money.ts';
import { itemFields } from '#src/texts/problems-items.server.ts';
import { sortParts, type Kind } from './kind-schemas.ts';
import { namesOfParts } from './part-schemas.ts';
import { chooseParts, placeParts, type PartRow } from './parts-service.server.ts';
import { changePhotos, choosePhotos, findPhotos, placePhotos } from './photos-service.server.ts';
import type { ListingChanges, ListingFields, NewListing } from './schemas.ts';

/** The columns that the fields of an item decide. */
const columns = [
  'title',
  'brand',
  'condition',
  'duration',
  'location',
  'des',
  'included',
  'img',
  'model',
  'model_id',
  'mount',
  'conversion',
  'named_model_id',
  'named_mount',
  'lens_facts',
  'part_names',
  'adapts_from',
  'adapts_to',
  'place_id',
  'buy_cents',
  'sale_cents',
  'offers',
  'floor_cents',
] as const satisfies (keyof Tables['listings'])[];
type Columns = Pick<Selectable<Tables['listings']>, (typeof columns)[number]>;

type Owned = { id: string; kind: Kind; seller_id: string };
/** Rows in other tables; undefined if they do not change. */
type Rows = { photos?: string[]; parts?: PartRow[] };
type Description = { item: Owned & Columns; changes: Partial<Columns>; rows: Rows };

type Work = {
  trx: Trx;
  root: string;
  given: ListingChanges;
  /** Undefined for a new item. */
  current: Columns | undefined;
  /** The item with the columns that earlier rules have decided. */
  item: Owned & Columns;
  rows: Rows;
};
type Field = keyof ListingFields;
/** A group of fields that are decided together, and the other fields that its rule reads. */
type Group = {
  of: readonly Field[];
  reads?: readonly Field[];
  rule: (work: Work) => Promise<Partial<Columns>>;
};

const plain = ['title', 'brand', 'condition', 'duration', 'location', 'des'] as const;

/** In the order in which they are decided. */
const groups: readonly Group[] = [
  {
    of: [...plain, 'included'],
    rule: async ({ given, item: { kind } }) => ({
      ...Object.fromEntries(
        plain.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]),
      ),
      ...(given.included && { included: sortParts(kind, given.included) }),
    }),
  },
  {
    of: ['img', 'photos'],
    async rule({ trx, given, item, current, rows }) {
      const { img, photos } = given;
      const chosen = current
        ? await changePhotos(trx, item, { img, photos })
        : await choosePhotos(trx, item.seller_id, { img: item.img, photos });
      if (!chosen) return {};
      rows.photos = chosen.hashes;
      return { img: chosen.img };
    },
  },
  {
    of: ['model', 'modelId', 'mount', 'conversion'],
    reads: ['brand', 'title', 'des'],
    async rule({ trx, root, given, item }) {
      const gear = await chooseGear(trx, root, item.kind, given, item);
      return { ...gear, ...(await nameGear(trx, root, { ...item, ...gear })) };
    },
  },
  {
    of: ['parts'],
    async rule({ trx, root, given: { parts = [] }, rows }) {
      const chosen = await chooseParts(trx, root, parts);
      rows.parts = chosen;
      return { part_names: namesOfParts(chosen) };
    },
  },
  {
    of: ['adaptsFrom', 'adaptsTo'],
    reads: ['brand', 'title'],
    async rule({ root, given, item, current }) {
      const before = current && { ...current, kind: item.kind };
      const { adapts_from, adapts_to } = await chooseAdapter(root, item, given, before);
      return { adapts_from, adapts_to };
    },
  },
  {
    of: ['location', 'place'],
    rule: async ({ trx, given, current }) => ({ place_id: await choosePlace(trx, given, current) }),
  },
  { of: ['buy', 'sale'], rule: async ({ given, item }) => changedPrices(item, given) },
  { of: ['offers', 'floor'], reads: ['sale'], rule: async ({ given, item }) => offerTerms(given, item) },
];

const isGiven = (given: ListingChanges, names: readonly Field[]): boolean =>
  names.some((name) => given[name] !== undefined);

type Given = [given: NewListing, current?: undefined] | [given: ListingChanges, current: Columns];

/**
 * Decides everything that follows from the given fields: the item, its changed columns, and its rows in other tables.
 * @throws AppError `invalid` naming a field
 */
export async function describeItem(
  trx: Trx,
  { root }: App,
  { id, kind, seller_id }: Owned,
  ...[given, current]: Given
): Promise<Description> {
  const before = current === undefined ? undescribed(given) : pick(current);
  const work: Work = { trx, root, given, current, item: { ...before, id, kind, seller_id }, rows: {} };
  for (const { of, reads = [], rule } of groups)
    if (!current || isGiven(given, [...of, ...reads])) Object.assign(work.item, await rule(work));
  const { item, rows } = work;
  const changed = columns.filter((name) => !isDeepStrictEqual(item[name], before[name]));
  return { item, rows, changes: Object.fromEntries(changed.map((name) => [name, item[name]])) };
}

const pick = (stored: Columns): Columns =>
  Object.fromEntries(columns.map((name) => [name, stored[name]])) as Columns;

/** A new item before its rules have run. */
function undescribed({ title, brand, condition, duration, location, des, img, sale }: NewListing): Columns {
  const price = toMinorUnits(sale);
  return {
    title,
    brand,
    condition,
    duration,
    location,
    des,
    img,
    included: [],
    model: null,
    model_id: null,
    mount: null,
    conversion: null,
    named_model_id: null,
    named_mount: null,
    lens_facts: null,
    part_names: null,
    adapts_from: null,
    adapts_to: null,
    place_id: null,
    buy_cents: price,
    sale_cents: price,
    offers: false,
    floor_cents: null,
  };
}

/** Stores the rows of a described item, which has been inserted or updated. */
export async function placeRows(
  trx: Trx,
  id: string,
  { parts, photos }: Rows,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<void> {
  if (parts) await placeParts(trx, id, parts, { isNew });
  if (photos) await placePhotos(trx, id, photos, { isNew });
}

/**
 * Called for a booked item, because buyers must get what they saw.
 * @throws AppError `open-order` naming the fields that would change
 */
export async function refuseBookedChanges(
  trx: Trx,
  { root }: App,
  item: Owned & Columns,
  given: ListingChanges,
): Promise<void> {
  const { sale, condition, img, included, parts, photos } = given;
  const names = parts && namesOfParts(await chooseParts(trx, root, parts));
  const shown = photos && (await findPhotos(trx, item.id)).map(({ url }) => url);
  const pairs: [Field, given: unknown, stored: unknown][] = [
    ['sale', sale && toMinorUnits(sale), item.sale_cents],
    ['condition', condition, item.condition],
    ['img', img, item.img],
    ['included', included && sortParts(item.kind, included), item.included],
    ['parts', names, item.part_names],
    ['photos', photos, shown],
  ];
  const changed = pairs.filter(([, to, from]) => to !== undefined && String(to) !== String(from));
  if (changed.length === 0) return;
  const errors = changed.map(([path]) => ({ path, message: itemFields.booked }));
  throw new AppError('open-order', undefined, errors);
}

type Prices = Pick<Columns, 'buy_cents' | 'sale_cents'>;

/** If both prices are equal, the seller has not given the price when new, which then follows the sale price. */
export function changedPrices(
  { buy_cents, sale_cents }: Prices,
  { buy, sale }: Pick<ListingChanges, 'buy' | 'sale'>,
): Prices {
  const saleCents = sale === undefined ? sale_cents : toMinorUnits(sale);
  const newCents = buy_cents === sale_cents ? saleCents : buy_cents;
  return { buy_cents: buy === undefined ? newCents : toMinorUnits(buy), sale_cents: saleCents };
}

/** @throws AppError `invalid` for a minimum that is not below the price */
function offerTerms(
  { offers: newOffers, floor }: Pick<ListingChanges, 'offers' | 'floor'>,
  current: Pick<Columns, 'offers' | 'floor_cents' | 'sale_cents'>,
): Pick<Columns, 'offers' | 'floor_cents'> {
  const offers = newOffers ?? current.offers;
  const floorCents = floor === undefined ? current.floor_cents : floor === null ? null : toMinorUnits(floor);
  if (!offers && floor) throw refuseFloor(itemFields.needsOffers);
  if (!offers) return { offers, floor_cents: null };
  if (floorCents !== null && floorCents >= current.sale_cents) throw refuseFloor(itemFields.floorBelowPrice);
  return { offers, floor_cents: floorCents };
}

const refuseFloor = (message: string) => new AppError('invalid', undefined, [{ path: 'floor', message }]);
