create table orders (
  id text primary key,
  listing_id text not null,
  seller_id text not null references people (id),
  buyer_id text not null references people (id),
  phone text not null check (char_length(phone) between 5 and 32),
  location text not null check (char_length(location) between 1 and 120),
  -- The facts as they were when it was booked; names and e-mails are read from people.
  title text not null,
  img text not null,
  sale_cents integer not null check (sale_cents between 1 and 100000000),
  placed_at timestamptz(3) not null default now(),
  -- Set when its listing is marked sold: no longer open, still on both dashboards.
  sold_at timestamptz(3),
  deleted_at timestamptz(3),
  deleted_by text references people (id),
  foreign key (listing_id, seller_id) references listings (id, seller_id),
  check (buyer_id <> seller_id),
  check ((deleted_at is null) = (deleted_by is null))
);

-- A used item exists once: one open order a listing.
create unique index orders_open on orders (listing_id) where deleted_at is null and sold_at is null;
create index orders_of_buyer on orders (buyer_id, placed_at desc, id desc) where deleted_at is null;
create index orders_of_seller on orders (seller_id, placed_at desc, id desc) where deleted_at is null;
create index orders_all on orders (placed_at desc, id desc) where deleted_at is null;
create index orders_of_listing on orders (listing_id);

-- A listing is 'booked' exactly while it has an open order. Checked at commit, from both sides, because
-- booking changes the two rows one after the other.
create function check_booking() returns trigger language plpgsql as $$
declare
  listing text := case when tg_table_name = 'listings' then new.id else (to_jsonb(new) ->> 'listing_id') end;
  is_booked boolean;
  has_order boolean;
begin
  select state = 'booked' into is_booked from listings where id = listing;
  select exists (
    select from orders where listing_id = listing and deleted_at is null and sold_at is null
  ) into has_order;
  if is_booked <> has_order then
    raise exception 'listing % is booked: %, has an open order: %', listing, is_booked, has_order
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

create constraint trigger listings_match_orders
  after insert or update of state on listings deferrable initially deferred
  for each row execute function check_booking();

create constraint trigger orders_match_listings
  after insert or update of deleted_at, sold_at on orders deferrable initially deferred
  for each row execute function check_booking();
