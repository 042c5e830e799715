-- 'Film camera' and 'wide angle' are conditions on terms, as all typed words are, so they combine with any other words. The shop
-- writes the marks of each model when it starts: they follow from the reference.
alter table gear_models add column marks text[] not null default '{}';
-- The reference for which the marks were written, and the version of their rules.
alter table gear_reference add column marked text;
alter table listings add column marks text[] not null default '{}';
alter table listing_parts add column marks text[] not null default '{}';

-- A lens without a model has the marks that its focal lengths have on a full-frame camera. Lenses of 25 to 27 mm are mostly made
-- for smaller sensors, on which they are not wide.
create function focal_marks(focal numeric[]) returns text[] language sql immutable parallel safe
  return array_remove(array[
    case when focal[1] < 20 and focal[2] <= 40 then '=ultra-wide' end,
    case when focal[1] = focal[2] then case when focal[1] <= 24 or focal[1] = 28 then '=wide' end
      when focal[1] <= 28 and focal[2] <= 50 then '=wide' end,
    case when focal[1] = focal[2] and focal[1] between 40 and 58 then '=normal' end,
    case when focal[1] between 20 and 35 and focal[2] between 51 and 150 then '=standard-zoom' end,
    case when focal[1] = focal[2] and focal[1] between 75 and 135 then '=portrait' end,
    case when focal[1] >= 60 and focal[2] >= 100 then '=tele' end
  ], null);

alter type item_traits add attribute marks text[];
create or replace function traits_of(of_kind text, title text, of_model text) returns item_traits language sql stable
  return (
    select row(
      coalesce(model.focal_from, focal[1]), coalesce(model.focal_to, focal[2]),
      coalesce(model.aperture, case when of_kind = 'lens' then title_aperture(title) end),
      model.autofocus, model.film, model.format, coalesce(model.marks, focal_marks(focal)))::item_traits
    from (select case when of_kind = 'lens' then title_focal(title) end as focal) named
    left join gear_models model on model.id = of_model and model.kind = of_kind);

create or replace function keep_traits() returns trigger language plpgsql as $$
begin
  select * into new.focal_from, new.focal_to, new.aperture, new.autofocus, new.film, new.format, new.marks
  from traits_of(new.kind, to_jsonb(new) ->> tg_argv[0], coalesce(new.model_id, new.named_model_id));
  return new;
end $$;

create or replace function follow_traits() returns trigger language plpgsql as $$
begin
  update listings set (focal_from, focal_to, aperture, autofocus, film, format, marks) = (
    select * from traits_of(new.kind, new.title, coalesce(new.model_id, new.named_model_id)))
  where id = new.id;
  return null;
end $$;

create or replace function follow_model_traits() returns trigger language plpgsql as $$
declare
  changed text[] := array(
    select now.id from now join was using (id)
    where (now.focal_from, now.focal_to, now.aperture, now.autofocus, now.film, now.format, now.marks)
      is distinct from (was.focal_from, was.focal_to, was.aperture, was.autofocus, was.film, was.format, was.marks));
begin
  update listings set (focal_from, focal_to, aperture, autofocus, film, format, marks) = (
    select * from traits_of(kind, title, search_model_id))
  where search_model_id = any(changed);
  -- The trigger of the table computes the traits.
  update listing_parts set model = model where search_model_id = any(changed);
  return null;
end $$;

-- The words of a place have a sign before them, so that only a query that can mean a place finds them.
create function place_marks(place text) returns tsvector language sql immutable strict parallel safe
  return array_to_tsvector(array(select '@' || word from unnest(search_tokens(place)) as words (word)));

-- 0300_items_in_batches.additive.sql adds the marks to the terms of items.

create or replace function follow_parts() returns trigger language plpgsql as $$
begin
  update listings set (part_names, part_brands, part_mounts, part_models, part_terms) = (
    select array_agg(part_name(brand, model) order by position), array_agg(brand order by position),
      case when count(*) > 0 then array(
        select distinct value from listing_parts part cross join unnest(part.mounts) as given (value)
        where part.listing_id = listings.id order by value) end,
      case when count(*) > 0 then array_remove(array_agg(search_model_id order by position), null) end,
      case when count(*) > 0 then array_to_tsvector(array(
        select distinct term from listing_parts part cross join unnest(tsvector_to_array(
          search_terms(part_name(part.brand, part.model)) || search_marks(part.kind, part.model, part.mounts)
          || array_to_tsvector(part.marks))) as given (term)
        where part.listing_id = listings.id)) end
    from listing_parts where listing_id = listings.id)
  where id in (select listing_id from changed_parts);
  if tg_op <> 'DELETE' then
    insert into search_words
    select distinct word from changed_parts cross join words_for_typos(brand || ' ' || model) as word
    order by word
    on conflict do nothing;
  end if;
  return null;
end $$;

create or replace function keep_words() returns trigger language plpgsql as $$
begin
  insert into search_words select words_for_typos(new.brand || ' ' || new.title || ' ' || new.location)
  on conflict do nothing;
  return null;
end $$;
drop trigger listings_keep_words on listings;
create trigger listings_keep_words after insert or update of title, brand, location on listings
  for each row execute function keep_words();

-- Searches with words are planned again: an empty version differs from each version.
update search_definitions set planned_by = '' where has_words;
