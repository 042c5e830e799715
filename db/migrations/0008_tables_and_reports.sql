-- Every table of people, items and orders is sorted by its columns and searched while one types: each sort has an
-- index (column, id), as the id breaks ties; each search has its trigrams.
-- The text that is searched is a column: of an expression in a partial index the planner has no statistics.
create extension if not exists pg_trgm;

alter table people
  add column search text not null generated always as (lower(name || ' ' || email)) stored;
create index people_search on people using gin (search gin_trgm_ops) where deleted_at is null;
create index people_by_date on people (created_at, id) where deleted_at is null;
create index people_by_name on people (lower(name), id) where deleted_at is null;
create index people_by_email on people (lower(email), id) where deleted_at is null;
create index people_of_role on people (role, id) where deleted_at is null;
create index people_by_status on people (status, id) where deleted_at is null;

alter table listings add column search text not null generated always as (lower(title)) stored;
create index listings_search on listings using gin (search gin_trgm_ops) where deleted_at is null;
create index listings_on_show_by_title on listings (kind, lower(title), id)
  where deleted_at is null and state <> 'sold';
create index listings_on_show_by_sale on listings (kind, sale_cents, id)
  where deleted_at is null and state <> 'sold';
create index listings_of_seller_by_title on listings (seller_id, kind, lower(title), id) where deleted_at is null;
create index listings_of_seller_by_sale on listings (seller_id, kind, sale_cents, id) where deleted_at is null;
create index listings_of_seller_by_state on listings (seller_id, kind, state, id) where deleted_at is null;
create index listings_by_state on listings (state) where deleted_at is null;

-- The buyer's name as it is now, for sorting and finding: kept by the two triggers below, written by nothing else.
alter table orders
  add column customer text not null default '',
  add column search text not null generated always as (lower(title || ' ' || customer)) stored;
update orders set customer = people.name from people where people.id = orders.buyer_id;

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

create index orders_of_customer on orders (buyer_id);
create index orders_search on orders using gin (search gin_trgm_ops) where deleted_at is null;
create index orders_by_title on orders (lower(title), id) where deleted_at is null;
create index orders_by_sale on orders (sale_cents, id) where deleted_at is null;
create index orders_by_customer on orders (lower(customer), id) where deleted_at is null;
create index orders_sold on orders (placed_at, id) where deleted_at is null and sold_at is not null;

create table reports (
  id text primary key,
  listing_id text not null references listings (id),
  reporter_id text not null references people (id),
  reason text not null check (reason in ('not as described', 'counterfeit', 'stolen', 'spam', 'other')),
  note text not null default '' check (char_length(note) <= 1000),
  reported_at timestamptz(3) not null default now(),
  -- How it was closed; unset while it is open.
  outcome text check (outcome in ('dismissed', 'removed')),
  closed_at timestamptz(3),
  closed_by text references people (id),
  check ((outcome is null) = (closed_at is null)),
  check ((outcome is null) = (closed_by is null))
);

-- One open report a person and listing.
create unique index reports_open on reports (listing_id, reporter_id) where closed_at is null;
-- Descending: what is open first, then what was closed last.
create index reports_queue on reports (coalesce(closed_at, 'infinity'), id);
create index reports_by_date on reports (reported_at, id);
create index reports_by_reason on reports (reason, id);
