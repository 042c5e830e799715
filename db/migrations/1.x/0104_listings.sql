-- What is searched: lower case without accents. `normalize` takes letters and their accents apart.
create function fold(value text) returns text language sql immutable strict parallel safe
  return regexp_replace(normalize(lower(value), nfkd), '[\u0300-\u036f]', '', 'g');

-- The words of a text: apertures and lengths in one spelling, but the F of 'K&F 77mm' is no aperture. src/search/parse/tokens.ts
-- does the same to what is typed.
create function search_tokens(value text) returns text[] language sql immutable strict parallel safe
  return array_remove(regexp_split_to_array(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      translate(fold(replace(lower(value), 'ß', 'ss')), 'øłμµ', 'oluu'),
      '(\d),(\d)', '\1.\2', 'g'),
      '(\d)\s+mm\y', '\1mm', 'g'),
      '(\dmm)([[:alnum:]])', '\1 \2', 'g'),
      '\y(?:f|1\s*:)\s*/?\s*(\d)(?!\d*(?:\.\d+)?mm)', 'f\1', 'g'),
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

-- Lenses that are written '1.4/50' or '50/1.4' have the words of '50mm f1.4', too.
create function lens_numbers(title text) returns text[] language sql immutable strict parallel safe
  return (
    select coalesce(array_agg(word), '{}') from (
      select unnest(array[replace(least(one, other)::text, '.', ''), greatest(one, other)::text]
        || array['f' || replace(least(one, other)::text, '.', ''), greatest(one, other) || 'mm']) as word
      from (
        select replace(found[1], ',', '.')::numeric as one, replace(found[2], ',', '.')::numeric as other
        from regexp_matches(title, '(?<![\d.,/])(\d{1,3}(?:[.,]\d)?)/(\d{1,3}(?:[.,]\d)?)(?![\d.,/])', 'g') as found
      ) pairs
      where least(one, other) < 12 and greatest(one, other) >= 8 and greatest(one, other) % 1 = 0
    ) words);

-- What searches ask of an item beside its words: its kind, its mounts, and of a lens whether it zooms, as terms with a sign that
-- no word has.
create function search_marks(kind text, title text, mounts text[]) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(
    array['=' || kind]
    || case when kind <> 'lens' then '{}'
      when title ~ '(?<![\d.,])\d{1,3}(\.\d)?\s*[-–]\s*\d{2,4}(?![\d.,]*\d)' then array['=zoom'] else array['=prime'] end
    || case when kind = 'lens' then lens_numbers(title) else '{}' end
    || array(select kind || '@' || lower(mount) from unnest(mounts) as given (mount)));

create function lower_each(vals text[]) returns text[] language sql immutable strict parallel safe
  return array(select lower(value) from unnest(vals) as given (value));

-- One table for the three kinds: they differ in the unit of their duration alone. What is computed and stored is computed anew
-- where an update touches what it is made of, as long as the table has no trigger before updates of its rows.
create table listings (
  id text primary key,
  kind text not null check (kind in ('cameras', 'lens', 'accessories')),
  seller_id text not null references people (id),
  title text not null check (char_length(title) between 1 and 120),
  des text not null check (char_length(des) between 1 and 5000),
  brand text not null check (char_length(brand) between 1 and 120),
  condition text not null check (condition in ('Excellent', 'Good', 'Fair')),
  -- Months for cameras and lenses, years for accessories.
  duration numeric(5, 1) not null check (duration between 0 and 1200),
  age_months numeric(7, 1) not null generated always as (
    case when kind = 'accessories' then duration * 12 else duration end
  ) stored,
  location text not null check (char_length(location) between 1 and 120),
  buy_cents integer not null check (buy_cents between 1 and 100000000),
  sale_cents integer not null check (sale_cents between 1 and 100000000),
  saving_cents integer not null generated always as (greatest(buy_cents - sale_cents, 0)) stored,
  -- The first photograph's address.
  img text not null check (char_length(img) between 1 and 2048),
  -- The model's name: as the reference has it where `model_id` is set, otherwise as the seller wrote it.
  model text check (char_length(model) between 1 and 120),
  model_id text references gear_models (id),
  -- The model that title and brand name clearly, where the seller chose none: for searching, never shown.
  named_model_id text references gear_models (id),
  search_model_id text generated always as (coalesce(model_id, named_model_id)) stored,
  mount text check (char_length(mount) between 1 and 60),
  -- Its own, or those of its model: kept by two triggers below.
  mounts text[] not null default '{}',
  terms tsvector not null generated always as (
    search_terms(brand || ' ' || title || coalesce(' ' || model, '')) || search_marks(kind, title, mounts)
  ) stored,
  listed_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- When its owner last changed what it says.
  edited_at timestamptz(3),
  sold_at timestamptz(3),
  advertised_at timestamptz(3),
  -- An admin takes an item off the lists until it is brought back: its owner keeps it, and may mend what was wrong with it.
  paused_at timestamptz(3),
  paused_by text references people (id),
  -- Told to its owner and to those who reported it.
  paused_for text check (char_length(paused_for) between 1 and 500),
  deleted_at timestamptz(3),
  deleted_by text references people (id),
  -- Target of the orders' foreign key: an order's seller is the listing's seller.
  unique (id, seller_id),
  check (model_id is null or model is not null),
  -- What a seller chose goes before what the title names.
  check (model_id is null or named_model_id is null),
  check ((paused_at is null) = (paused_by is null)),
  check ((paused_at is null) = (paused_for is null)),
  check (paused_at is null or advertised_at is null),
  -- Nobody can book what is sold, and its seller cannot change it: a pause would promise what cannot happen.
  constraint listings_sold_not_paused check (paused_at is null or sold_at is null),
  check ((deleted_at is null) = (deleted_by is null))
);

-- Lists and searches of visitors are answered from the index in the process (docs/decisions/0043). Each index below is for the
-- statements that are named with it.
-- Lists of visitors where that index is off or is being made: the newest, and how many there are, without the rows themselves.
create index listings_on_show on listings (listed_at desc, id collate "C" desc) include (kind, seller_id)
  where deleted_at is null and paused_at is null and sold_at is null;
-- A seller's own lists, counts, export and removal, the admin's list of what a person put up, and the key to people.
create index listings_of_seller on listings (seller_id, kind, listed_at desc, id desc);
-- The Advertise section, and the job that clears it.
create index listings_advertised on listings (advertised_at desc, id desc)
  where deleted_at is null and paused_at is null and sold_at is null and advertised_at is not null;
-- The admin's list of what is paused.
create index listings_paused on listings (paused_at, id) where deleted_at is null and paused_at is not null;
-- Whether anything still shows a photograph.
create index listings_by_img on listings (img);
-- Searches that name a model and models on show, without the index in the process; the keys to models, and their new mounts.
create index listings_of_model on listings (search_model_id) where search_model_id is not null;
-- Words without the index in the process. A short list of what is not yet filed: a search reads it whole.
create index listings_terms on listings using gin (terms) with (gin_pending_list_limit = 256)
  where deleted_at is null and paused_at is null and sold_at is null;

create function mounts_of(own text, of_model text) returns text[] language sql stable
  return case when own is not null then array[own]
    else coalesce((select mounts from gear_models where id = of_model), '{}') end;

create function keep_mounts() returns trigger language plpgsql as $$
begin
  new.mounts := mounts_of(new.mount, coalesce(new.model_id, new.named_model_id));
  return new;
end $$;
create trigger listings_keep_mounts before insert on listings for each row execute function keep_mounts();

-- After the update: a trigger before it would have every update compute all that is stored (the comment at the table).
create function follow_mounts() returns trigger language plpgsql as $$
begin
  update listings set mounts = mounts_of(new.mount, coalesce(new.model_id, new.named_model_id)) where id = new.id;
  return null;
end $$;
create trigger listings_follow_mounts after update of mount, model_id, named_model_id on listings
  for each row when ((old.mount, old.model_id, old.named_model_id) is distinct from (new.mount, new.model_id, new.named_model_id))
  execute function follow_mounts();

-- The first one's address is the listing's `img`. No cascade from photos: what is on show is not removed.
create table listing_photos (
  listing_id text not null references listings (id) on delete cascade,
  position smallint not null check (position between 0 and 11),
  hash text not null references photos (hash),
  primary key (listing_id, position),
  unique (listing_id, hash)
);
create index listing_photos_by_photo on listing_photos (hash);

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
