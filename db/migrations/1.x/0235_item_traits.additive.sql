-- What filters know of an item: the traits of its model or, where those are not known, what its title says. Null is unknown.
alter table listings
  add column focal_from numeric(6, 1),
  add column focal_to numeric(6, 1),
  add column aperture numeric(4, 2),
  add column autofocus boolean,
  add column film boolean,
  add column format text,
  add constraint listings_traits check (
    (focal_from is null) = (focal_to is null) and focal_from <= focal_to);
alter table listing_parts
  add column focal_from numeric(6, 1),
  add column focal_to numeric(6, 1),
  add column aperture numeric(4, 2),
  add column autofocus boolean,
  add column film boolean,
  add column format text,
  add check (
    (focal_from is null) = (focal_to is null) and focal_from <= focal_to);

-- The range of focal lengths that a title names. Months, years and other units make it another range.
create function zoom_range(title text) returns numeric[] language sql immutable strict parallel safe
  return (
    select array[first, last] from (
      select replace(found[1], ',', '.')::numeric as first, found[2]::numeric as last, place
      from regexp_matches(lower(translate(title, '‐‑‒–—―−', '-------')),
        '(?<![0-9.,])([0-9]{1,3}(?:[.,][0-9])?)(?: *mm)? *- *([0-9]{2,4})(?![0-9]|[.,][0-9]| *[%$€£°])'
        '(?! *-? *(?:months?|mths?|mon|monaten?|mois|years?|yrs?|jahren?|ans|weeks?|days?|hours?|hrs?|minutes?|kg|lbs?|pcs|shots?|exposures?'
        '|people|usd|dollars?|eur|euros?)(?![[:alnum:]]))', 'g')
        with ordinality as matches (found, place)
    ) ranges
    where first < last order by place limit 1);
create or replace function is_zoom(title text) returns boolean language sql immutable strict parallel safe
  return zoom_range(title) is not null;

-- The focal lengths that the title of a lens names: a range, or the first length in mm.
create function title_focal(title text) returns numeric[] language sql immutable strict parallel safe
  return case when is_zoom(title) then (
    select found from zoom_range(title) as given (found) where found[1] >= 1)
  else (
    select array[focal, focal] from (
      select substring(word from '^([0-9]{1,4}(?:[.][0-9])?)mm$')::numeric as focal, place
      from unnest(search_tokens(title) || lens_numbers(title)) with ordinality as words (word, place)
    ) lengths
    where focal between 1 and 5000 order by place limit 1) end;

-- The widest aperture that the title of a lens names: 'f1.8', '1:1.8', '1.8/50', or a decimal after the focal length.
create function title_aperture(title text) returns numeric language sql immutable strict parallel safe
  return (
    select min(aperture) from (
      select coalesce(
        substring(word from '^f([0-9]{1,2}(?:[.][0-9]{1,2})?)$'),
        case when lag(word) over (order by place) ~ '^[0-9.]+mm$' then substring(word from '^[0-9][.][0-9]{1,2}$') end
      )::numeric as aperture
      from unnest(search_tokens(title) || lens_numbers(title)) with ordinality as words (word, place)
    ) apertures
    where aperture between 0.5 and 64);

create type item_traits as (
  focal_from numeric, focal_to numeric, aperture numeric, autofocus boolean, film boolean, format text);

create function traits_of(of_kind text, title text, of_model text) returns item_traits language sql stable
  return (
    select row(
      coalesce(model.focal_from, focal[1]), coalesce(model.focal_to, focal[2]),
      coalesce(model.aperture, case when of_kind = 'lens' then title_aperture(title) end),
      model.autofocus, model.film, model.format)::item_traits
    from (select case when of_kind = 'lens' then title_focal(title) end as focal) named
    left join gear_models model on model.id = of_model and model.kind = of_kind);

create function keep_traits() returns trigger language plpgsql as $$
begin
  select * into new.focal_from, new.focal_to, new.aperture, new.autofocus, new.film, new.format
  from traits_of(new.kind, to_jsonb(new) ->> tg_argv[0], coalesce(new.model_id, new.named_model_id));
  return new;
end $$;
create trigger listings_keep_traits before insert on listings
  for each row execute function keep_traits('title');
create trigger listing_parts_keep_traits before insert or update on listing_parts
  for each row execute function keep_traits('model');

-- After the update: a trigger before it would have every update compute all generated columns.
create function follow_traits() returns trigger language plpgsql as $$
begin
  update listings set (focal_from, focal_to, aperture, autofocus, film, format) = (
    select * from traits_of(new.kind, new.title, coalesce(new.model_id, new.named_model_id)))
  where id = new.id;
  return null;
end $$;
create trigger listings_follow_traits after update of kind, title, model_id, named_model_id on listings
  for each row when ((old.kind, old.title, old.model_id, old.named_model_id)
    is distinct from (new.kind, new.title, new.model_id, new.named_model_id))
  execute function follow_traits();

-- Items and parts follow the traits of their models.
create function follow_model_traits() returns trigger language plpgsql as $$
declare
  changed text[] := array(
    select now.id from now join was using (id)
    where (now.focal_from, now.focal_to, now.aperture, now.autofocus, now.film, now.format)
      is distinct from (was.focal_from, was.focal_to, was.aperture, was.autofocus, was.film, was.format));
begin
  update listings set (focal_from, focal_to, aperture, autofocus, film, format) = (
    select * from traits_of(kind, title, search_model_id))
  where search_model_id = any(changed);
  -- The trigger of the table computes the traits.
  update listing_parts set model = model where search_model_id = any(changed);
  return null;
end $$;
create trigger gear_models_follow_traits after update on gear_models
  referencing old table as was new table as now for each statement execute function follow_model_traits();

-- 0300_items_in_batches.additive.sql computes the traits of stored items and parts.
