-- The length of the great circle between two positions in degrees, in whole meters, computed as in
-- src/platform/shared/distance.ts.
create function meters_between(lat float8, lon float8, other_lat float8, other_lon float8) returns integer
language sql immutable parallel safe as $$
  select round(2 * 6371008.8 * asin(least(1, sqrt(
    sin(radians(other_lat - lat) / 2) * sin(radians(other_lat - lat) / 2)
    + cos(radians(lat)) * cos(radians(other_lat)) * sin(radians(other_lon - lon) / 2) * sin(radians(other_lon - lon) / 2)
  ))))::integer
$$;

-- The name of a photo is a hash of its pixels, so uploads of the same photo share a row.
create table photos (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  -- The host that serves the photo. Photos of the demo come with the program and are never removed.
  host text not null check (host in ('local', 's3', 'imgbb', 'demo')),
  -- The size of the largest version.
  width integer not null check (width between 1 and 4096),
  height integer not null check (height between 1 and 4096),
  -- A few pixels as a data: URL, shown until the photo has loaded.
  placeholder text not null check (placeholder ~~ 'data:image/%' and char_length(placeholder) <= 1000),
  -- The URL of the JPEG. Null until the host has it.
  url text unique check (char_length(url) between 1 and 2048),
  -- The other files are `{base}-{width}.{format}`. A host that keeps a single file has none.
  base text check (char_length(base) between 1 and 2048),
  widths integer[] not null default '{}',
  formats text[] not null default '{}' check (formats <@ array['avif', 'webp']),
  stored_at timestamptz(3),
  check ((url is null) = (stored_at is null)),
  check ((base is null) = (widths = '{}') and (base is null) = (formats = '{}'))
);

-- Inspections show the photo, too, so their items change with it.
create function log_photos() returns trigger language plpgsql as $$
begin
  perform log_change(array(
    select distinct 'listing:' || listing_id from old_rows was
    join new_rows now_is using (hash) join (
      select hash, listing_id from listing_photos
      union select hash, listing_id from inspection_photos join inspections on inspections.id = inspection_id
    ) shown using (hash)
    where was.url is not null
      and (was.url, was.width, was.height, was.placeholder, was.base, was.widths, was.formats) is distinct from
        (now_is.url, now_is.width, now_is.height, now_is.placeholder, now_is.base, now_is.widths, now_is.formats)
    limit 401));
  return null;
end $$;
create trigger photos_changed after update on photos
  referencing old table as old_rows new table as new_rows for each statement execute function log_photos();

-- Who uploaded a photo, and when last. Sellers can use only their own uploads, and unused photos are removed.
create table photo_uploads (
  hash text not null references photos (hash) on delete cascade,
  user_id text not null references users (id),
  uploaded_at timestamptz(3) not null default now(),
  -- The size of all versions together.
  bytes bigint not null default 0 check (bytes >= 0),
  primary key (hash, user_id)
);
-- Each upload adds up the sizes of the user's uploads. The job that removes unused photos needs the newest upload.
create index photo_uploads_of_user on photo_uploads (user_id, uploaded_at) include (bytes);

-- Towns, cities and villages of GeoNames, loaded from reference/places. Only the loader writes these three tables.
create table places (
  -- The id in GeoNames.
  id integer primary key,
  name text not null check (name <> ''),
  -- The name in plain letters: `Koeln`, `Sao Paulo`.
  ascii text not null,
  -- The state, county or the like, and its code in GeoNames (`WA`, `05`), both null if GeoNames has none.
  region text,
  region_code text,
  country text not null check (char_length(country) = 2),
  lat real not null check (lat >= '-90'::integer::double precision and lat <= 90::double precision),
  lon real not null check (lon >= '-180'::integer::double precision and lon <= 180::double precision),
  population integer not null check (population >= 0)
);
-- Places in a box, for lists near a place.
create index places_by_position on places (lat, lon);

-- All names of places: their own (`und`), those in other languages, and further spellings (`x-1`, `x-2`). There is no
-- foreign key, which would double the time of a load; the loader replaces both tables in one transaction.
create table place_names (
  place_id integer not null,
  language text not null,
  name text not null,
  -- The name in the form in which it is compared with typed text: in lower case, without accents.
  search text not null,
  -- Copies of the place's columns, so that the best of many matches are found without reading the places.
  population integer not null,
  country text not null,
  primary key (place_id, language)
);
create index place_names_by_start on place_names (search text_pattern_ops) include (place_id, population, country);

create table place_reference (
  only_one boolean primary key default true check (only_one),
  checksum text not null,
  loaded_at timestamptz(3) not null default now(),
  -- Null until the regions of these places are loaded.
  regions_checksum text
);

-- Names of regions in other languages, loaded from reference/places for regions that have places. Their own names are
-- in `places`.
create table regions (
  country text not null check (char_length(country) = 2),
  -- The code in GeoNames, as in `places.region_code`.
  code text not null check (code <> ''),
  -- By language, and other names by which a region is only found (`x-1`).
  names jsonb not null check (jsonb_typeof(names) = 'object'),
  primary key (country, code)
);
