-- The length of the great circle between two positions in degrees, in whole meters, computed as in
-- src/platform/shared/distance.ts.
create function meters_between(lat float8, lon float8, other_lat float8, other_lon float8) returns integer
language sql immutable parallel safe as $$
  select round(2 * 6371008.8 * asin(least(1, sqrt(
    sin(radians(other_lat - lat) / 2) * sin(radians(other_lat - lat) / 2)
    + cos(radians(lat)) * cos(radians(other_lat)) * sin(radians(other_lon - lon) / 2) * sin(radians(other_lon - lon) / 2)
  ))))::integer
$$;
