-- The watchlists of users, with the prices that they know.
create table watches (
  user_id text not null references users (id),
  listing_id text not null references listings (id) on delete cascade,
  at timestamptz(3) not null default shop_now(),
  -- The price when the user began to watch, and the lowest price that they know.
  sale_cents integer not null check (sale_cents between 1 and 100000000),
  notified_cents integer not null check (notified_cents between 1 and 100000000),
  -- When the user was last notified of a lower price, that the item can be booked again, and that it is sold.
  notified_at timestamptz(3),
  freed_at timestamptz(3),
  sold_at timestamptz(3),
  primary key (user_id, listing_id)
);
-- A user's watchlist, the newest first; and the users who watch an item.
create index watches_of_user on watches (user_id, at desc, listing_id desc);
create index watches_of_listing on watches (listing_id);

create function check_watch() returns trigger language plpgsql as $$
begin
  if exists (select from listings where id = new.listing_id and seller_id = new.user_id) then
    raise exception 'listing % cannot be watched by its seller', new.listing_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger watches_check before insert on watches for each row execute function check_watch();

-- The meanings of saved searches, stored so that each new item finds its searches without running them. Searches with
-- the same meaning share a row, whose columns are the plan of the search.
create table search_definitions (
  id bigint generated always as identity primary key,
  -- A hash of the canonical form of the search.
  hash text not null unique,
  -- The search as text, and as a query; parts that no column has are evaluated with the query.
  asked jsonb not null,
  query jsonb not null,
  -- The versions of words, models and rules with which the search was planned; null if it needs none of them.
  planned_by text,
  -- Lists that are null match anything. Kinds and grades are bits.
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
  -- Whether the query has conditions that no column has, or words that are too long for a row.
  has_rest boolean not null,
  -- A wide search matches so many items that it has no keys and is evaluated once a day.
  is_wide boolean not null,
  searched_at timestamptz(3) not null default shop_now(),
  check (has_words or models = '{}' and terms is null)
);
create index search_definitions_wide on search_definitions (id) where is_wide;
create index search_definitions_planned on search_definitions (planned_by) where planned_by is not null;

-- An item that matches a search has one of its keys: a model (`m:`), a word (`t:`), a mount (`x:`), a place (`l:`) or a
-- brand (`b:`). The included columns are checked without reading the row of the search.
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

create table saved_searches (
  id text primary key,
  user_id text not null references users (id),
  definition_id bigint not null references search_definitions (id),
  name text check (char_length(name) between 1 and 80),
  -- The search as typed.
  query text not null check (char_length(query) <= 2000),
  mail text not null check (mail in ('now', 'daily', 'off')),
  at timestamptz(3) not null default shop_now(),
  -- Matches after this time are new to the user, and not yet in a daily email.
  seen_at timestamptz(3) not null default shop_now(),
  gathered_at timestamptz(3) not null default shop_now(),
  unique (user_id, definition_id)
);
create index saved_searches_to_notify on saved_searches (definition_id, mail, id);
create index saved_searches_daily on saved_searches (id) where mail = 'daily';

-- Deleting the last saved search of a definition also deletes the definition, its keys and its hits, in the same
-- transaction.
create function drop_unsaved_definitions() returns trigger language plpgsql as $$
declare
  ids constant bigint[] := array(select distinct definition_id from old_rows);
begin
  -- When two transactions delete the last two searches of a definition, the second waits here and then finds no search left.
  perform from search_definitions where id = any (ids) order by id for update;
  with unsaved as (
    delete from search_definitions
    where id = any (ids) and not exists (select from saved_searches where definition_id = search_definitions.id)
    returning id
  )
  delete from search_hits using unsaved where definition_id = unsaved.id;
  return null;
end $$;
create trigger saved_searches_deleted after delete on saved_searches
  referencing old table as old_rows for each statement execute function drop_unsaved_definitions();

-- The items that matched, each once. There are no foreign keys, because they would be checked for each of thousands of
-- rows.
create table search_hits (
  definition_id bigint not null,
  listing_id text not null,
  at timestamptz(3) not null default shop_now(),
  primary key (definition_id, listing_id)
);
create index search_hits_by_time on search_hits (definition_id, at);
create index search_hits_by_age on search_hits (at);

-- Jobs that have notified their users: a job that runs again notifies nobody twice.
create table notified_runs (
  id text primary key,
  at timestamptz not null default now()
);
create index notified_runs_by_age on notified_runs (at);
