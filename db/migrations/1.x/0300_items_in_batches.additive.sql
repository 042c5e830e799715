-- What searches need of an item (its terms, its traits and the terms of its description). 0380 computes it elsewhere.

create function terms_of(kind text, brand text, title text, model text, mounts text[], marks text[], location text) returns tsvector
  language sql immutable parallel safe
  return search_terms(brand || ' ' || title || coalesce(' ' || model, '')) || search_marks(kind, title, mounts)
    || array_to_tsvector(marks) || place_marks(location);

create function keep_terms() returns trigger language plpgsql as $$
begin
  new.terms := terms_of(new.kind, new.brand, new.title, new.model, new.mounts, new.marks, new.location);
  return new;
end $$;

-- Computes the values of the next items again. The values of a part are computed by the triggers of its table.
create function refresh_items(after text, batch_size integer) returns text language plpgsql as $$
declare
  batch text[] := array(select id from listings where id > after order by id limit batch_size);
begin
  -- Transactions that change several items lock them in this order.
  perform from listings where id = any(batch) order by id for no key update;
  update listing_parts set model = model where listing_id = any(batch);
  update listings set (focal_from, focal_to, aperture, autofocus, film, format, marks) =
    (fresh.focal_from, fresh.focal_to, fresh.aperture, fresh.autofocus, fresh.film, fresh.format, fresh.marks)
  from (
    select item.id, traits.*,
      terms_of(kind, brand, title, model, mounts, traits.marks, location) as terms
    from listings item cross join lateral traits_of(kind, title, search_model_id) traits
    where item.id = any(batch)
  ) fresh
  where listings.id = fresh.id
    and (listings.focal_from, listings.focal_to, listings.aperture, listings.autofocus, listings.film, listings.format,
        listings.marks, listings.terms)
      is distinct from (fresh.focal_from, fresh.focal_to, fresh.aperture, fresh.autofocus, fresh.film, fresh.format,
        fresh.marks, fresh.terms);
  insert into listing_descriptions (listing_id, terms)
  select id, description_terms(des) || terms || coalesce(part_terms, '') from listings
  where id = any(batch) and deleted_at is null and paused_at is null and sold_at is null
  on conflict (listing_id) do update set terms = excluded.terms
  where listing_descriptions.terms <> excluded.terms;
  insert into search_words
  select distinct word from listings cross join words_for_typos(location) as word where id = any(batch)
  order by word
  on conflict do nothing;
  return batch[cardinality(batch)];
end $$;

-- The traits of a model are changed only by a new reference, which changes many models at once.
create or replace function follow_model_traits() returns trigger language plpgsql as $$
begin
  -- A full join is always hashed or merged. An inner join of all models would compare each with all others.
  if exists (
    select from now full join was using (id)
    where (now.focal_from, now.focal_to, now.aperture, now.autofocus, now.film, now.format, now.marks)
      is distinct from (was.focal_from, was.focal_to, was.aperture, was.autofocus, was.film, was.format, was.marks)) then
    insert into backfills (name) values ('refresh_items') on conflict (name) do update set position = '';
  end if;
  return null;
end $$;

-- PostgreSQL before 17 cannot change the expression of a column, and later ones write all rows again when they do.
alter table listings alter column terms drop expression if exists, alter column terms set default '';
-- Runs last, because the other triggers set the values that the terms are made of.
create trigger listings_make_terms
  before insert or update of kind, brand, title, model, mounts, marks, location on listings
  for each row execute function keep_terms();

-- Its batches ended with 0187, which databases of another history never ran in batches.
drop function if exists open_earlier_conversations(text, integer);
