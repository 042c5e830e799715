-- What is made of one item is kept until that item changes: 'listing/ID' says which did, 'listing/*' that any may have.
-- 'listings' is said as before: lists are made of all, and a process of the version before knows that word alone. What there
-- is to choose from changes less often: 'shelf' says that of an item more than a booking has changed, so that what was
-- counted of all can outlive one.
create function announce_items(ids text[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then return; end if;
  perform pg_notify('changed', 'listings');
  if cardinality(ids) > 40 then
    perform pg_notify('changed', 'listing/*');
  else
    perform pg_notify('changed', 'listing/' || id) from unnest(ids) as changed (id);
  end if;
end $$;

create function announce_all_items() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', 'listings');
  perform pg_notify('changed', 'shelf');
  perform pg_notify('changed', 'listing/*');
  return null;
end $$;

-- An item without what a booking that comes or goes changes of it.
create function shelved(item jsonb) returns jsonb language sql immutable strict parallel safe
  return item - 'state' - 'updated_at' || jsonb_build_object('sold', item ->> 'state' = 'sold');

create function announce_listings() returns trigger language plpgsql as $$
declare
  changed text[];
  is_shelf boolean := true;
begin
  case tg_op
    when 'INSERT' then changed := array(select id from new_rows limit 41);
    when 'DELETE' then changed := array(select id from old_rows limit 41);
    else
      -- One whose id was changed by hand is two.
      changed := array((select id from old_rows limit 41) union (select id from new_rows limit 41));
      is_shelf := cardinality(changed) > 40 or exists (
        select shelved(to_jsonb(old_rows)) from old_rows
        except select shelved(to_jsonb(new_rows)) from new_rows);
  end case;
  perform announce_items(changed);
  if is_shelf and changed <> '{}' then perform pg_notify('changed', 'shelf'); end if;
  return null;
end $$;
drop trigger listings_changed on listings;
create trigger listings_added after insert on listings
  referencing new table as new_rows for each statement execute function announce_listings();
create trigger listings_changed after update on listings
  referencing old table as old_rows new table as new_rows for each statement execute function announce_listings();
create trigger listings_removed after delete on listings
  referencing old table as old_rows for each statement execute function announce_listings();
create trigger listings_emptied after truncate on listings
  for each statement execute function announce_all_items();

-- What else an item shows: its photographs, and of its model the crop.
create function announce_listing_photos() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then perform announce_items(array(select distinct listing_id from new_rows limit 41));
    when 'DELETE' then perform announce_items(array(select distinct listing_id from old_rows limit 41));
    else perform announce_items(array(
      (select distinct listing_id from old_rows limit 41) union (select distinct listing_id from new_rows limit 41)));
  end case;
  return null;
end $$;
create trigger listing_photos_added after insert on listing_photos
  referencing new table as new_rows for each statement execute function announce_listing_photos();
create trigger listing_photos_changed after update on listing_photos
  referencing old table as old_rows new table as new_rows
  for each statement execute function announce_listing_photos();
create trigger listing_photos_removed after delete on listing_photos
  referencing old table as old_rows for each statement execute function announce_listing_photos();
create trigger listing_photos_emptied after truncate on listing_photos
  for each statement execute function announce_all_items();

-- Until a host has it, no item shows it.
create trigger photos_changed after update on photos for each row
  when (old.url is not null
    and (old.url, old.width, old.height, old.placeholder, old.base, old.widths, old.formats) is distinct from
      (new.url, new.width, new.height, new.placeholder, new.base, new.widths, new.formats))
  execute function announce_all_items();
create trigger gear_models_changed after update on gear_models for each row
  when (old.crop is distinct from new.crop) execute function announce_all_items();

-- Of people the public pages show these, and only where they have really changed.
drop trigger people_changed on people;
create trigger people_changed after update on people for each row
  when ((old.name, old.status, old.suspended_at) is distinct from (new.name, new.status, new.suspended_at))
  execute function announce_change();
