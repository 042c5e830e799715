-- One table for the three kinds: they differ in the unit of their duration alone.
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
  location text not null check (char_length(location) between 1 and 120),
  buy_cents integer not null check (buy_cents between 1 and 100000000),
  sale_cents integer not null check (sale_cents between 1 and 100000000),
  img text not null check (char_length(img) between 1 and 2048),
  state text not null default 'available' check (state in ('available', 'booked', 'sold')),
  -- Milliseconds, because cursors carry it through JavaScript.
  listed_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  sold_at timestamptz(3),
  advertised_at timestamptz(3),
  deleted_at timestamptz(3),
  deleted_by text references people (id),
  -- Target of the orders' foreign key: an order's seller is the listing's seller.
  unique (id, seller_id),
  check ((state = 'sold') = (sold_at is not null)),
  check ((deleted_at is null) = (deleted_by is null)),
  -- What is withdrawn is not held for anyone.
  check (deleted_at is null or state <> 'booked')
);

create index listings_on_show on listings (kind, listed_at desc, id desc)
  where deleted_at is null and state <> 'sold';
create index listings_of_seller on listings (seller_id, kind, listed_at desc, id desc)
  where deleted_at is null;
create index listings_advertised on listings (advertised_at desc, id desc)
  where deleted_at is null and state = 'available' and advertised_at is not null;
