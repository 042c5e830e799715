import { LRUCache } from 'lru-cache';
import type { App } from '#src/platform/app.server.ts';
import { asVisitor } from '#src/platform/context.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { countryOf } from '#src/platform/shop/country.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { shopLanguage } from '#src/texts/shop.ts';
import { placesWithin } from './areas.server.ts';
import { meaningsOf } from './meaning.server.ts';
import { findBeginning, findPlaces, findPlacesIn } from './queries.server.ts';
import type { Place, PlacesQuery } from './schemas.ts';
import { beginningsOf } from './typed-names.ts';

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
  { q, near, cell, which }: Omit<PlacesQuery, 'between'>,
): Promise<Place[]> {
  if (which !== undefined) return placesToChoose(app, which);
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
  const beginnings = beginningsOf(typed);
  return recentlyFound(app, [near, JSON.stringify(beginnings)], async (country) => {
    const center = near === undefined ? undefined : await placeById(app.db, near);
    if (near !== undefined && !center)
      throw new AppError('invalid', undefined, [{ path: 'near', message: fieldProblems.notPlace }]);
    for (const { start, area, only } of beginnings) {
      const found = await findBeginning(app.db, start, { country, near: center });
      const places = (await placesWithin(app.db, found, area, 'beginning'))
        .filter((place) => only === undefined || place.country === only)
        .slice(0, maxSuggested)
        .map(({ own_region: _own, region_code: _code, score: _score, ...place }) => place);
      if (places.length > 0) return places;
    }
    return [];
  });
}

/** Returns the id of the only place in the world that a text can mean, or null. */
export async function placeNamed(db: DbOrTrx, text: string): Promise<number | null> {
  const [meaning] = await meaningsOf(db, [text], null);
  return meaning?.linked?.id ?? null;
}

/** Returns the places among which the location of an item leaves the choice: none if it is clear or not known. */
async function placesToChoose(app: App, text: string): Promise<Place[]> {
  return asVisitor(() =>
    recentlyFound(app, ['which', text], async (country) => {
      const [meaning] = await meaningsOf(app.db, [text], country);
      if (!meaning || meaning.linked) return [];
      const ids = meaning.places.slice(0, maxSuggested).map(({ id }) => id);
      const places = await placesById(app.db, ids);
      return ids.flatMap((id) => places.get(id) ?? []);
    }),
  );
}

type Choice = { place?: number | null | undefined; location?: string | undefined };

/**
 * Returns the id of the place of an item. Without a chosen one, that is the place that the location names, or the current
 * one while the location stays the same.
 * @throws AppError `invalid` naming `place` when there is no such place
 */
export async function choosePlace(
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
  return location === undefined ? null : placeNamed(trx, location);
}
