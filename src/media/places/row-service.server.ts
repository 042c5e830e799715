import { sql, type RawBuilder } from 'kysely';
import { shopLanguage } from '#src/texts/shop.ts';
import { shownRegion } from './queries.server.ts';
import type { Place } from './schemas.ts';

/** The place whose id a column has, for the rows of other features. */
export const placeOf = (column: string): RawBuilder<Place | null> =>
  sql<Place | null>`(
    select json_build_object(
      '_id', places.id, 'name', coalesce(shown.name, places.name), 'region', ${shownRegion()}, 'country', places.country,
      'lat', places.lat, 'lon', places.lon)
    from places left join place_names shown on shown.place_id = places.id and shown.language = ${shopLanguage()}
      left join regions on regions.country = places.country and regions.code = places.region_code
    where places.id = ${sql.ref(column)})`;
