-- A phone number has five digits at least: what has fewer calls nobody. 'erased' stands where its owner is.
create function has_digits(value text, fewest integer) returns boolean language sql immutable strict parallel safe
  return char_length(regexp_replace(value, '[^0-9]', '', 'g')) >= fewest;

create table orders (
  id text primary key,
  listing_id text not null,
  seller_id text not null references people (id),
  buyer_id text not null references people (id),
  -- The buyer's name as it is now, for sorting and finding: kept by two triggers below, written by nothing else.
  customer text not null default '',
  phone text not null check (char_length(phone) between 5 and 32),
  location text not null check (char_length(location) between 1 and 120),
  -- The facts as they were when it was booked.
  title text not null,
  img text not null,
  sale_cents integer not null check (sale_cents between 1 and 100000000),
  placed_at timestamptz(3) not null default now(),
  -- Set when its listing is marked sold: no longer open, still on both dashboards.
  sold_at timestamptz(3),
  deleted_at timestamptz(3),
  deleted_by text references people (id),
  search text not null generated always as (lower(title || ' ' || customer)) stored,
  foreign key (listing_id, seller_id) references listings (id, seller_id),
  check (buyer_id <> seller_id),
  check ((deleted_at is null) = (deleted_by is null)),
  constraint orders_phone_has_digits check (phone = 'erased' or has_digits(phone, 5))
);

-- A used item exists once: it has one open order at most, and is booked exactly while it has one. Nothing says that twice, and a
-- booking writes no row of `listings`.
create unique index orders_open on orders (listing_id) where deleted_at is null and sold_at is null;
create view booked_listings as
  select listing_id as id from orders where deleted_at is null and sold_at is null;

create index orders_of_buyer on orders (buyer_id, placed_at desc, id desc);
create index orders_of_seller on orders (seller_id, placed_at desc, id desc) where deleted_at is null;
create index orders_of_listing on orders (listing_id);
create index orders_all on orders (placed_at desc, id desc) where deleted_at is null;
create index orders_by_title on orders (lower(title), id) where deleted_at is null;
create index orders_by_sale on orders (sale_cents, id) where deleted_at is null;
create index orders_by_customer on orders (lower(customer), id) where deleted_at is null;
create index orders_sold on orders (placed_at, id) where deleted_at is null and sold_at is not null;
create index orders_search on orders using gin (search gin_trgm_ops) where deleted_at is null;
create index orders_by_img on orders (img);

create function name_customer() returns trigger language plpgsql as $$
begin
  -- Shared lock: a change of name that runs at the same time waits, and then finds this order.
  select name into new.customer from people where id = new.buyer_id for share;
  return new;
end $$;
create trigger orders_name_customer before insert on orders
  for each row execute function name_customer();

create function rename_customer() returns trigger language plpgsql as $$
begin
  update orders set customer = new.name where buyer_id = new.id;
  return null;
end $$;
create trigger people_rename_customer after update of name on people
  for each row when (old.name is distinct from new.name) execute function rename_customer();

-- Nobody gets an order of what is not on show; what was booked before it was paused stays booked. The lock lasts until the order
-- can be seen: what would end the item waits for it, and then sees the order.
create function refuse_order() returns trigger language plpgsql as $$
begin
  perform from listings
  where id = new.listing_id and deleted_at is null and paused_at is null and sold_at is null for share;
  if not found then
    raise exception 'listing % is not on show', new.listing_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger orders_of_what_is_on_show after insert or update of listing_id, deleted_at, sold_at on orders
  for each row when (new.deleted_at is null and new.sold_at is null) execute function refuse_order();

-- What is booked is neither withdrawn nor sold before its order is closed. A transaction that looks at an older snapshot would
-- not see an order that was committed since: it may not try.
create function refuse_end() returns trigger language plpgsql as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'an item is withdrawn or sold in a read committed transaction only'
      using errcode = 'invalid_transaction_state';
  end if;
  if exists (select from booked_listings where id = new.id) then
    raise exception 'listing % has an open order', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger listings_end_unbooked after update of deleted_at, sold_at on listings
  for each row when (new.deleted_at is not null or new.sold_at is not null) execute function refuse_end();
