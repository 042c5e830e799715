-- The files that are made from an uploaded logo. They are small, and they are in the database so that every process has
-- them at once, whichever host the photos are on. Their addresses contain the hash, so they never change.
create table shop_logo_files (
  hash text not null check (hash ~ '^[0-9a-f]{16}$'),
  name text not null
    check (name in ('header', 'icon-192', 'icon-512', 'maskable-512', 'touch-180', 'share')),
  -- Of the file `header`.
  width integer not null check (width between 1 and 768),
  height integer not null check (height between 1 and 96),
  png bytea not null check (octet_length(png) between 1 and 4194304),
  made_at timestamptz(3) not null default shop_now(),
  primary key (hash, name)
);
