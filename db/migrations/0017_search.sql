-- Search in two steps: a query that names a model reads the listings of that model, by an index in the order that was
-- asked for; all other words are looked up as words. See docs/decisions/0018.

-- The words of a text: lower case without accents, apertures and lengths in one spelling. `search-terms.ts` does the
-- same to what is typed.
create function search_tokens(value text) returns text[] language sql immutable strict parallel safe
  return array_remove(regexp_split_to_array(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      translate(fold(replace(lower(value), 'ß', 'ss')), 'øłμµ', 'oluu'),
      '(\d),(\d)', '\1.\2', 'g'),
      '(\d)\s+mm\y', '\1mm', 'g'),
      '(\dmm)([[:alnum:]])', '\1 \2', 'g'),
      '\y(?:f|1\s*:)\s*/?\s*(\d)', 'f\1', 'g'),
      '\y(f\d+(?:\.\d+)?)([[:alpha:]])', '\1 \2', 'g'),
      '(\d)\.(\d)', '\1\2', 'g'),
    '[^[:alnum:]]+'), '');

-- What a listing is found by: its words, of apertures and lengths the number too, and neighbours as one word, so that
-- 'a7iii' finds 'A7 III'.
create function search_terms(value text) returns tsvector language sql immutable strict parallel safe
begin atomic
  with tokens as (
    select word, lead(word) over (order by place) as second, lead(word, 2) over (order by place) as third
    from unnest(search_tokens(value)) with ordinality as words (word, place)
  )
  select array_to_tsvector(coalesce(array_agg(term), '{}')) from (
    select word from tokens
    union select substring(word from '^f?(\d+)(?:mm)?$') from tokens
    union select word || second from tokens where char_length(word || second) <= 14
    union select word || second || third from tokens
      where char_length(word || second || third) <= 10 and word || second || third ~ '\d'
  ) terms (term) where term is not null;
end;

drop index listings_words;
drop index listings_facets;
alter table listings
  drop column words,
  drop column squeezed,
  drop column facets,
  -- The model that title and brand name clearly, where the seller chose none: for searching, never shown.
  add column named_model_id text references gear_models (id),
  add column search_model_id text generated always as (coalesce(model_id, named_model_id)) stored,
  -- Its own, or those of its model: kept by the trigger below.
  add column mounts text[] not null default '{}',
  add column terms tsvector not null generated always as (
    search_terms(brand || ' ' || title || coalesce(' ' || model, ''))
  ) stored;

create function mounts_of(own text, of_model text) returns text[] language sql stable
  return case when own is not null then array[own]
    else coalesce((select mounts from gear_models where id = of_model), '{}') end;
create function keep_mounts() returns trigger language plpgsql as $$
begin
  new.mounts := mounts_of(new.mount, coalesce(new.model_id, new.named_model_id));
  return new;
end $$;
create trigger listings_keep_mounts before insert or update of mount, model_id, named_model_id on listings
  for each row execute function keep_mounts();
alter table listings disable trigger user;
update listings set mounts = mounts_of(mount, model_id) where mount is not null or model_id is not null;
alter table listings enable trigger user;

create function facet_elements(prefix text, vals text[]) returns text[]
  language sql immutable strict parallel safe
  return array(select prefix || lower(value) from unnest(vals) as given (value));
alter table listings add column facets text[] not null generated always as (
  array['kind:' || kind, 'brand:' || lower(brand), 'condition:' || condition, 'place:' || lower(location)]
  || facet_elements('mount:', mounts)
) stored;
create index listings_facets on listings using gin (facets) where deleted_at is null and state <> 'sold';

-- Listings of a model in their orders. `seller_id` tells whether its seller is suspended.
create index listings_of_model on listings (search_model_id, id) include (seller_id)
  where deleted_at is null and state <> 'sold' and search_model_id is not null;
create index listings_of_model_by_sale on listings (search_model_id, sale_cents, id)
  where deleted_at is null and state <> 'sold' and search_model_id is not null;

-- Apart, since a query that names a model needs the words of those without one only. Short lists of what is not yet
-- filed: a search reads them whole.
create index listings_terms_of_models on listings using gin (terms) with (gin_pending_list_limit = 256)
  where deleted_at is null and state <> 'sold' and search_model_id is not null;
create index listings_terms_without_model on listings using gin (terms) with (gin_pending_list_limit = 256)
  where deleted_at is null and state <> 'sold' and search_model_id is null;
create index listings_all_by_id on listings (id) where deleted_at is null and state <> 'sold';

-- Every word that listings ever had: what is like none of them is a slip, and meant the nearest. Words only: of numbers
-- there is no end, and a slip in one names another thing.
create table search_words (word text collate "C" primary key);
create index search_words_likeness on search_words using gin (word gin_trgm_ops);

create function keep_words() returns trigger language plpgsql as $$
begin
  -- In one order: two that bring the same new words wait for each other, never both at once.
  insert into search_words
  select distinct word from unnest(search_tokens(new.brand || ' ' || new.title)) as words (word)
  where word ~ '^[[:alpha:]]{4,30}$'
  order by word
  on conflict do nothing;
  return null;
end $$;
create trigger listings_keep_words after insert or update of title, brand on listings
  for each row execute function keep_words();
insert into search_words
select distinct word from listings, unnest(search_tokens(brand || ' ' || title)) as words (word)
where word ~ '^[[:alpha:]]{4,30}$';

-- The brands on show are read one by one from an index: a step each, however many items there are.
create index listings_brands on listings (lower(brand), brand) where deleted_at is null and state <> 'sold';
