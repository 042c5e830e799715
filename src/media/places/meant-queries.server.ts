import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

export type Meant = {
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
export async function findMeant(db: DbOrTrx, names: readonly string[]): Promise<Meant[]> {
  const { rows } = await sql<Meant>`
    select id, search, places.population, region as own_region, region_code, places.country, lat, lon
    from (select distinct place_id, search from place_names where search = any(${[...names]}::text[])) named
    join places on id = place_id
    order by population desc, id limit ${maxMatches}`.execute(db);
  return rows;
}
