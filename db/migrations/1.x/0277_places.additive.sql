-- Towns, cities and villages of GeoNames, loaded from reference/places. Only the loader writes these three tables.
create table places (
  -- The id in GeoNames.
  id integer primary key,
  name text not null check (name <> ''),
  -- The name in plain letters: `Koeln`, `Sao Paulo`.
  ascii text not null,
  -- The state, county or the like, and its code in GeoNames (`WA`, `05`), both null where GeoNames has none.
  region text,
  region_code text,
  country text not null check (char_length(country) = 2),
  lat real not null check (lat between -90 and 90),
  lon real not null check (lon between -180 and 180),
  population integer not null check (population >= 0)
);

-- Places in a box, for lists near a place.
create index places_by_position on places (lat, lon);

-- All names of places: their own (`und`), those in other languages, and further spellings (`x-1`, `x-2`). Without a foreign key, which would double the time of a load; the loader replaces both tables in
-- one transaction.
create table place_names (
  place_id integer not null,
  language text not null,
  name text not null,
  -- The name as typed text is compared with: in lower case, without accents.
  search text not null,
  -- Those of the place, so that the best of many matches are found without reading the places.
  population integer not null,
  country text not null,
  primary key (place_id, language)
);

create index place_names_by_start on place_names (search text_pattern_ops) include (place_id, population, country);

create table place_reference (
  only_one boolean primary key default true check (only_one),
  checksum text not null,
  loaded_at timestamptz(3) not null default now()
);

-- The place that `location` names, if it is known.
alter table listings add column place_id integer references places (id) on delete set null;

-- For the foreign key, and for lists near a place.
create index listings_of_place on listings (place_id) where place_id is not null;
