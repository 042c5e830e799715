-- What people look for, kept so that each item finds its searches: no search is run again for it.

-- Searches that mean the same are one. What its words lead to was planned once, and stands here as columns.
create table search_definitions (
  id bigint generated always as identity primary key,
  -- Of the canonical form of what was asked.
  hash text not null unique,
  -- What was asked, and what it is as a query of the search: of what has no column here it is asked itself.
  asked jsonb not null,
  query jsonb not null,
  -- By which words, models and rules its own were understood; null where it has none of them.
  planned_by text,
  -- Null asks for nothing; a kind and a grade are bits.
  kinds integer not null,
  grades integer not null,
  min_cents integer not null,
  max_cents integer not null,
  age integer not null,
  is_verified boolean not null,
  is_available boolean not null,
  brands text[],
  places text[],
  mounts text[],
  has_words boolean not null,
  models text[] not null,
  terms tsquery,
  -- Whether the query asks for more than the columns say; also where its words are too long for a row.
  has_rest boolean not null,
  -- Too much matches it to look at each item: it has no keys, and is searched once a day.
  is_wide boolean not null,
  searched_at timestamptz(3) not null default shop_now(),
  check (has_words or (models = '{}' and terms is null))
);
create index search_definitions_wide on search_definitions (id) where is_wide;
create index search_definitions_planned on search_definitions (planned_by) where planned_by is not null;

-- Whatever matches a search has one of its keys: a model (`m:`), a word (`t:`), a mount (`x:`), a place (`l:`) or a brand (`b:`).
-- What is included is looked at without a row of the search; where it decides, the key is whole.
create table search_keys (
  key text collate "C" not null,
  definition_id bigint not null references search_definitions (id) on delete cascade,
  is_whole boolean not null,
  kinds integer not null,
  grades integer not null,
  min_cents integer not null,
  max_cents integer not null,
  age integer not null,
  primary key (key, definition_id) include (is_whole, kinds, grades, min_cents, max_cents, age)
);
create index search_keys_of_definition on search_keys (definition_id);

-- Which items came to match, each once. Without foreign keys, which would be looked up at every row of thousands.
create table search_hits (
  definition_id bigint not null,
  listing_id text not null,
  at timestamptz(3) not null default shop_now(),
  primary key (definition_id, listing_id)
);
create index search_hits_by_time on search_hits (definition_id, at);
create index search_hits_by_age on search_hits (at);

create table saved_searches (
  id text primary key,
  person_id text not null references people (id),
  definition_id bigint not null references search_definitions (id),
  name text check (char_length(name) between 1 and 80),
  -- As it was typed.
  query text not null check (char_length(query) <= 2000),
  mail text not null check (mail in ('now', 'daily', 'off')),
  at timestamptz(3) not null default shop_now(),
  -- What came later is new to them, and not yet in a mail of a day.
  seen_at timestamptz(3) not null default shop_now(),
  gathered_at timestamptz(3) not null default shop_now(),
  unique (person_id, definition_id)
);
create index saved_searches_told on saved_searches (definition_id, mail, id);
create index saved_searches_daily on saved_searches (id) where mail = 'daily';

-- Runs of work that have told their part: a run that is done again tells nobody.
create table told_runs (
  id text primary key,
  at timestamptz not null default now()
);
create index told_runs_by_age on told_runs (at);
