-- Files of items that sellers import. They and their rows are deleted after a few days.
create table imports (
  id text primary key,
  seller_id text not null references users (id),
  started_by text not null references users (id),
  file_name text not null check (char_length(file_name) between 1 and 200),
  headings text[] not null,
  columns text[] not null,
  -- The announced sizes of the ZIPs with photos.
  zip_bytes integer[] not null default '{}',
  state text not null check (
    state in ('uploading', 'checking', 'checked', 'publishing', 'published', 'canceled', 'undoing', 'undone')
  ),
  with_duplicates boolean not null default false,
  started_at timestamptz(3) not null default now(),
  -- When a background job last worked on it. The longest waiting one is next.
  worked_at timestamptz(3) not null default now(),
  published_at timestamptz(3),
  check (cardinality(columns) = cardinality(headings)),
  check ((published_at is not null) = (state in ('published', 'canceled', 'undoing', 'undone')))
);
create unique index imports_open on imports (seller_id)
where state in ('uploading', 'checking', 'checked', 'publishing', 'undoing');
create index imports_of_seller on imports (seller_id, started_at);

create table import_rows (
  import_id text not null references imports (id) on delete cascade,
  -- The number of the row in the file.
  number integer not null check (number > 0),
  cells text[] not null,
  -- Whether an earlier row of the file is the same.
  repeats boolean not null default false,
  result text not null default 'waiting' check (
    result in ('waiting', 'ready', 'duplicate', 'skipped', 'wrong', 'published', 'failed', 'undone', 'kept')
  ),
  problems jsonb not null default '[]',
  model text,
  listing_id text references listings (id),
  primary key (import_id, number),
  check ((listing_id is not null) = (result in ('published', 'undone', 'kept')))
);
create index import_rows_by_result on import_rows (import_id, result, number);
create index import_rows_of_listing on import_rows (listing_id) where listing_id is not null;
