-- What is made of rows is kept under tags (src/platform/tags.ts), until one of them changes. Each transaction writes here which
-- tags it changes, by the triggers below; a process reads a row once it is visible, whoever wrote it. Nothing is notified in a
-- transaction: PostgreSQL holds one lock of the whole database from there to the end of the commit.
create table changes (
  -- What is newly visible is told by this: transactions end in another order than they begin.
  xid xid8 not null default pg_current_xact_id(),
  id bigint not null generated always as identity,
  at timestamptz not null default clock_timestamp(),
  -- All transactions before this one had ended by then: their rows can be seen since.
  ended_before xid8 not null default pg_snapshot_xmin(pg_current_snapshot()),
  tags text[] not null check (tags <> '{}'),
  primary key (xid, id)
);

create function log_change(told text[]) returns void language plpgsql as $$
begin
  if cardinality(told) > 0 then
    insert into changes (tags) values (case when cardinality(told) > 400 then '{everything}' else told end);
  end if;
end $$;

create function log_everything() returns trigger language plpgsql as $$
begin
  perform log_change('{everything}');
  return null;
end $$;

-- Whatever changes of an item may change lists; a booking that comes or goes changes the item, and which ones can be booked. New
-- items are named, too: the index of searches reads each that the log names.
create function log_listings() returns trigger language plpgsql as $$
declare
  told text[];
begin
  case tg_op
    when 'INSERT' then
      told := array(select 'listing:' || id from new_rows limit 401) || array(select distinct 'list:' || kind from new_rows);
    when 'DELETE' then
      told := array(select 'listing:' || id from old_rows limit 401) || array(select distinct 'list:' || kind from old_rows);
    else
      -- One whose id was changed by hand is two.
      told := array(
        select distinct unnest(array['listing:' || id, 'list:' || was.kind, 'list:' || now_is.kind])
        from old_rows was full join new_rows now_is using (id) where was is distinct from now_is limit 401);
  end case;
  perform log_change(array_remove(told, null));
  return null;
end $$;
create trigger listings_added after insert on listings
  referencing new table as new_rows for each statement execute function log_listings();
create trigger listings_changed after update on listings
  referencing old table as old_rows new table as new_rows for each statement execute function log_listings();
create trigger listings_removed after delete on listings
  referencing old table as old_rows for each statement execute function log_listings();
create trigger listings_emptied after truncate on listings for each statement execute function log_everything();

create function log_orders() returns trigger language plpgsql as $$
declare
  booked text[] := '{}';
  freed text[] := '{}';
begin
  if tg_op <> 'DELETE' then
    booked := array(select listing_id from new_rows where deleted_at is null and sold_at is null);
  end if;
  if tg_op <> 'INSERT' then
    freed := array(select listing_id from old_rows where deleted_at is null and sold_at is null);
  end if;
  perform log_change(array(
    select distinct unnest(array['listing:' || id, case when id = any(booked) then 'booked:' else 'freed:' end || kind])
    from listings where id = any(booked || freed) and (id = any(booked)) <> (id = any(freed)) limit 401));
  return null;
end $$;
create trigger orders_added after insert on orders
  referencing new table as new_rows for each statement execute function log_orders();
create trigger orders_changed after update on orders
  referencing old table as old_rows new table as new_rows for each statement execute function log_orders();
create trigger orders_removed after delete on orders
  referencing old table as old_rows for each statement execute function log_orders();
create trigger orders_emptied after truncate on orders for each statement execute function log_everything();

create function log_listing_photos() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  case tg_op
    when 'INSERT' then ids := array(select distinct listing_id from new_rows limit 401);
    when 'DELETE' then ids := array(select distinct listing_id from old_rows limit 401);
    else ids := array((select listing_id from old_rows union select listing_id from new_rows) limit 401);
  end case;
  perform log_change(array(select 'listing:' || id from unnest(ids) id));
  return null;
end $$;
create trigger listing_photos_added after insert on listing_photos
  referencing new table as new_rows for each statement execute function log_listing_photos();
create trigger listing_photos_changed after update on listing_photos
  referencing old table as old_rows new table as new_rows for each statement execute function log_listing_photos();
create trigger listing_photos_removed after delete on listing_photos
  referencing old table as old_rows for each statement execute function log_listing_photos();
create trigger listing_photos_emptied after truncate on listing_photos for each statement execute function log_everything();

-- Until a host has it, no item shows it.
create function log_photos() returns trigger language plpgsql as $$
begin
  perform log_change(array(
    select distinct 'listing:' || listing_id from old_rows was
    join new_rows now_is using (hash) join listing_photos using (hash)
    where was.url is not null
      and (was.url, was.width, was.height, was.placeholder, was.base, was.widths, was.formats) is distinct from
        (now_is.url, now_is.width, now_is.height, now_is.placeholder, now_is.base, now_is.widths, now_is.formats)
    limit 401));
  return null;
end $$;
create trigger photos_changed after update on photos
  referencing old table as old_rows new table as new_rows for each statement execute function log_photos();

create function log_models() returns trigger language plpgsql as $$
begin
  perform log_change(array(
    select distinct 'models' from old_rows was join new_rows now_is using (id) where was.crop is distinct from now_is.crop));
  return null;
end $$;
create trigger gear_models_changed after update on gear_models
  referencing old table as old_rows new table as new_rows for each statement execute function log_models();

-- Of people the public pages show these; a suspension takes items off all lists, or brings them back.
create function log_people() returns trigger language plpgsql as $$
begin
  perform log_change(
    array(select 'person:' || id from old_rows was join new_rows now_is using (id)
      where (was.name, was.suspended_at) is distinct from (now_is.name, now_is.suspended_at) limit 401)
    || array(select distinct 'list:' || kind from old_rows was join new_rows now_is using (id)
      cross join unnest('{cameras,lens,accessories}'::text[]) kind
      where was.suspended_at is distinct from now_is.suspended_at));
  return null;
end $$;
create trigger people_changed after update on people
  referencing old table as old_rows new table as new_rows for each statement execute function log_people();

-- Lists are narrowed to verified sellers, too.
create function log_verifications() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  case tg_op
    when 'INSERT' then ids := array(select person_id from new_rows limit 401);
    when 'DELETE' then ids := array(select person_id from old_rows limit 401);
    else
      ids := array(select was.person_id from old_rows was join new_rows now_is using (id)
        where was.taken_back_at is distinct from now_is.taken_back_at limit 401);
  end case;
  if ids <> '{}' then
    perform log_change(array(select 'person:' || id from unnest(ids) id) || '{list:cameras,list:lens,list:accessories}');
  end if;
  return null;
end $$;
create trigger verifications_added after insert on verifications
  referencing new table as new_rows for each statement execute function log_verifications();
create trigger verifications_changed after update on verifications
  referencing old table as old_rows new table as new_rows for each statement execute function log_verifications();
create trigger verifications_removed after delete on verifications
  referencing old table as old_rows for each statement execute function log_verifications();
create trigger verifications_emptied after truncate on verifications
  for each statement execute function log_everything();

create function log_posts() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  case tg_op
    when 'DELETE' then ids := array(select id from old_rows limit 401);
    else ids := array(select id from new_rows limit 401);
  end case;
  if ids <> '{}' then perform log_change(array(select 'post:' || id from unnest(ids) id) || '{posts}'); end if;
  return null;
end $$;
create trigger posts_added after insert on posts
  referencing new table as new_rows for each statement execute function log_posts();
create trigger posts_changed after update on posts
  referencing new table as new_rows for each statement execute function log_posts();
create trigger posts_removed after delete on posts
  referencing old table as old_rows for each statement execute function log_posts();
create trigger posts_emptied after truncate on posts for each statement execute function log_everything();

create function log_categories() returns trigger language plpgsql as $$
begin
  perform log_change('{categories}');
  return null;
end $$;
create trigger categories_changed after insert or update or delete or truncate on categories
  for each statement execute function log_categories();
