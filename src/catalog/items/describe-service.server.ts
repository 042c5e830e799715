import { isDeepStrictEqual } from 'node:util';
import { chooseAdapter } from '#src/gear/fit/adapter-service.server.ts';
import { chooseGear, nameGear } from '#src/gear/models/service.server.ts';
import { choosePlace } from '#src/media/places/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { toMinorUnits } from '#src/platform/shared/money.ts';
import { itemFields } from '#src/texts/problems-items.server.ts';
import {
  fieldNames,
  fieldsOf,
  fieldsWith,
  groups,
  hasField,
  type Field,
  type FieldWith,
  type Group,
} from './fields.ts';
import { namesOfParts, sortParts, type Kind } from './kind-schemas.ts';
import { chooseParts, placeParts, type PartRow } from './parts-service.server.ts';
import { changePhotos, choosePhotos, findPhotos, placePhotos } from './photos-service.server.ts';
import { columnOf, itemColumns, type ItemColumns } from './row-service.server.ts';
import type { ListingChanges, NewListing } from './schemas.ts';

type Owned = { id: string; kind: Kind; seller_id: string };
/** Rows in other tables; undefined if they do not change. */
type Rows = { photos?: string[]; parts?: PartRow[] };
type Description = { item: Owned & ItemColumns; changes: Partial<ItemColumns>; rows: Rows };

type Work = {
  trx: Trx;
  root: string;
  given: ListingChanges;
  /** Undefined for a new item. */
  current: ItemColumns | undefined;
  /** The item with the columns that earlier rules have decided. */
  item: Owned & ItemColumns;
  rows: Rows;
};

/** From what was given and what is stored to the columns of the group. */
const rules: Record<Group, (work: Work) => Promise<Partial<ItemColumns>>> = {
  plain: async ({ given, item: { kind } }) => ({
    ...Object.fromEntries(
      fieldsOf('plain')
        .filter((name) => given[name] !== undefined)
        .map((name) => [columnOf[name], given[name]]),
    ),
    ...(given.included && { included: sortParts(kind, given.included) }),
  }),
  async photos({ trx, given: { img, photos }, item, current, rows }) {
    const chosen = current
      ? await changePhotos(trx, item, { img, photos })
      : await choosePhotos(trx, item.seller_id, { img: img ?? item.img, photos });
    if (!chosen) return {};
    rows.photos = chosen.hashes;
    return { img: chosen.img };
  },
  async gear({ trx, root, given, item }) {
    const gear = await chooseGear(trx, root, item.kind, given, item);
    return { ...gear, ...(await nameGear(trx, root, { ...item, ...gear })) };
  },
  async parts({ trx, root, given: { parts = [] }, rows }) {
    const chosen = await chooseParts(trx, root, parts);
    rows.parts = chosen;
    return { part_names: namesOfParts(chosen) };
  },
  async adapter({ root, given, item, current }) {
    const before = current && { ...current, kind: item.kind };
    const { adapts_from, adapts_to } = await chooseAdapter(root, item, given, before);
    return { adapts_from, adapts_to };
  },
  place: async ({ trx, given, item, current }) => ({
    location: given.location ?? item.location,
    place_id: await choosePlace(trx, given, current),
  }),
  price: async ({ given, item }) => changedPrices(item, given),
  terms: async ({ given, item }) => offerTerms(given, item),
};

/** The fields of other groups that a rule reads. */
const alsoReads: Partial<Record<Group, readonly Field[]>> = {
  gear: ['brand', 'title', 'des'],
  adapter: ['brand', 'title'],
  terms: ['sale'],
};

const isGiven = (given: ListingChanges, names: readonly Field[]): boolean =>
  names.some((name) => given[name] !== undefined);

type Given = [given: NewListing, current?: undefined] | [given: ListingChanges, current: ItemColumns];

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
  refuseOtherKinds(kind, given);
  const before = current ?? undescribed;
  const work: Work = { trx, root, given, current, item: { ...before, id, kind, seller_id }, rows: {} };
  for (const group of groups)
    if (!current || isGiven(given, [...fieldsOf(group), ...(alsoReads[group] ?? [])]))
      Object.assign(work.item, await rules[group](work));
  const { item, rows } = work;
  const changed = itemColumns.filter((name) => !isDeepStrictEqual(item[name], before[name]));
  return { item, rows, changes: Object.fromEntries(changed.map((name) => [name, item[name]])) };
}

/** @throws AppError `invalid` naming the fields that items of this kind don't have */
function refuseOtherKinds(kind: Kind, given: ListingChanges): void {
  const refused = fieldNames.filter((name) => !hasField(kind, name) && (given[name] ?? null) !== null);
  if (refused.length === 0) return;
  const errors = refused.map((path) => ({ path, message: itemFields.notForKind }));
  throw new AppError('invalid', undefined, errors);
}

const initial: Partial<Record<string, unknown>> = { included: [], offers: false };
/** A new item before its rules have run, which decide all required columns. */
const undescribed = Object.fromEntries(
  itemColumns.map((name) => [name, initial[name] ?? null]),
) as ItemColumns;

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
  item: Owned & ItemColumns,
  given: ListingChanges,
): Promise<void> {
  const { sale, condition, img, included, parts, photos } = given;
  const names = parts && namesOfParts(await chooseParts(trx, root, parts));
  const shown = photos && (await findPhotos(trx, item.id)).map(({ url }) => url);
  const pairs: Record<FieldWith<'fixed'>, [given: unknown, stored: unknown]> = {
    sale: [sale && toMinorUnits(sale), item.sale_cents],
    condition: [condition, item.condition],
    img: [img, item.img],
    included: [included && sortParts(item.kind, included), item.included],
    parts: [names, item.part_names],
    photos: [photos, shown],
  };
  const changed = fieldsWith('fixed').filter((name) => isOther(...pairs[name]));
  if (changed.length === 0) return;
  const errors = changed.map((path) => ({ path, message: itemFields.booked }));
  throw new AppError('open-order', undefined, errors);
}

const isOther = (given: unknown, stored: unknown): boolean =>
  given !== undefined && String(given) !== String(stored);

type Prices = Pick<ItemColumns, 'buy_cents' | 'sale_cents'>;

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
  current: Pick<ItemColumns, 'offers' | 'floor_cents' | 'sale_cents'>,
): Pick<ItemColumns, 'offers' | 'floor_cents'> {
  const offers = newOffers ?? current.offers;
  const floorCents = floor === undefined ? current.floor_cents : floor === null ? null : toMinorUnits(floor);
  if (!offers && floor) throw refuseFloor(itemFields.needsOffers);
  if (!offers) return { offers, floor_cents: null };
  if (floorCents !== null && floorCents >= current.sale_cents) throw refuseFloor(itemFields.floorBelowPrice);
  return { offers, floor_cents: floorCents };
}

const refuseFloor = (message: string) => new AppError('invalid', undefined, [{ path: 'floor', message }]);
