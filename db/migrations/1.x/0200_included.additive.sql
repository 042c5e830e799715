-- What the buyer gets with the item. Empty when the seller has not said.
create function has_duplicates(items text[]) returns boolean language sql immutable strict parallel safe
  return (select count(*) > count(distinct item) from unnest(items) as item);

alter table listings
  add column included text[] not null default '{}',
  -- The first comparison makes the check of a million existing items fast, which happens under a lock.
  add constraint listings_included check (
    included = '{}' or not has_duplicates(included) and included <@ case kind
      when 'cameras' then '{box,manual,strap,battery,charger,body-cap,memory-card,lens}'::text[]
      when 'lens' then '{front-cap,rear-cap,hood,case,box,manual,filter}'::text[]
      else '{box,manual,case,cable,battery,charger}'::text[] end);

create or replace function item_facts(item listings) returns jsonb language sql stable as $$
  with shown as (
    select array_agg(photos.url order by listing_photos.position) as urls
    from listing_photos join photos on photos.hash = listing_photos.hash where listing_photos.listing_id = item.id)
  select jsonb_build_object(
    'title', item.title, 'brand', item.brand, 'condition', item.condition, 'duration', item.duration,
    'location', item.location, 'sale', round(item.sale_cents / 100.0, 2), 'included', item.included, 'des', item.des,
    -- `img` is the URL of the first photo. Items without uploaded photos have the URL of an external image.
    'photos', case when shown.urls[1] = item.img then to_jsonb(shown.urls) else jsonb_build_array(item.img) end)
  from shown
$$;

create or replace trigger listings_keep_version
  after update of title, brand, condition, duration, location, sale_cents, included, des, img on listings
  for each row when (
    (old.title, old.brand, old.condition, old.duration, old.location, old.sale_cents, old.included, old.des, old.img)
    is distinct from
    (new.title, new.brand, new.condition, new.duration, new.location, new.sale_cents, new.included, new.des, new.img))
  execute function keep_listing_version();

create or replace function item_changes(item listings, seen integer) returns jsonb language sql stable as $$
  select case when seen = item.version then '[]' else coalesce(
    (select jsonb_agg(jsonb_build_object('path', path, 'was', was, 'is', now_is.facts -> path) order by place)
      from listing_versions before
      cross join lateral (select item_facts(item) as facts) now_is
      cross join unnest('{title,brand,condition,duration,location,sale,included,des,photos}'::text[])
        with ordinality as paths (path, place)
      -- Versions that were stored before `included` existed do not have it.
      cross join lateral (select coalesce(before.facts -> path, '[]') as was) stored
      where before.listing_id = item.id and before.version = seen and was is distinct from now_is.facts -> path),
    jsonb_build_array(jsonb_build_object('path', 'version', 'was', seen, 'is', item.version))) end
$$;
