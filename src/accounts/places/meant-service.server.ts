import type { App } from '#src/platform/app.server.ts';
import { asVisitor } from '#src/platform/db/shared-pool.server.ts';
import { findMeant, type Meant } from './meant-queries.server.ts';
import { searchName } from './names.ts';
import { idOf, splitPlace } from './place-text.ts';
import type { Place } from './schemas.ts';
import { placeById, placesById, placesNamed, shopCountry } from './service.server.ts';
import { placesWithin } from './areas.server.ts';

const maxCandidates = 12;

/** Returns the places that an id or a name such as 'Portland, Oregon' can mean, the largest first. */
export async function placesMeant(app: App, text: string): Promise<Place[]> {
  const id = idOf(text);
  if (id !== undefined) return [(await placeById(app.db, id)) ?? []].flat();
  const named = await asVisitor(() => placesNamed(app.db, text, shopCountry(app)));
  const ids = named.slice(0, maxCandidates).map(({ _id }) => _id);
  const places = await placesById(app.db, ids);
  return ids.flatMap((each) => places.get(each) ?? []);
}

async function meantBy({ db }: App, texts: readonly string[]): Promise<Meant[][]> {
  const typed = texts.map((text) => {
    const [name, area] = splitPlace(text);
    return { name: searchName(name), area };
  });
  const names = typed.flatMap(({ name }) => (name === '' ? [] : name));
  const found = names.length > 0 ? await asVisitor(() => findMeant(db, names)) : [];
  return Promise.all(
    typed.map(({ name, area }) =>
      placesWithin(
        db,
        found.filter(({ search }) => search === name),
        area,
        'whole',
      ),
    ),
  );
}

/** A place in the country of the shop is meant rather than one elsewhere with fewer than this many times its people. */
const ownWeight = 10;

export type LikelyPlace = { id: number; population: number; isOwn: boolean };

/** Returns the place that each text most likely means, or null. */
export async function likelyPlaces(app: App, texts: readonly string[]): Promise<(LikelyPlace | null)[]> {
  const country = shopCountry(app);
  return (await meantBy(app, texts)).map((found) => {
    const weight = (place: Meant) => place.population * (place.country === country ? ownWeight : 1);
    const [best] = found.toSorted((one, other) => weight(other) - weight(one));
    return best ? { id: best.id, population: best.population, isOwn: best.country === country } : null;
  });
}
