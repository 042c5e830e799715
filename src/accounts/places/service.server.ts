import { LRUCache } from 'lru-cache';
import type { App } from '#src/platform/app.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { asVisitor } from '#src/platform/db/shared-pool.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { countryOf } from '#src/platform/shop/country.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { shopLanguage } from '#src/texts/shop.ts';
import { splitPlace } from './place-text.ts';
import { searchName } from './names.ts';
import { findBeginning, findNamed, findPlaces, findPlacesIn, type NamedPlace } from './queries.server.ts';
import type { Place, PlacesQuery } from './schemas.ts';
import { placesWithin } from './areas.server.ts';

const maxSuggested = 8;
const maxRecent = 500;
const recentMs = 300_000;

declare module '#src/platform/app.server.ts' {
  interface Singletons {
    suggestedPlaces: LRUCache<string, Place[]>;
  }
}

type Shop = Pick<App, 'shop'>;

/** The country of the shop's time zone, or of its currency. */
export const shopCountry = ({ shop }: Shop): string | null =>
  countryOf({ zone: shop.current.timeZone, currency: shop.current.currency });

export async function placesById(db: DbOrTrx, ids: readonly number[]): Promise<ReadonlyMap<number, Place>> {
  const places = ids.length > 0 ? await findPlaces(db, ids) : [];
  return new Map(places.map((place) => [place._id, place]));
}

export async function placeById(db: DbOrTrx, id: number): Promise<Place | undefined> {
  return (await placesById(db, [id])).get(id);
}

export async function listPlaces(
  app: App,
  { q, near, cell }: Omit<PlacesQuery, 'between'>,
): Promise<Place[]> {
  return asVisitor(() => (cell ? placesOfCell(app.db, cell) : suggestPlaces(app, q ?? '', near)));
}

/** The nearest town can be across the border of a cell. */
const marginDegrees = 0.15;

/** Returns the longitude of a point that can be beyond the 180th meridian. */
const around = (degrees: number): number => ((degrees + 540) % 360) - 180;

async function placesOfCell(db: DbOrTrx, [lat, lon]: [number, number]): Promise<Place[]> {
  return findPlacesIn(db, {
    south: lat - marginDegrees,
    north: lat + 1 + marginDegrees,
    west: around(lon - marginDegrees),
    east: around(lon + 1 + marginDegrees),
  });
}

/** Returns what was found for a key within the last minutes, or calls `find`. */
export async function recentlyFound(
  app: App,
  key: readonly (string | number | undefined)[],
  find: (country: string | null) => Promise<Place[]>,
): Promise<Place[]> {
  const country = shopCountry(app);
  const text = JSON.stringify([country, shopLanguage(), ...key]);
  const recent = (app.singletons.suggestedPlaces ??= new LRUCache({ max: maxRecent, ttl: recentMs }));
  const known = recent.get(text);
  if (known) return known;
  const places = await find(country);
  recent.set(text, places);
  return places;
}

/** @throws AppError `invalid` naming `near` when there is no such place */
async function suggestPlaces(app: App, typed: string, near: number | undefined): Promise<Place[]> {
  const [name, area] = splitPlace(typed);
  const start = searchName(name);
  return recentlyFound(app, [near, start, area], async (country) => {
    const center = near === undefined ? undefined : await placeById(app.db, near);
    if (near !== undefined && !center)
      throw new AppError('invalid', undefined, [{ path: 'near', message: fieldProblems.notPlace }]);
    const found = start === '' ? [] : await findBeginning(app.db, start, { country, near: center });
    return (await placesWithin(app.db, found, area, 'beginning'))
      .slice(0, maxSuggested)
      .map(({ own_region: _own, region_code: _code, score: _score, ...place }) => place);
  });
}

/**
 * Returns the places that a text such as `Portland, OR` can mean, the largest first: those in the country of the shop, or, if
 * there are none and the text names an area, those elsewhere.
 */
export async function placesNamed(db: DbOrTrx, text: string, country: string | null): Promise<NamedPlace[]> {
  const [name, area] = splitPlace(text);
  const search = searchName(name);
  const named = search === '' ? [] : await findNamed(db, search);
  const within = await placesWithin(db, named, area, 'whole');
  const own = within.filter((place) => place.country === country);
  // Without an area, a place elsewhere would be a guess.
  return own.length === 0 && (area !== '' || country === null) ? within : own;
}

/** Returns the id of the only place that a text can mean, or null. */
export async function placeNamed(db: DbOrTrx, text: string, country: string | null): Promise<number | null> {
  const [place, ...others] = await placesNamed(db, text, country);
  return place && others.length === 0 ? place._id : null;
}

type Choice = { place?: number | null | undefined; location?: string | undefined };

/**
 * Returns the id of the place of an item. Without a chosen one, that is the place that the location names, or the current
 * one while the location stays the same.
 * @throws AppError `invalid` naming `place` when there is no such place
 */
export async function choosePlace(
  app: Shop,
  trx: Trx,
  { place, location }: Choice,
  current?: { place_id: number | null; location: string },
): Promise<number | null> {
  if (place === null) return null;
  if (place !== undefined) {
    if (await placeById(trx, place)) return place;
    throw new AppError('invalid', undefined, [{ path: 'place', message: fieldProblems.notPlace }]);
  }
  if (current && (location === undefined || location === current.location)) return current.place_id;
  return location === undefined ? null : placeNamed(trx, location, shopCountry(app));
}
