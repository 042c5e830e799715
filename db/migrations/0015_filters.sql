-- What lists are narrowed by. The planner has statistics of each element of the array: it walks a sorted index
-- where a filter leaves many items, and reads this one where it leaves few.
alter table listings
  add column facets text[] not null generated always as (
    array['kind:' || kind, 'brand:' || lower(brand), 'condition:' || condition, 'place:' || lower(location)]
  ) stored,
  -- Accessories count years.
  add column age_months numeric(7, 1) not null generated always as (
    case when kind = 'accessories' then duration * 12 else duration end
  ) stored,
  add column saving_cents integer not null generated always as (greatest(buy_cents - sale_cents, 0)) stored;

create index listings_facets on listings using gin (facets) where deleted_at is null and state <> 'sold';
create index listings_on_show_by_saving on listings (kind, saving_cents, id)
  where deleted_at is null and state <> 'sold';
-- Across kinds.
create index listings_all_by_date on listings (listed_at, id) where deleted_at is null and state <> 'sold';
create index listings_all_by_title on listings (lower(title), id) where deleted_at is null and state <> 'sold';
create index listings_all_by_sale on listings (sale_cents, id) where deleted_at is null and state <> 'sold';
create index listings_all_by_saving on listings (saving_cents, id) where deleted_at is null and state <> 'sold';

-- What is searched: lower case without accents, then once more without what is neither letter nor digit, so that
-- 'a7iii' finds 'A7 III'. `normalize` takes letters and their accents apart.
create function fold(value text) returns text language sql immutable strict parallel safe
  return regexp_replace(normalize(lower(value), nfkd), '[\u0300-\u036f]', '', 'g');

alter table listings
  add column words text not null generated always as (fold(brand || ' ' || title)) stored,
  add column squeezed text not null generated always as (
    regexp_replace(fold(brand || ' ' || title), '[^[:alnum:]]', '', 'g')
  ) stored;
create index listings_words on listings using gin (words gin_trgm_ops, squeezed gin_trgm_ops)
  where deleted_at is null and state <> 'sold';
