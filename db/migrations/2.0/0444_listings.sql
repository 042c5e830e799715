create function part_name(brand text, model text) returns text language sql immutable strict parallel safe
  return case when starts_with(model, brand) then model else brand || ' ' || model end;

-- The values of an item and of its parts, each once in any letter case, the item's own first.
create function with_parts(own text[], of_parts text[]) returns text[] language sql immutable parallel safe
  return case when of_parts is null then own else array(
    select value from (
      select distinct on (lower(value)) value, place
      from unnest(own || of_parts) with ordinality as given (value, place) order by lower(value), place
    ) once order by place) end;

-- The order of the conditions, the worst first.
create function condition_rank(condition text) returns integer language sql immutable strict parallel safe
  return array_position(array['Fair', 'Good', 'Excellent'], condition);

-- Items of all three kinds, which differ only in the unit of their duration. PostgreSQL computes a generated column
-- again only if an update changes its columns, but always if the table has a trigger before updates without a list of
-- columns.
create table listings (
  id text primary key,
  kind text not null check (kind in ('cameras', 'lens', 'accessories')),
  seller_id text not null references users (id),
  title text not null check (char_length(title) between 1 and 120),
  des text not null check (char_length(des) between 1 and 5000),
  brand text not null check (char_length(brand) between 1 and 120),
  condition text not null check (condition in ('Excellent', 'Good', 'Fair')),
  -- Months for cameras and lenses, years for accessories.
  duration numeric(5,1) not null check (duration >= 0 and duration <= 1200),
  age_months numeric(7,1) generated always as ( case
      when kind = 'accessories' then duration * 12
      else duration
    end) stored not null,
  location text not null check (char_length(location) between 1 and 120),
  buy_cents integer not null check (buy_cents between 1 and 100000000),
  sale_cents integer not null check (sale_cents between 1 and 100000000),
  saving_cents integer generated always as (greatest(buy_cents - sale_cents, 0)) stored not null,
  -- The address of the first photo.
  img text not null check (char_length(img) between 1 and 2048),
  -- The model's name: from the reference if `model_id` is set, otherwise as the seller typed it.
  model text check (char_length(model) between 1 and 120),
  model_id text,
  -- The model that title and brand name clearly, if the seller chose none. It is for searches and never shown.
  named_model_id text,
  search_model_id text generated always as (coalesce(model_id, named_model_id)) stored references gear_models (id),
  mount text check (char_length(mount) between 1 and 60),
  -- The item's own mounts or those of its model, kept by two triggers below.
  mounts text[] not null default '{}',
  terms tsvector not null default ''::tsvector,
  listed_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- When the owner last changed the item.
  edited_at timestamptz(3),
  sold_at timestamptz(3),
  advertised_at timestamptz(3),
  -- An admin can hide an item until a report about it is settled. Its owner keeps it and can correct it.
  paused_at timestamptz(3),
  paused_by text references users (id),
  -- Shown to the owner and to those who reported the item.
  paused_for text check (char_length(paused_for) between 1 and 500),
  deleted_at timestamptz(3),
  deleted_by text references users (id),
  -- Whether the seller accepts offers, and the minimum below which they are declined automatically. Only the owner sees
  -- the minimum.
  offers boolean not null default false,
  floor_cents integer check (floor_cents between 1 and 100000000),
  -- Whether a grade is shown, and which shutter count, so that searches and pages need only the item's row.
  is_graded boolean not null default false,
  shots integer,
  -- Buyers and sellers agree to the version of an item that they have seen. Each edit of a relevant fact raises the
  -- version. The facts of the last versions are stored, so that a rejected agreement can show what has changed.
  version integer not null default 1 check (version > 0),
  included text[] not null default '{}',
  -- An admin's pause replaces the seller's own. When an admin restores the item, it is paused by its seller again since
  -- then.
  own_pause_at timestamptz(3),
  -- The mount that the title or the description of a lens names, if the seller has stated none.
  named_mount text check (char_length(named_mount) between 1 and 60),
  -- Everything by which the item's parts are searched, null if it has no parts. The names also make versions; a new
  -- item is inserted with them, so that the trigger below does not raise its version.
  part_names text[],
  part_brands text[],
  part_mounts text[],
  part_models text[],
  -- How a lens was converted, which decides what it fits: `ai` for a Nikon lens from before 1977 that was made AI,
  -- `other-mount` for a lens with a mount that its model never had, `cine` for a lens that was made for filming.
  conversion text,
  -- The mounts that an adapter joins: that of the lens and that of the camera, by their names in reference/mounts.tsv.
  adapts_from text check (char_length(adapts_from) between 1 and 60),
  adapts_to text check (char_length(adapts_to) between 1 and 60),
  -- The words of a lens's title that say how it works, such as 'motor lever 1.5', and 'ai' if it was converted, if no
  -- model of the reference names the lens. Null for nearly all items. The app writes it with the mount in the title.
  lens_facts text,
  -- The place that `location` names, if it is known.
  place_id integer references places (id) on delete set null,
  -- The ended order whose buyer may still have the item. The item is paused until its seller confirms that they have it
  -- back.
  return_order_id text,
  -- The highest shutter count that files of the item have shown, so that a lower one later is pointed out to buyers.
  most_shots integer,
  unique (id, seller_id),
  check (model_id is null or model is not null),
  check (model_id is null or named_model_id is null),
  check ((paused_at is null) = (paused_by is null)),
  check (paused_at is null or advertised_at is null),
  check ((deleted_at is null) = (deleted_by is null)),
  check (shots is null or shots > 0 and kind = 'cameras'),
  -- A sold item cannot be paused, because its seller cannot change it.
  constraint listings_sold_not_paused check (paused_at is null or sold_at is null),
  constraint listings_floor_below_price check (floor_cents is null or offers and floor_cents < sale_cents),
  constraint listings_paused_for check (paused_for is null or paused_at is not null),
  -- The first comparison makes the check fast for most items.
  constraint listings_included check (included = '{}' or not has_duplicates(included) and included <@ case kind
      when 'cameras' then '{box,manual,strap,battery,charger,body-cap,memory-card,lens}'::text[]
      when 'lens' then '{front-cap,rear-cap,hood,case,box,manual,filter}'::text[]
      else '{box,manual,case,cable,battery,charger}'::text[]
    end),
  constraint listings_own_pause_without_words check (paused_by is distinct from seller_id or paused_for is null),
  constraint listings_conversion
    check (conversion is null or kind = 'lens' and conversion in ('ai', 'other-mount', 'cine')),
  constraint listings_adapters
    check (adapts_from is null and adapts_to is null or kind = 'accessories' and adapts_from is not null
    and adapts_to is not null and adapts_from <> adapts_to),
  constraint listings_lens_facts
    check (lens_facts is null or kind = 'lens' and char_length(lens_facts) between 1 and 60),
  constraint listings_returning_is_paused check (return_order_id is null or paused_at is not null),
  constraint listings_parts_found check (num_nulls(part_brands, part_mounts, part_models) in (0, 3))
);
-- Lists and searches of visitors normally use the index in the process (docs/decisions/0043).
-- Lists of visitors while that index is off or loading: the newest items and their number, without the rows themselves.
create index listings_on_show on listings (listed_at desc, id collate "C" desc) include (kind, seller_id)
  where deleted_at is null and paused_at is null and sold_at is null;
-- A seller's own lists, counts, export and removal, and an admin's list of a user's items.
create index listings_of_seller on listings (seller_id, kind, listed_at desc, id desc);
-- The Advertise section, and the job that ends advertisements.
create index listings_advertised on listings (advertised_at desc, id desc)
  where deleted_at is null and paused_at is null and sold_at is null and advertised_at is not null;
-- To find out whether a photo is still shown.
create index listings_by_img on listings (img);
-- Searches for a model and lists of models without the index in the process; items follow their models through it.
create index listings_of_model on listings (search_model_id) where search_model_id is not null;
-- Searches for words without the index in the process. A search reads the whole pending list, so it is short.
create index listings_terms on listings using gin (terms) with (gin_pending_list_limit='256')
  where deleted_at is null and paused_at is null and sold_at is null;
-- The admins' list of paused items.
create index listings_paused on listings (paused_at, id)
  where deleted_at is null and paused_at is not null and paused_by <> seller_id;
-- The adapters on sale that join two mounts.
create index listings_of_adapters on listings (adapts_from, adapts_to) where adapts_from is not null;
-- For the foreign key, and for lists near a place.
create index listings_of_place on listings (place_id) where place_id is not null;

create function keep_mounts() returns trigger language plpgsql as $$
begin
  new.mounts := mounts_of(new.mount, new.named_mount, coalesce(new.model_id, new.named_model_id));
  return new;
end $$;
create trigger listings_keep_mounts before insert on listings for each row execute function keep_mounts();

-- A booked item cannot be withdrawn or sold before its order is closed. A transaction with an older snapshot would not
-- see a new order, so it is refused.
create function refuse_end() returns trigger language plpgsql as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'an item can be withdrawn or sold only in a read committed transaction'
      using errcode = 'invalid_transaction_state';
  end if;
  if exists (select from booked_listings where id = new.id) then
    raise exception 'listing % has an open order', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger listings_end_unbooked after update of deleted_at, sold_at on listings
  for each row when (new.deleted_at is not null or new.sold_at is not null) execute function refuse_end();

-- Every change of an item can change lists. New items have a tag, too, because the search index reads each item that
-- the log names.
create function log_listings() returns trigger language plpgsql as $$
declare
  cache_tags text[];
begin
  case tg_op
    when 'INSERT' then
      cache_tags := array(select 'listing:' || id from new_rows limit 401) || array(select distinct 'list:' || kind from new_rows);
    when 'DELETE' then
      cache_tags := array(select 'listing:' || id from old_rows limit 401) || array(select distinct 'list:' || kind from old_rows);
    else
      -- An item whose id was changed counts as two items.
      cache_tags := array(
        select distinct unnest(array['listing:' || id, 'list:' || was.kind, 'list:' || now_is.kind])
        from old_rows was full join new_rows now_is using (id) where was is distinct from now_is limit 401);
  end case;
  perform log_change(array_remove(cache_tags, null));
  return null;
end $$;
create trigger listings_added after insert on listings
  referencing new table as new_rows for each statement execute function log_listings();
create trigger listings_changed after update on listings
  referencing old table as old_rows new table as new_rows for each statement execute function log_listings();
create trigger listings_removed after delete on listings
  referencing old table as old_rows for each statement execute function log_listings();

create trigger listings_emptied after truncate on listings for each statement execute function log_everything();

create function close_offers_of_listing() returns trigger language plpgsql as $$
begin
  update offers set
    state = case when new.sold_at is not null then 'item-taken'
      when new.offers and coalesce(new.paused_at, new.deleted_at) is null then 'overtaken' else 'closed' end,
    ended_at = shop_now()
  where id in (select id from offers where listing_id = new.id and state = 'open'
    and (amount_cents >= new.sale_cents or not new.offers
      or coalesce(new.paused_at, new.deleted_at, new.sold_at) is not null) order by id for update);
  return null;
end $$;
create trigger listings_close_offers after update of sale_cents, offers, paused_at, deleted_at, sold_at on listings
  for each row execute function close_offers_of_listing();

-- Withdrawn items are removed from watchlists.
create function end_watches() returns trigger language plpgsql as $$
begin
  delete from watches where listing_id = new.id;
  return null;
end $$;
create trigger listings_end_watches after update of deleted_at on listings
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function end_watches();

-- The page of an item shows its earlier prices, so its last hundred are kept until it is deleted. Older ones are read
-- only for 92 days.
create function keep_prices() returns trigger language plpgsql as $$
begin
  delete from listing_prices
  where listing_id = new.id and until < shop_now() - interval '92 days'
    and until < (select until from listing_prices where listing_id = new.id order by until desc offset 99 limit 1);
  insert into listing_prices (listing_id, until, sale_cents) values (new.id, shop_now(), old.sale_cents)
  on conflict (listing_id, until) do update set sale_cents = least(listing_prices.sale_cents, excluded.sale_cents);
  return null;
end $$;
create trigger listings_keep_prices after update of sale_cents on listings
  for each row when (old.sale_cents is distinct from new.sale_cents) execute function keep_prices();

-- An inner join would be planned for a session's first update, usually of one row, and that plan would compare each row
-- of a later update with all others. A full join is always hashed or merged.
create function log_items_of_sellers() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  case tg_op
    when 'INSERT' then ids := array(select distinct seller_id from new_rows limit 401);
    when 'DELETE' then ids := array(select distinct seller_id from old_rows limit 401);
    else
      ids := array(select distinct unnest(array[was.seller_id, now_is.seller_id])
        from old_rows was full join new_rows now_is using (id) where was is distinct from now_is limit 401);
  end case;
  perform log_change(array(select 'items-of:' || id from unnest(ids) id where id is not null));
  return null;
end $$;
create trigger listings_moved after update on listings
  referencing old table as old_rows new table as new_rows for each statement execute function log_items_of_sellers();
create trigger listings_unlisted after delete on listings
  referencing old table as old_rows for each statement execute function log_items_of_sellers();
create trigger listings_listed after insert on listings
  referencing new table as new_rows for each statement execute function log_items_of_sellers();

create function check_condition() returns trigger language plpgsql as $$
declare
  item text := case tg_table_name when 'listings' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'listing_id' end;
begin
  if exists (
    select from listings join inspections on listing_id = listings.id and superseded_at is null
    where listings.id = item and condition_rank(condition) > condition_rank(cap)
  ) then
    raise exception 'the condition of listing % is better than its inspection allows', item using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger listings_condition_as_found after update of condition on listings deferrable initially deferred
  for each row when (old.condition is distinct from new.condition) execute function check_condition();

-- After the update: a trigger before it would have every update compute all generated columns.
create function keep_listing_version() returns trigger language plpgsql as $$
begin
  perform keep_version(old);
  return null;
end $$;
create trigger listings_keep_version
  after update of title, brand, condition, duration, location, sale_cents, included, part_names, des, img on listings
  for each row when (
    (old.title, old.brand, old.condition, old.duration, old.location, old.sale_cents, old.included, old.part_names,
      old.des, old.img)
    is distinct from
    (new.title, new.brand, new.condition, new.duration, new.location, new.sale_cents, new.included, new.part_names,
      new.des, new.img))
  execute function keep_listing_version();

-- Nobody can book an item that is withdrawn or sold, so its earlier versions are deleted.
create function forget_versions() returns trigger language plpgsql as $$
begin
  delete from listing_versions where listing_id = new.id;
  return null;
end $$;
create trigger listings_forget_versions after update of deleted_at, sold_at on listings
  for each row when (coalesce(new.deleted_at, new.sold_at) is not null) execute function forget_versions();

create trigger listings_paused_with_words after update of paused_at, paused_by on listings
  for each row when ((old.paused_at is null or old.paused_by is distinct from new.paused_by)
    and new.paused_at is not null and new.paused_by <> new.seller_id and new.paused_for is null)
  execute function require_words();

-- After the update: a trigger before it would have every update compute all generated columns.
create function follow_mounts() returns trigger language plpgsql as $$
begin
  update listings
  set mounts = mounts_of(new.mount, new.named_mount, coalesce(new.model_id, new.named_model_id))
  where id = new.id;
  return null;
end $$;
create trigger listings_follow_mounts after update of mount, named_mount, model_id, named_model_id on listings
  for each row when ((old.mount, old.named_mount, old.model_id, old.named_model_id)
    is distinct from (new.mount, new.named_mount, new.model_id, new.named_model_id))
  execute function follow_mounts();

-- The mounts by which an adapter is searched are the two that it joins. Both triggers run after those that set the
-- mounts of all items, because their names come later.
create function keep_adapted_mounts() returns trigger language plpgsql as $$
begin
  new.mounts := array[new.adapts_from, new.adapts_to];
  return new;
end $$;
create trigger listings_keep_mounts_of_adapter before insert on listings
  for each row when (new.adapts_from is not null) execute function keep_adapted_mounts();

create function follow_adapted_mounts() returns trigger language plpgsql as $$
begin
  update listings set mounts = case when new.adapts_from is not null then array[new.adapts_from, new.adapts_to]
    else mounts_of(new.mount, new.named_mount, coalesce(new.model_id, new.named_model_id)) end
  where id = new.id;
  return null;
end $$;
create trigger listings_follow_mounts_of_adapter
  after update of adapts_from, adapts_to, mount, model_id, named_model_id on listings
  for each row when (
    (old.adapts_from, old.adapts_to) is distinct from (new.adapts_from, new.adapts_to)
    or new.adapts_from is not null
      and (old.mount, old.model_id, old.named_model_id) is distinct from (new.mount, new.model_id, new.named_model_id))
  execute function follow_adapted_mounts();

create function follow_description() returns trigger language plpgsql as $$
begin
  if new.deleted_at is null and new.paused_at is null and new.sold_at is null then
    insert into listing_descriptions (listing_id) values (new.id) on conflict (listing_id) do update set rules = 0;
  else
    delete from listing_descriptions where listing_id = new.id;
  end if;
  return null;
end $$;
create trigger listings_describe after insert on listings for each row execute function follow_description();
create trigger listings_follow_description after update on listings
  for each row when (
    (old.des, old.kind, old.brand, old.title, old.model, old.location, old.mounts, old.search_model_id, old.part_names,
      old.part_mounts, old.part_models, old.deleted_at, old.paused_at, old.sold_at)
    is distinct from
    (new.des, new.kind, new.brand, new.title, new.model, new.location, new.mounts, new.search_model_id, new.part_names,
      new.part_mounts, new.part_models, new.deleted_at, new.paused_at, new.sold_at))
  execute function follow_description();

create function pause_unsold() returns trigger language plpgsql as $$
begin
  if new.sold_at is not null then
    new.return_order_id := null;
  else
    new.paused_at := now();
    new.paused_by := new.seller_id;
    new.return_order_id := (
      select id from orders where listing_id = new.id and sold_at is not null and deleted_at is not null
      order by deleted_at desc, id desc limit 1);
  end if;
  return new;
end $$;
create trigger listings_pause_unsold before update of sold_at on listings
  for each row when ((old.sold_at is null) <> (new.sold_at is null)) execute function pause_unsold();

create function keep_terms() returns trigger language plpgsql as $$
begin
  new.terms := search_terms(new.brand || ' ' || new.title || coalesce(' ' || new.model, ''))
    || tokens_of_kind(new.kind, new.title, new.mounts);
  return new;
end $$;
-- Runs last, because the other triggers set the values from which the terms are made.
create trigger listings_make_terms before insert or update of kind, brand, title, model, mounts on listings
  for each row execute function keep_terms();

-- A cached page of a seller has only the tag of the seller's items, so that tag is withdrawn with each item.
create trigger listings_withdrawn after update on listings for each row
  when (old.deleted_at is null and new.deleted_at is not null
    or old.paused_at is null and new.paused_at is not null
    or old.sold_at is null and new.sold_at is not null)
  execute function log_withdrawn('listing:id', 'items-of:seller_id', 'addresses');
create trigger listings_deleted after delete on listings for each row
  execute function log_withdrawn('listing:id', 'items-of:seller_id', 'addresses');

-- Parts that are sold together with an item: a lens with a camera, a second lens, a film back.
create table listing_parts (
  listing_id text not null references listings (id) on delete cascade,
  -- At most five parts.
  position smallint not null check (position between 0 and 4),
  kind text not null check (kind in ('cameras', 'lens', 'accessories')),
  brand text not null check (char_length(brand) between 1 and 120),
  -- The name in the reference if `model_id` is set, otherwise the seller's text.
  model text not null check (char_length(model) between 1 and 120),
  model_id text,
  -- The model that brand and text name, if the seller has chosen none.
  named_model_id text,
  search_model_id text generated always as (coalesce(model_id, named_model_id)) stored references gear_models (id),
  mount text check (char_length(mount) between 1 and 60),
  -- The mount that its text names, if the seller has stated none.
  named_mount text check (char_length(named_mount) between 1 and 60),
  -- Its own mount, or those of its model.
  mounts text[] not null default '{}',
  conversion text,
  lens_facts text,
  primary key (listing_id, position),
  check (model_id is null or named_model_id is null),
  check (kind <> 'accessories' or model_id is null),
  check (conversion is null or kind = 'lens' and conversion in ('ai', 'other-mount', 'cine')),
  check (lens_facts is null or kind = 'lens' and char_length(lens_facts) between 1 and 60)
);
create index listing_parts_of_model on listing_parts (search_model_id) where search_model_id is not null;

create trigger listing_parts_keep_mounts before insert or update on listing_parts
  for each row execute function keep_mounts();

-- An item has copies of everything by which its parts are searched.
create function follow_parts() returns trigger language plpgsql as $$
begin
  update listings set (part_names, part_brands, part_mounts, part_models) = (
    select array_agg(part_name(brand, model) order by position), array_agg(brand order by position),
      case when count(*) > 0 then array(
        select distinct value from listing_parts part cross join unnest(part.mounts) as given (value)
        where part.listing_id = listings.id order by value) end,
      case when count(*) > 0 then array_remove(array_agg(search_model_id order by position), null) end
    from listing_parts where listing_id = listings.id)
  where id in (select listing_id from changed_parts);
  -- The kind of a part is in none of these columns.
  update listing_descriptions set rules = 0 where listing_id in (select listing_id from changed_parts);
  return null;
end $$;
create trigger listing_parts_added after insert on listing_parts
  referencing new table as changed_parts for each statement execute function follow_parts();
create trigger listing_parts_changed after update on listing_parts
  referencing new table as changed_parts for each statement execute function follow_parts();
create trigger listing_parts_removed after delete on listing_parts
  referencing old table as changed_parts for each statement execute function follow_parts();

-- The address of the first photo is the listing's `img`. A photo that is shown cannot be deleted.
create table listing_photos (
  listing_id text not null references listings (id) on delete cascade,
  position smallint not null check (position between 0 and 11),
  hash text not null references photos (hash),
  primary key (listing_id, position),
  unique (listing_id, hash)
);
create index listing_photos_by_photo on listing_photos (hash);

create function item_facts(item listings) returns jsonb language sql stable as $$
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

create function log_listing_photos() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  case tg_op
    when 'INSERT' then ids := array(select distinct listing_id from new_rows limit 401);
    when 'DELETE' then ids := array(select distinct listing_id from old_rows limit 401);
    else ids := array((select listing_id from old_rows union select listing_id from new_rows) limit 401);
  end case;
  perform log_change(array(select 'listing:' || id from unnest(ids) id
    union select 'items-of:' || seller_id from listings where id = any (ids)));
  return null;
end $$;
create trigger listing_photos_added after insert on listing_photos
  referencing new table as new_rows for each statement execute function log_listing_photos();
create trigger listing_photos_changed after update on listing_photos
  referencing old table as old_rows new table as new_rows for each statement execute function log_listing_photos();
create trigger listing_photos_removed after delete on listing_photos
  referencing old table as old_rows for each statement execute function log_listing_photos();

create trigger listing_photos_emptied after truncate on listing_photos for each statement execute function log_everything();

-- New photos replace the rows of the old ones. The first upload of photos changes `img`, and the trigger on listings
-- raises the version.
create function keep_photos_version() returns trigger language plpgsql as $$
declare
  was listings;
begin
  select * into was from listings where id = old.listing_id;
  if found then perform keep_version(was); end if;
  return old;
end $$;
create trigger listing_photos_keep_version before delete on listing_photos
  for each row execute function keep_photos_version();

-- Former prices, and until when each was valid. A price counts as lowered only below the lowest of the last 30 days, so
-- that nobody raises it first. The present price is in listings.
create table listing_prices (
  listing_id text not null references listings (id) on delete cascade,
  until timestamptz(3) not null,
  sale_cents integer not null,
  primary key (listing_id, until)
);

create table listing_versions (
  listing_id text not null references listings (id) on delete cascade,
  version integer not null check (version > 0),
  -- The keys are the field names of the API.
  facts jsonb not null,
  -- The start of the transaction with the edit. A transaction raises the version once, even with several statements.
  replaced_at timestamptz not null default now(),
  primary key (listing_id, version)
);

-- Only the last twenty versions are stored, because edits are unlimited.
create function keep_version(was listings) returns void language plpgsql as $$
begin
  if was.deleted_at is not null
    or exists (select from listing_versions where listing_id = was.id and replaced_at = now()) then
    return;
  end if;
  insert into listing_versions (listing_id, version, facts) values (was.id, was.version, item_facts(was));
  delete from listing_versions where listing_id = was.id and version <= was.version - 20;
  update listings set version = was.version + 1 where id = was.id;
end $$;

-- Returns the facts that differ between a version and now, as [{path, was, is}]. For a version that is not stored, only
-- the version number differs.
create function item_changes(item listings, seen integer) returns jsonb language sql stable as $$
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

create table listing_descriptions (
  listing_id text primary key references listings (id) on update cascade on delete cascade,
  -- Also has the terms of the title and the parts, because one condition may be met there and another in the
  -- description.
  terms tsvector not null default ''::tsvector,
  -- The number of the rules by which the terms were made; 0 until they are made.
  rules integer not null default 0
);
-- Notes that the terms of an item must be made again; the job `store-terms` makes them.
create index listing_descriptions_terms on listing_descriptions using gin (terms) with (gin_pending_list_limit='256');
create index listing_descriptions_by_rules on listing_descriptions (rules);

-- Every word that listings ever had. A search with an unknown word takes the most similar of these as meant. Numbers
-- are left out, because a different number is usually a different model.
create table search_words (
  word text collate "C" primary key
);
create index search_words_likeness on search_words using gin (word gin_trgm_ops);

-- Accessories from before items could say which mounts they join. A job reads their titles and deletes these rows.
create table unread_adapters (
  listing_id text primary key
);

-- Unfinished items, as typed. They are checked only when the item is listed.
create table drafts (
  id text primary key,
  user_id text not null references users (id),
  kind text not null check (kind in ('cameras', 'lens', 'accessories')),
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 131072),
  -- Increases with each change, so that one device does not overwrite what another one has saved.
  version integer not null default 1 check (version > 0),
  saved_at timestamptz(3) not null default shop_now()
);
create index drafts_of_user on drafts (user_id, saved_at desc, id desc);
create index drafts_by_age on drafts (saved_at);
-- Data from a file of the camera is kept as long as a draft refers to it.
create index drafts_of_evidence on drafts ((fields #>> '{evidence,_id}'::text[])) where fields ? 'evidence';

create table draft_photos (
  draft_id text not null references drafts (id) on delete cascade,
  hash text not null references photos (hash),
  primary key (draft_id, hash)
);
create index draft_photos_of_hash on draft_photos (hash);

-- A seller's answers to a checklist (src/gear/grading). They never change, although checklists do.
create table inspections (
  id text primary key,
  listing_id text not null references listings (id) on delete cascade,
  list text not null check (list in ('digital', 'film', 'lens', 'accessory')),
  version smallint not null check (version > 0),
  -- By the ids of the points. Points without an answer were not checked.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  -- The best condition that the answers allow.
  cap text not null check (cap in ('Excellent', 'Good', 'Fair')),
  -- Null if too little was checked.
  grade text,
  working boolean not null,
  made_at timestamptz(3) not null default shop_now(),
  superseded_at timestamptz(3),
  -- The points of the checklist that were not asked, because they do not apply to the item's model.
  left_out text[] not null default '{}' check (cardinality(left_out) <= 40),
  -- When and by whom an item was serviced, as its seller states.
  serviced_in smallint check (serviced_in between 1900 and 2100),
  serviced_by text check (char_length(serviced_by) between 1 and 80),
  check (grade = cap),
  check (working or cap = 'Fair')
);
create unique index inspections_current on inspections (listing_id) where superseded_at is null;
-- The condition of an item is never better than its inspection allows. Checked at commit, because both can change.
create index inspections_of_listing on inspections (listing_id);

create function keep_inspection() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'superseded_at') is distinct from (to_jsonb(old) - 'superseded_at') or old.superseded_at is not null then
    raise exception 'inspection % cannot be changed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger inspections_keep before update on inspections for each row execute function keep_inspection();

create function follow_inspection() returns trigger language plpgsql as $$
begin
  update listings set updated_at = now(), is_graded = exists (
    select from inspections where listing_id = new.listing_id and superseded_at is null and grade is not null)
  where id = new.listing_id;
  return null;
end $$;
create trigger inspections_followed after insert or update on inspections
  for each row execute function follow_inspection();

create constraint trigger inspections_condition_as_found after insert or update on inspections deferrable initially deferred
  for each row execute function check_condition();

-- At most two photos for a point and sixteen in all. A photo that is shown cannot be deleted.
create table inspection_photos (
  inspection_id text not null references inspections (id) on delete cascade,
  point text not null check (char_length(point) between 1 and 40),
  position smallint not null check (position between 0 and 1),
  number smallint not null check (number between 0 and 15),
  hash text not null references photos (hash),
  primary key (inspection_id, point, position),
  unique (inspection_id, number)
);
create index inspection_photos_by_photo on inspection_photos (hash);

-- Data that a camera wrote into a file that the seller chose. Serial numbers are never stored, not even as a hash.
create table evidence (
  id text primary key,
  user_id text not null references users (id),
  -- Deleted after a day if it belongs to no item.
  listing_id text unique,
  make text not null check (char_length(make) between 1 and 60),
  model text not null check (char_length(model) between 1 and 60),
  count integer check (count between 1 and 2000000),
  -- Whether the count includes pictures with the electronic shutter.
  counter text check (counter in ('exposures', 'mechanical')),
  -- Why there is no count.
  unknown text check (unknown in ('maker', 'not-written', 'not-believed')),
  taken_on date,
  -- The firmware, or the program that saved the file.
  firmware text check (char_length(firmware) between 1 and 60),
  notes text[] not null default '{}' check (notes <@ array['saved-by-program', 'may-have-wrapped', 'not-compared']),
  read_at timestamptz(3) not null default shop_now(),
  foreign key (listing_id, user_id) references listings (id, seller_id) on delete cascade,
  check ((count is null) = (counter is null) and (count is null) = (unknown is not null))
);
create index evidence_of_user on evidence (user_id, read_at);
create index evidence_unattached on evidence (read_at) where listing_id is null;

-- Evidence is shown with one item, and never changes.
create function keep_evidence() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - array['listing_id', 'notes']) is distinct from (to_jsonb(old) - array['listing_id', 'notes'])
    or (old.listing_id is not null and new.listing_id is distinct from old.listing_id)
  then
    raise exception 'evidence % cannot be changed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger evidence_keep before update on evidence for each row execute function keep_evidence();

create function follow_evidence() returns trigger language plpgsql as $$
declare
  item text;
  shown integer;
begin
  foreach item in array array_remove(array[
    case when tg_op <> 'INSERT' then old.listing_id end, case when tg_op <> 'DELETE' then new.listing_id end], null)
  loop
    shown := (select count from evidence where listing_id = item);
    update listings set updated_at = now(), shots = shown, most_shots = greatest(most_shots, shots, shown) where id = item;
  end loop;
  return null;
end $$;
create trigger evidence_followed after insert or update or delete on evidence
  for each row execute function follow_evidence();
