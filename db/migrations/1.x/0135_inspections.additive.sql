-- What a seller found by a list of questions (src/grading/checklists.ts). It stays as it was answered: lists change, and nothing
-- is graded again.
create table inspections (
  id text primary key,
  listing_id text not null references listings (id) on delete cascade,
  list text not null check (list in ('digital', 'film', 'lens', 'accessory')),
  version smallint not null check (version > 0),
  -- By the id of their point; what is left out was not checked.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  -- The worst that any answer allows.
  cap text not null check (cap in ('Excellent', 'Good', 'Fair')),
  -- None where too little was checked.
  grade text check (grade = cap),
  working boolean not null check (working or cap = 'Fair'),
  made_at timestamptz(3) not null default shop_now(),
  superseded_at timestamptz(3)
);
create unique index inspections_current on inspections (listing_id) where superseded_at is null;
-- What goes with an item.
create index inspections_of_listing on inspections (listing_id);

create function keep_inspection() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'superseded_at') is distinct from (to_jsonb(old) - 'superseded_at') or old.superseded_at is not null then
    raise exception 'inspection % stays as it was made', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger inspections_keep before update on inspections for each row execute function keep_inspection();

-- Two a point and sixteen in all. No cascade from photos: what is on show is not removed.
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

-- Searches ask the row of the item, and pages that show it are made anew.
alter table listings add column is_graded boolean not null default false;
create function follow_inspection() returns trigger language plpgsql as $$
begin
  update listings set updated_at = now(), is_graded = exists (
    select from inspections where listing_id = new.listing_id and superseded_at is null and grade is not null)
  where id = new.listing_id;
  return null;
end $$;
create trigger inspections_followed after insert or update on inspections
  for each row execute function follow_inspection();

-- What is said of an item is never better than what its answers allow. At the end, since both may change.
create function condition_rank(condition text) returns integer language sql immutable strict parallel safe
  return array_position(array['Fair', 'Good', 'Excellent'], condition);
create function check_condition() returns trigger language plpgsql as $$
declare
  item text := case tg_table_name when 'listings' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'listing_id' end;
begin
  if exists (
    select from listings join inspections on listing_id = listings.id and superseded_at is null
    where listings.id = item and condition_rank(condition) > condition_rank(cap)
  ) then
    raise exception 'listing % is called better than it was found', item using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger listings_condition_as_found after update of condition on listings deferrable initially deferred
  for each row when (old.condition is distinct from new.condition) execute function check_condition();
create constraint trigger inspections_condition_as_found after insert or update on inspections deferrable initially deferred
  for each row execute function check_condition();

-- As before, and where an inspection shows it.
create or replace function log_photos() returns trigger language plpgsql as $$
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
