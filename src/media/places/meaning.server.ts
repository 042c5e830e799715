import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { metersBetween } from '#src/platform/shared/distance.ts';
import { placesWithin } from './areas.server.ts';
import { isWard, readPlace, type TypedName } from './typed-names.ts';

/**
 * The meanings of a typed text. `taken` is the place that a search may use, because the page shows it; `linked` is the one that
 * an item may be linked to without asking. Either is the first of `places`, or null if the user must choose.
 */
type Meaning = { places: Meant[]; taken: Meant | null; linked: Meant | null };

/** A place in the country of the shop comes before one elsewhere with fewer than this many times its people. */
const ownWeight = 20;
/** A place is meant rather than one of the same name if it has at least this many times its people. */
const clearRatio = 50;
/** The reference lacks most places with fewer than a thousand people, and those often have the name of a small town. */
const minLinked = 50_000;
/** A smaller place this near, with the same name, is a part of the town. */
const part = { meters: 20_000, share: 0.25 };

function isPart(place: Meant, town: Meant): boolean {
  return place.population <= part.share * town.population && metersBetween(place, town) <= part.meters;
}

function weigh(text: string, { area }: TypedName, found: readonly Meant[], country: string | null): Meaning {
  const weight = (place: Meant) => (place.population + 300) * (place.country === country ? ownWeight : 1);
  const largest = found.reduce((one, other) => (other.population > one.population ? other : one));
  const places = found
    .filter((place) => place === largest || !isPart(place, largest))
    .toSorted((one, other) => weight(other) - weight(one));
  const isVague = area === '' && isWard(text);
  const isOnly = places.length === 1 && !isVague;
  const isClear = places.every(
    (place) => place === largest || place.population * clearRatio <= largest.population,
  );
  const taken = isClear && !isVague ? largest : null;
  const linked = isOnly && (area !== '' || largest.population >= minLinked) ? largest : null;
  return { places: taken ? [taken, ...places.filter((place) => place !== taken)] : places, taken, linked };
}

/**
 * Returns what each text means. The country changes only the order of the places: a name that has several meanings in the
 * world has them in every shop.
 */
export async function meaningsOf(
  db: DbOrTrx,
  texts: readonly string[],
  country: string | null,
): Promise<Meaning[]> {
  const readings = texts.map(readPlace);
  const names = readings.flatMap((ways) => ways.flatMap(({ names: each }) => each));
  const found = names.length > 0 ? await findMeant(db, names) : [];
  const within = async (way: TypedName): Promise<Meant[]> => {
    const named = found.filter(
      (place) => way.names.includes(place.search) && (way.only === undefined || place.country === way.only),
    );
    return placesWithin(
      db,
      [...new Map(named.map((place) => [place.id, place])).values()],
      way.area,
      'whole',
    );
  };
  return Promise.all(
    readings.map(async (ways, index) => {
      for (const way of ways) {
        const places = await within(way);
        if (places.length > 0) return weigh(texts[index]!, way, places, country);
      }
      return { places: [], taken: null, linked: null };
    }),
  );
}

type Meant = {
  id: number;
  search: string;
  population: number;
  own_region: string | null;
  region_code: string | null;
  country: string;
  lat: number;
  lon: number;
};

/** The number of places with one name: there are about sixty San Franciscos. */
const maxMatches = 500;

/** Returns the places that have any of these names, the largest first. */
async function findMeant(db: DbOrTrx, names: readonly string[]): Promise<Meant[]> {
  const { rows } = await sql<Meant>`
    select id, search, places.population, region as own_region, region_code, places.country, lat, lon
    from (select distinct place_id, search from place_names where search = any(${[...names]}::text[])) named
    join places on id = place_id
    order by population desc, id limit ${maxMatches}`.execute(db);
  return rows;
}
