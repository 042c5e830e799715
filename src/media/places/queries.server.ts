import { sql, type RawBuilder } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { shopLanguage } from '#src/texts/shop.ts';
import type { Place } from './schemas.ts';

/** The name of a region in the language of the shop, where it has one, and otherwise its own. */
export const shownRegion = (): RawBuilder<string | null> =>
  sql<string | null>`coalesce(regions.names ->> ${shopLanguage()}, places.region)`;

/** Places with their names in the language of the shop, where they have one, and otherwise with their own. */
const namedPlaces = (db: DbOrTrx) =>
  db
    .selectFrom('places')
    .leftJoin('place_names as shown', (join) =>
      join.onRef('shown.place_id', '=', 'places.id').on('shown.language', '=', shopLanguage()),
    )
    .leftJoin('regions', (join) =>
      join.onRef('regions.country', '=', 'places.country').onRef('regions.code', '=', 'places.region_code'),
    )
    .select(['places.id as _id', 'places.country', 'places.lat', 'places.lon'])
    .select(sql<string>`coalesce(shown.name, places.name)`.as('name'))
    .select(shownRegion().as('region'));

export async function findPlaces(db: DbOrTrx, ids: readonly number[]): Promise<Place[]> {
  return namedPlaces(db).where('places.id', 'in', ids).execute();
}

/** Positions in degrees. Across the 180th meridian, `west` is larger than `east`. */
export type Box = { south: number; north: number; west: number; east: number };

export async function findPlacesIn(db: DbOrTrx, { south, north, west, east }: Box): Promise<Place[]> {
  return namedPlaces(db)
    .where('places.lat', '>=', south)
    .where('places.lat', '<', north)
    .where((eb) => {
      const parts = [eb('places.lon', '>=', west), eb('places.lon', '<', east)];
      return west < east ? eb.and(parts) : eb.or(parts);
    })
    .orderBy('places.population', 'desc')
    .orderBy('places.id')
    .execute();
}

export type Candidate = Place & { own_region: string | null; region_code: string | null; score: number };

/** How much the country of the shop, a whole name and nearness count, in powers of e of the population. */
const bonus = { country: 3, whole: 1.5, near: 6 };
const nearKm = 150;
const maxMatches = 60;

/**
 * Returns places with a name that begins with the text, the best first: large ones, those in the country of the shop, those
 * of which it is the whole name, and those near a place.
 */
export async function findBeginning(
  db: DbOrTrx,
  start: string,
  { country, near }: { country: string | null; near?: { lat: number; lon: number } | undefined },
): Promise<Candidate[]> {
  // `searchName` leaves no sign that `like` would interpret.
  const begins = sql<boolean>`names.search like ${`${start}%`}`;
  const score = sql<number>`ln(names.population + 300)
    + case when names.country = ${country} then ${bonus.country}::float8 else 0 end
    + case when names.search = ${start} then ${bonus.whole}::float8 else 0 end`;
  const width = near ? 1 / Math.max(0.1, Math.cos((near.lat * Math.PI) / 180)) : 0;
  const around = near
    ? sql`union all (
        select names.place_id, ${score} from places join place_names names on names.place_id = places.id
        where places.lat between ${near.lat - 1}::real and ${near.lat + 1}::real
          and places.lon between ${near.lon - width}::real and ${near.lon + width}::real and ${begins}
        order by 2 desc limit ${maxMatches})`
    : sql``;
  const nearness = near
    ? sql<number>`${bonus.near}::float8 * greatest(0, 1 - 111.2 * sqrt(
        power(places.lat - ${near.lat}::float8, 2) + power((places.lon - ${near.lon}::float8) / ${width}::float8, 2)
      ) / ${nearKm}::float8)`
    : sql<number>`0`;
  const { rows } = await sql<Candidate>`
    with matches (place_id, score) as (
      (select names.place_id, ${score} from place_names names where ${begins} order by 2 desc limit ${maxMatches})
      ${around}
    ), best as (select place_id, max(score) as score from matches group by place_id)
    select places.id as _id, coalesce(shown.name, places.name) as name, ${shownRegion()} as region,
      places.region as own_region, places.region_code, places.country, places.lat, places.lon,
      best.score + ${nearness} as score
    from best join places on places.id = best.place_id
      left join place_names shown on shown.place_id = places.id and shown.language = ${shopLanguage()}
      left join regions on regions.country = places.country and regions.code = places.region_code
    order by score desc, places.population desc, places.id`.execute(db);
  return rows;
}

type InRegion = { country: string; region_code: string | null };

/** Returns the names in other languages of the regions of places. */
export async function findRegionNames(
  db: DbOrTrx,
  places: readonly InRegion[],
): Promise<{ country: string; code: string; names: Record<string, string> }[]> {
  const { rows } = await sql<{ country: string; code: string; names: Record<string, string> }>`
    select country, code, names from regions where (country, code) in (
      select * from unnest(${places.map(({ country }) => country)}::text[], ${places.map(({ region_code }) => region_code)}::text[]))`.execute(
    db,
  );
  return rows;
}
