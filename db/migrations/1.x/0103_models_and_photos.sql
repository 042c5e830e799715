-- Cameras and lenses that there are. Rows come from reference/*.tsv whenever those have changed, at a start.
create table gear_models (
  -- Of maker and name: it stays when the files are made anew.
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 120),
  kind text not null check (kind in ('cameras', 'lens')),
  maker text not null check (char_length(maker) between 1 and 60),
  name text not null check (char_length(name) between 1 and 120),
  -- Of a lens all that it was made for; none where the lens cannot be taken off.
  mounts text[] not null,
  -- How much smaller a camera's frame is than 24 x 36 mm.
  crop numeric(4, 2) check (crop > 0),
  -- All that people may type, in lower case.
  search text not null
);
create index gear_models_search on gear_models using gin (search gin_trgm_ops);
create index gear_models_maker on gear_models (kind, maker);

-- Which state of the files is loaded.
create table gear_reference (
  only_one boolean primary key default true check (only_one),
  checksum text not null,
  loaded_at timestamptz not null default now()
);

-- A photograph is what it shows: its name is a hash of its pixels, so the same one is there once, whoever sends it.
create table photos (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  -- Who serves it. What belongs to the demo shop comes with the program, and is never removed.
  host text not null check (host in ('local', 's3', 'imgbb', 'demo')),
  -- Of the largest that is kept.
  width integer not null check (width between 1 and 4096),
  height integer not null check (height between 1 and 4096),
  -- A few pixels as a data: address, shown until the picture is there.
  placeholder text not null check (placeholder like 'data:image/%' and char_length(placeholder) <= 1000),
  -- The JPEG, for whatever knows nothing better. Unset until the host has it.
  url text unique check (char_length(url) between 1 and 2048),
  -- The others are `{base}-{width}.{format}`; a host that keeps one file has none.
  base text check (char_length(base) between 1 and 2048),
  widths integer[] not null default '{}',
  formats text[] not null default '{}' check (formats <@ array['avif', 'webp']),
  stored_at timestamptz(3),
  check ((url is null) = (stored_at is null)),
  check ((base is null) = (widths = '{}') and (base is null) = (formats = '{}'))
);

-- Who sent it, and when last: nobody sells with another's photographs, and what nobody used is removed.
create table photo_uploads (
  hash text not null references photos (hash) on delete cascade,
  person_id text not null references people (id),
  uploaded_at timestamptz(3) not null default now(),
  -- What it takes, all sizes together.
  bytes bigint not null default 0 check (bytes >= 0),
  primary key (hash, person_id)
);
-- Who sent how much is summed up for each upload; which were sent last is asked when unused ones are removed.
create index photo_uploads_of_person on photo_uploads (person_id, uploaded_at) include (bytes);
