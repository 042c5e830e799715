-- Names of regions in other languages, loaded from reference/places for those that have places. Their own names are in
-- `places`.
create table regions (
  country text not null check (char_length(country) = 2),
  -- The code in GeoNames, as in `places.region_code`.
  code text not null check (code <> ''),
  -- By language, with one more (`x-1`) by which a region is only found.
  names jsonb not null check (jsonb_typeof(names) = 'object'),
  primary key (country, code)
);

-- Null until the regions of these places are loaded.
alter table place_reference add column regions_checksum text;
