import type { App } from '#src/platform/app.server.ts';
import { asVisitor } from '#src/platform/context.server.ts';
import { boxAround, metersBetween, middleOf } from '#src/platform/shared/distance.ts';
import { firstMeant } from './meant-service.server.ts';
import { idOf } from './place-text.ts';
import { findPlacesIn } from './queries.server.ts';
import type { Place } from './schemas.ts';
import { placesById, recentlyFound } from './service.server.ts';

/** Two users nearer to each other meet in either town, and further apart they do not meet halfway. */
const [minKm, maxKm] = [10, 300];
/** How far from the middle a town may be, at most a quarter of the way. */
const maxOffKm = 40;

/**
 * Returns the largest town around the middle of two places, or nothing if they are unknown, too near or too far apart.
 * It reads nothing about users: the caller names both places, so it cannot tell one user the town of another.
 */
export async function placesBetween(app: App, ends: readonly string[]): Promise<Place[]> {
  const sorted = ends.toSorted();
  return asVisitor(() => recentlyFound(app, ['between', ...sorted], () => findBetween(app, sorted)));
}

async function findBetween(app: App, texts: readonly string[]): Promise<Place[]> {
  const [start, end] = await endsOf(app, texts);
  if (!start || !end) return [];
  const km = metersBetween(start, end) / 1000;
  if (km < minKm || km > maxKm) return [];
  const middle = middleOf(start, end);
  const off = Math.min(maxOffKm, km / 4);
  const { minLat, maxLat, lons } = boxAround(middle, off);
  const [west, east] = [lons[0]?.[0] ?? -180, lons.at(-1)?.[1] ?? 180];
  const found = await findPlacesIn(app.db, { south: minLat, north: maxLat, west, east });
  return found.filter((place) => metersBetween(middle, place) <= off * 1000).slice(0, 1);
}

/** Returns the places that ids or names stand for. A name with several meanings stands for none. */
async function endsOf(app: App, texts: readonly string[]): Promise<(Place | undefined)[]> {
  const names = texts.filter((text) => idOf(text) === undefined);
  const meant = await firstMeant(app, names);
  const ids = texts.map((text) => {
    const named = meant[names.indexOf(text)];
    return idOf(text) ?? (named?.isClear ? named.id : undefined);
  });
  const places = await placesById(
    app.db,
    ids.filter((id) => id !== undefined),
  );
  return ids.map((id) => (id === undefined ? undefined : places.get(id)));
}
