-- Terms and traits of items are computed by src/catalog/search/terms. The search index keeps them, and the job store-terms writes
-- those with the words of descriptions. Nothing of that is stored with an item, so a change of the rules or of the reference
-- writes no items. Only release 1.1 reads listings.terms, while it runs beside a newer release.
drop trigger listings_keep_traits on listings;
drop trigger listings_follow_traits on listings;
drop trigger listing_parts_keep_traits on listing_parts;
drop trigger gear_models_follow_traits on gear_models;
drop function keep_traits(), follow_traits(), follow_model_traits(), refresh_items(text, integer);
delete from backfills where name = 'refresh_items';

drop trigger listings_make_terms on listings;
create or replace function keep_terms() returns trigger language plpgsql as $$
begin
  new.terms := search_terms(new.brand || ' ' || new.title || coalesce(' ' || new.model, ''))
    || search_marks(new.kind, new.title, new.mounts);
  return new;
end $$;
create trigger listings_make_terms before insert or update of kind, brand, title, model, mounts on listings
  for each row execute function keep_terms();

create or replace function follow_parts() returns trigger language plpgsql as $$
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

drop function traits_of(text, text, text), focal_marks(numeric[]), title_focal(text), title_aperture(text),
  terms_of(text, text, text, text, text[], text[], text), place_marks(text), description_terms(text);
drop type item_traits;

-- The words that a typo can stand for are written by the job, too.
drop trigger listings_keep_words on listings;
drop function keep_words(), words_for_typos(text);

-- Before the columns that its condition names.
drop trigger listings_follow_description on listings;
alter table listings
  drop constraint listings_parts_found, drop constraint listings_traits,
  drop column part_terms, drop column marks,
  drop column focal_from, drop column focal_to, drop column aperture, drop column autofocus, drop column film, drop column format,
  add constraint listings_parts_found check (num_nulls(part_brands, part_mounts, part_models) in (0, 3)) not valid;
alter table listing_parts
  drop column marks,
  drop column focal_from, drop column focal_to, drop column aperture, drop column autofocus, drop column film, drop column format;
-- The reference in memory has the traits of models.
alter table gear_models
  drop column marks, drop column film, drop column build, drop column format, drop column year, drop column focal_from,
  drop column focal_to, drop column aperture, drop column autofocus, drop column macro, drop column pancake;

-- `rules` is the number of the rules by which the terms were made, and 0 until they are made.
alter table listing_descriptions
  alter column terms set default '',
  add column rules integer not null default 0;
create index listing_descriptions_by_rules on listing_descriptions (rules);
alter table gear_reference
  drop column marked,
  -- The rules of terms and the reference that they use, and their number, which is raised with each change.
  add column rules text,
  add column rules_number integer not null default 0,
  add column rules_noted_at timestamptz not null default now();

create or replace function follow_description() returns trigger language plpgsql as $$
begin
  if new.deleted_at is null and new.paused_at is null and new.sold_at is null then
    insert into listing_descriptions (listing_id) values (new.id) on conflict (listing_id) do update set rules = 0;
  else
    delete from listing_descriptions where listing_id = new.id;
  end if;
  return null;
end $$;
create trigger listings_follow_description after update on listings
  for each row when (
    (old.des, old.kind, old.brand, old.title, old.model, old.location, old.mounts, old.search_model_id, old.part_names,
      old.part_mounts, old.part_models, old.deleted_at, old.paused_at, old.sold_at)
    is distinct from
    (new.des, new.kind, new.brand, new.title, new.model, new.location, new.mounts, new.search_model_id, new.part_names,
      new.part_mounts, new.part_models, new.deleted_at, new.paused_at, new.sold_at))
  execute function follow_description();
