-- Brand, condition, place and kind are read from their own columns since 0020; only mounts, of which an item can have
-- several, still need an index of elements.
drop index listings_facets;
alter table listings drop column facets;
drop function facet_elements(text, text[]);

create function lower_each(vals text[]) returns text[] language sql immutable strict parallel safe
  return array(select lower(value) from unnest(vals) as given (value));
create index listings_mounts on listings using gin (lower_each(mounts))
  where deleted_at is null and state <> 'sold' and mounts <> '{}';

-- What a seller chose goes before what the title names.
alter table listings add check (model_id is null or named_model_id is null);
