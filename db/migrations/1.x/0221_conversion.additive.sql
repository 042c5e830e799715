-- How a lens was converted, which decides what it fits: `ai` for a Nikon lens from before 1977 that was made AI, `other-mount` for
-- a lens whose mount its model never had, `cine` for a lens that was made for filming.
alter table listings
  add column conversion text
  constraint listings_conversion check (conversion is null or kind = 'lens' and conversion in ('ai', 'other-mount', 'cine'));
alter table listing_parts
  add column conversion text
  check (conversion is null or kind = 'lens' and conversion in ('ai', 'other-mount', 'cine'));
