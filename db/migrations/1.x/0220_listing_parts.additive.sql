-- What is sold together with an item: a lens with a camera, a second lens, a film back.
create table listing_parts (
  listing_id text not null references listings (id) on delete cascade,
  -- At most five.
  position smallint not null check (position between 0 and 4),
  kind text not null check (kind in ('cameras', 'lens', 'accessories')),
  brand text not null check (char_length(brand) between 1 and 120),
  -- The name in the reference if `model_id` is set, otherwise the seller's text.
  model text not null check (char_length(model) between 1 and 120),
  model_id text references gear_models (id),
  -- The model that brand and text name, if the seller has chosen none.
  named_model_id text references gear_models (id),
  search_model_id text generated always as (coalesce(model_id, named_model_id)) stored,
  mount text check (char_length(mount) between 1 and 60),
  -- The mount that its text names, if the seller has stated none.
  named_mount text check (char_length(named_mount) between 1 and 60),
  -- Its own mount, or those of its model.
  mounts text[] not null default '{}',
  primary key (listing_id, position),
  check (model_id is null or named_model_id is null),
  check (kind <> 'accessories' or model_id is null)
);
create index listing_parts_of_model on listing_parts (search_model_id) where search_model_id is not null;

create trigger listing_parts_keep_mounts before insert or update on listing_parts
  for each row execute function keep_mounts();

-- For searches, the row of an item has everything by which its parts are found. Null if it has no parts. The names also make
-- versions; a new item is inserted with them, so that the trigger below does not raise its version.
alter table listings
  add column part_names text[],
  add column part_brands text[],
  add column part_mounts text[],
  add column part_models text[],
  add column part_terms tsvector,
  add constraint listings_parts_found check (num_nulls(part_brands, part_mounts, part_models, part_terms) in (0, 4));
-- Text searches in PostgreSQL: terms of an item and of its parts can match together, which the index of `terms` cannot find.
create index listings_with_parts on listings (id) where part_terms is not null;

create function part_name(brand text, model text) returns text language sql immutable strict parallel safe
  return case when starts_with(model, brand) then model else brand || ' ' || model end;

create function follow_parts() returns trigger language plpgsql as $$
begin
  update listings set (part_names, part_brands, part_mounts, part_models, part_terms) = (
    select array_agg(part_name(brand, model) order by position), array_agg(brand order by position),
      case when count(*) > 0 then array(
        select distinct value from listing_parts part cross join unnest(part.mounts) as given (value)
        where part.listing_id = listings.id order by value) end,
      case when count(*) > 0 then array_remove(array_agg(search_model_id order by position), null) end,
      case when count(*) > 0 then array_to_tsvector(array(
        select distinct term from listing_parts part cross join unnest(tsvector_to_array(
          search_terms(part_name(part.brand, part.model)) || search_marks(part.kind, part.model, part.mounts))) as given (term)
        where part.listing_id = listings.id)) end
    from listing_parts where listing_id = listings.id)
  where id in (select listing_id from changed_parts);
  if tg_op <> 'DELETE' then
    -- In one order, so that two transactions with the same new words do not deadlock.
    insert into search_words
    select distinct word from changed_parts cross join unnest(search_tokens(brand || ' ' || model)) as words (word)
    where word ~ '^[[:alpha:]]{4,30}$'
    order by word
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger listing_parts_added after insert on listing_parts
  referencing new table as changed_parts for each statement execute function follow_parts();
create trigger listing_parts_changed after update on listing_parts
  referencing new table as changed_parts for each statement execute function follow_parts();
create trigger listing_parts_removed after delete on listing_parts
  referencing old table as changed_parts for each statement execute function follow_parts();

-- Values of an item and of its parts, each once in any case of letters, the item's own first.
create function with_parts(own text[], of_parts text[]) returns text[] language sql immutable parallel safe
  return case when of_parts is null then own else array(
    select value from (
      select distinct on (lower(value)) value, place
      from unnest(own || of_parts) with ordinality as given (value, place) order by lower(value), place
    ) once order by place) end;

create or replace function item_facts(item listings) returns jsonb language sql stable as $$
  with shown as (
    select array_agg(photos.url order by listing_photos.position) as urls
    from listing_photos join photos on photos.hash = listing_photos.hash where listing_photos.listing_id = item.id)
  select jsonb_build_object(
    'title', item.title, 'brand', item.brand, 'condition', item.condition, 'duration', item.duration,
    'location', item.location, 'sale', round(item.sale_cents / 100.0, 2), 'included', item.included,
    'parts', coalesce(item.part_names, '{}'), 'des', item.des,
    -- `img` is the URL of the first photo. Items without uploaded photos have the URL of an external image.
    'photos', case when shown.urls[1] = item.img then to_jsonb(shown.urls) else jsonb_build_array(item.img) end)
  from shown
$$;

create or replace trigger listings_keep_version
  after update of title, brand, condition, duration, location, sale_cents, included, part_names, des, img on listings
  for each row when (
    (old.title, old.brand, old.condition, old.duration, old.location, old.sale_cents, old.included, old.part_names,
      old.des, old.img)
    is distinct from
    (new.title, new.brand, new.condition, new.duration, new.location, new.sale_cents, new.included, new.part_names,
      new.des, new.img))
  execute function keep_listing_version();

create or replace function item_changes(item listings, seen integer) returns jsonb language sql stable as $$
  select case when seen = item.version then '[]' else coalesce(
    (select jsonb_agg(jsonb_build_object('path', path, 'was', was, 'is', now_is.facts -> path) order by place)
      from listing_versions before
      cross join lateral (select item_facts(item) as facts) now_is
      cross join unnest('{title,brand,condition,duration,location,sale,included,parts,des,photos}'::text[])
        with ordinality as paths (path, place)
      -- Versions that were stored before `included` or `parts` existed do not have them.
      cross join lateral (select coalesce(before.facts -> path, '[]') as was) stored
      where before.listing_id = item.id and before.version = seen and was is distinct from now_is.facts -> path),
    jsonb_build_array(jsonb_build_object('path', 'version', 'was', seen, 'is', item.version))) end
$$;
