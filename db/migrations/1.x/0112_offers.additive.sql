-- Before an item is booked its buyer and its seller may agree on another price: they offer in turns, each a row, three a side.

alter table listings
  -- Whether its seller takes offers, and below what they are declined without asking: answered to its owner alone.
  add column offers boolean not null default false,
  add column floor_cents integer check (floor_cents between 1 and 100000000),
  add constraint listings_floor_below_price check (floor_cents is null or offers and floor_cents < sale_cents);

-- An accepted offer makes an order that nobody has to accept again.
insert into order_steps (from_stage, to_stage, by) values
  ('new', 'accepted', 'seller'), ('new', 'accepted', 'buyer');

create table offers (
  id text primary key,
  -- The id of its first turn. A buyer and an item have one chain.
  chain_id text not null,
  turn smallint not null check (turn between 1 and 6),
  by text not null generated always as (case when turn % 2 = 1 then 'buyer' else 'seller' end) stored,
  listing_id text not null,
  seller_id text not null references people (id),
  buyer_id text not null references people (id),
  amount_cents integer not null check (amount_cents between 1 and 100000000),
  -- The buyer's, as a booking has them.
  phone text not null check (char_length(phone) between 5 and 32),
  location text not null check (char_length(location) between 1 and 120),
  note text check (char_length(note) between 1 and 500),
  -- `item-taken`: booked or sold; `overtaken`: the price came down to it; `closed`: the item or a person went.
  state text not null default 'open' check (state in (
    'open', 'countered', 'accepted', 'declined', 'withdrawn', 'expired', 'item-taken', 'overtaken', 'closed')),
  made_at timestamptz(3) not null default shop_now(),
  due_at timestamptz(3) not null,
  ended_at timestamptz(3),
  -- When its buyer was told that the shop has closed it.
  told_at timestamptz(3),
  order_id text unique references orders (id) deferrable initially deferred,
  unique (chain_id, turn),
  foreign key (listing_id, seller_id) references listings (id, seller_id),
  constraint offers_phone_has_digits check (phone = 'erased' or has_digits(phone, 5)),
  check (buyer_id <> seller_id),
  check ((chain_id = id) = (turn = 1)),
  check ((state = 'open') = (ended_at is null)),
  check ((order_id is not null) = (state = 'accepted')),
  check (told_at is null or state in ('item-taken', 'overtaken', 'closed'))
);
create unique index offers_open on offers (listing_id, buyer_id) where state = 'open';
create unique index offers_chain on offers (listing_id, buyer_id) where turn = 1;
create index offers_of_buyer on offers (buyer_id, made_at desc, id desc);
create index offers_of_seller on offers (seller_id, made_at desc, id desc);
create index offers_due on offers (due_at) where state = 'open';
create index offers_untold on offers (ended_at)
  where told_at is null and state in ('item-taken', 'overtaken', 'closed');

-- Turns alternate, buyers only rise, sellers only fall, and nobody offers what the item costs. The lock on the item lasts until the
-- offer can be seen: a booking waits for it, and then closes it.
create function check_offer() returns trigger language plpgsql as $$
declare
  item record;
  before_it record;
  own integer;
begin
  select sale_cents, offers, deleted_at, paused_at, sold_at into item from listings where id = new.listing_id for update;
  if not item.offers or coalesce(item.deleted_at, item.paused_at, item.sold_at) is not null
    or exists (select from booked_listings where id = new.listing_id) then
    raise exception 'listing % takes no offers', new.listing_id using errcode = 'integrity_constraint_violation';
  end if;
  if new.state not in ('open', 'declined') then
    raise exception 'an offer begins open' using errcode = 'integrity_constraint_violation';
  end if;
  select turn, state, listing_id, buyer_id, amount_cents into before_it
  from offers where chain_id = new.chain_id order by turn desc limit 1;
  if new.turn > 1 and (before_it.listing_id, before_it.buyer_id) is distinct from (new.listing_id, new.buyer_id) then
    raise exception 'offer % is of another chain', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.turn > 1 and not coalesce(case
      when before_it.state = 'countered' then new.turn = before_it.turn + 1
      else new.turn % 2 = 1 and new.turn between before_it.turn + 1 and before_it.turn + 2
        and before_it.state in ('declined', 'withdrawn', 'expired', 'item-taken', 'overtaken', 'closed') end, false) then
    raise exception 'it is not the turn of offer %', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.turn % 2 = 1 then
    select max(amount_cents) into own from offers where chain_id = new.chain_id and by = 'buyer';
  else
    select min(amount_cents) into own from offers where chain_id = new.chain_id and by = 'seller';
  end if;
  if new.amount_cents >= item.sale_cents
    or (new.turn % 2 = 1 and new.amount_cents <= own) or (new.turn % 2 = 0 and new.amount_cents >= own)
    or (before_it.state = 'countered' and new.turn % 2 = 0 and new.amount_cents <= before_it.amount_cents)
    or (before_it.state = 'countered' and new.turn % 2 = 1 and new.amount_cents >= before_it.amount_cents) then
    raise exception 'offer % is no nearer to the other side', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger offers_check before insert on offers for each row execute function check_offer();

-- What was offered stays as it was said, and what has ended stays ended; what an erased buyer wrote goes.
create function keep_offer() returns trigger language plpgsql as $$
begin
  if (new.id, new.chain_id, new.turn, new.listing_id, new.seller_id, new.buyer_id, new.amount_cents, new.made_at)
      is distinct from (old.id, old.chain_id, old.turn, old.listing_id, old.seller_id, old.buyer_id, old.amount_cents, old.made_at)
    or (old.state <> 'open' and (new.state, new.order_id, new.ended_at) is distinct from (old.state, old.order_id, old.ended_at)) then
    raise exception 'offer % stays as it was made', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger offers_keep before update on offers for each row execute function keep_offer();

-- An order that begins accepted is one that an offer has led to, at its amount; and an accepted offer has led to one.
create function check_offered_order() returns trigger language plpgsql as $$
begin
  if not exists (select from offers where order_id = new.id and state = 'accepted' and listing_id = new.listing_id
      and buyer_id = new.buyer_id and amount_cents = new.sale_cents and by <> new.moved_by) then
    raise exception 'order % comes from no offer', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger orders_from_offer after insert on orders for each row when (new.stage = 'accepted')
  execute function check_offered_order();
create function check_accepted_offer() returns trigger language plpgsql as $$
begin
  if not exists (select from order_events where order_id = new.order_id and seq = 1 and to_stage = 'accepted') then
    raise exception 'offer % has led to no order', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger offers_led_to_order after update on offers deferrable initially deferred
  for each row when (new.state = 'accepted' and old.state <> 'accepted') execute function check_accepted_offer();

create or replace function begin_order() returns trigger language plpgsql as $$
begin
  new.stage := coalesce(new.stage, 'requested');
  new.moved_by := coalesce(new.moved_by, 'buyer');
  new.moved_by_id := coalesce(new.moved_by_id, new.buyer_id);
  new.moved_at := coalesce(new.moved_at, shop_now());
  if new.stage = 'requested' then
    new.due_at := coalesce(new.due_at, new.moved_at + interval '48 hours');
  elsif new.stage = 'accepted' then
    new.due_at := coalesce(new.due_at, new.moved_at + interval '14 days');
  end if;
  return new;
end $$;

-- What is booked takes no offers, nor what is sold, paused or withdrawn; nor do people who are suspended or gone.
create function close_offers_of_order() returns trigger language plpgsql as $$
begin
  update offers set state = 'item-taken', ended_at = shop_now() where id in (
    select id from offers where listing_id = new.listing_id and state = 'open' order by id for update);
  return null;
end $$;
create trigger orders_close_offers after insert on orders for each row execute function close_offers_of_order();
create function close_offers_of_listing() returns trigger language plpgsql as $$
begin
  update offers set
    state = case when new.sold_at is not null then 'item-taken'
      when new.offers and coalesce(new.paused_at, new.deleted_at) is null then 'overtaken' else 'closed' end,
    ended_at = shop_now()
  where id in (select id from offers where listing_id = new.id and state = 'open'
    and (amount_cents >= new.sale_cents or not new.offers
      or coalesce(new.paused_at, new.deleted_at, new.sold_at) is not null) order by id for update);
  return null;
end $$;
create trigger listings_close_offers after update of sale_cents, offers, paused_at, deleted_at, sold_at on listings
  for each row execute function close_offers_of_listing();
create function close_offers_of_person() returns trigger language plpgsql as $$
begin
  update offers set state = 'closed', ended_at = shop_now() where id in (
    select id from offers where state = 'open' and (buyer_id = new.id or seller_id = new.id) order by id for update);
  return null;
end $$;
create trigger people_close_offers after update of suspended_at, deleted_at on people
  for each row when (coalesce(new.suspended_at, new.deleted_at) is not null) execute function close_offers_of_person();
