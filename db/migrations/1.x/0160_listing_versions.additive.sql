-- Buyers and sellers agree to the version of an item that they have seen. Each edit of a relevant fact raises the version. The
-- facts of the last versions are stored, so that a rejected agreement can show what has changed.
alter table listings add column version integer not null default 1 check (version > 0);

create function item_facts(item listings) returns jsonb language sql stable as $$
  with shown as (
    select array_agg(photos.url order by listing_photos.position) as urls
    from listing_photos join photos on photos.hash = listing_photos.hash where listing_photos.listing_id = item.id)
  select jsonb_build_object(
    'title', item.title, 'brand', item.brand, 'condition', item.condition, 'duration', item.duration,
    'location', item.location, 'sale', round(item.sale_cents / 100.0, 2), 'des', item.des,
    -- `img` is the URL of the first photo. Items without uploaded photos have the URL of an external image.
    'photos', case when shown.urls[1] = item.img then to_jsonb(shown.urls) else jsonb_build_array(item.img) end)
  from shown
$$;

create table listing_versions (
  listing_id text not null references listings (id) on delete cascade,
  version integer not null check (version > 0),
  -- Keys are the field names of the API.
  facts jsonb not null,
  -- The start of the transaction with the edit: a transaction raises the version once, even with several statements.
  replaced_at timestamptz not null default now(),
  primary key (listing_id, version)
);

-- Edits are unlimited, so only the last twenty versions are stored.
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

-- After the update: a trigger before it would have every update compute all stored columns (0104_listings.sql).
create function keep_listing_version() returns trigger language plpgsql as $$
begin
  perform keep_version(old);
  return null;
end $$;
create trigger listings_keep_version
  after update of title, brand, condition, duration, location, sale_cents, des, img on listings
  for each row when (
    (old.title, old.brand, old.condition, old.duration, old.location, old.sale_cents, old.des, old.img) is distinct from
    (new.title, new.brand, new.condition, new.duration, new.location, new.sale_cents, new.des, new.img))
  execute function keep_listing_version();

-- New photos replace the rows of the old ones. The first upload of photos changes `img`, which the trigger above sees.
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

-- Nobody can book an item that is withdrawn or sold, so its earlier versions are deleted.
create function forget_versions() returns trigger language plpgsql as $$
begin
  delete from listing_versions where listing_id = new.id;
  return null;
end $$;
create trigger listings_forget_versions after update of deleted_at, sold_at on listings
  for each row when (coalesce(new.deleted_at, new.sold_at) is not null) execute function forget_versions();

-- Returns the facts that differ between a version and now, as [{path, was, is}]. For a version that is not stored, only the
-- version number differs.
create function item_changes(item listings, seen integer) returns jsonb language sql stable as $$
  select case when seen = item.version then '[]' else coalesce(
    (select jsonb_agg(jsonb_build_object('path', path, 'was', before.facts -> path, 'is', now_is.facts -> path) order by place)
      from listing_versions before
      cross join lateral (select item_facts(item) as facts) now_is
      cross join unnest('{title,brand,condition,duration,location,sale,des,photos}'::text[]) with ordinality as paths (path, place)
      where before.listing_id = item.id and before.version = seen
        and before.facts -> path is distinct from now_is.facts -> path),
    jsonb_build_array(jsonb_build_object('path', 'version', 'was', seen, 'is', item.version))) end
$$;

-- The version of the item that the buyer of an offer has agreed to. When the item is edited, an open offer waits for its buyer to
-- confirm it; `asked_at` is when they were notified of that.
alter table offers
  add column version integer not null default 1 check (version > 0),
  add column asked_at timestamptz(3);
alter table offers alter column version drop default;

create function version_offer() returns trigger language plpgsql as $$
begin
  -- The previous release inserts offers without a version.
  if new.version is null then
    select version into new.version from listings where id = new.listing_id;
  end if;
  return new;
end $$;
create trigger offers_version before insert on offers for each row execute function version_offer();

create function check_agreed_version() returns trigger language plpgsql as $$
begin
  if not exists (select from listings where id = new.listing_id and version = new.version) then
    raise exception 'the buyer of offer % has not agreed to the item as it is now', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
-- Only for sellers who accept a buyer's offer: a buyer who accepts a counteroffer agrees to the current version.
create trigger offers_agreed_version before update on offers
  for each row when (new.state = 'accepted' and old.state <> 'accepted' and new.turn % 2 = 1) execute function check_agreed_version();
