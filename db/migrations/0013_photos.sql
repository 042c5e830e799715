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
  primary key (hash, person_id)
);
create index photo_uploads_of_person on photo_uploads (person_id);

-- The first one's address is the listing's `img`. No cascade from photos: what is on show is not removed.
create table listing_photos (
  listing_id text not null references listings (id) on delete cascade,
  position smallint not null check (position between 0 and 11),
  hash text not null references photos (hash),
  primary key (listing_id, position),
  unique (listing_id, hash)
);
create index listing_photos_by_photo on listing_photos (hash);

-- Whether anything still shows a photograph is asked by its address, too.
create index listings_by_img on listings (img);
create index orders_by_img on orders (img);
create index people_by_photo on people (photo_url) where photo_url is not null;
