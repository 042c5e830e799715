-- Items that people keep an eye on, and what each of them cost before.

create table watches (
  person_id text not null references people (id),
  listing_id text not null references listings (id) on delete cascade,
  at timestamptz(3) not null default shop_now(),
  -- What it cost when they began, and the lowest price that they know of.
  sale_cents integer not null check (sale_cents between 1 and 100000000),
  told_cents integer not null check (told_cents between 1 and 100000000),
  -- When they were last told of a lower price, that it can be booked again, and that it is sold.
  told_at timestamptz(3),
  freed_at timestamptz(3),
  sold_at timestamptz(3),
  primary key (person_id, listing_id)
);
-- A person's own, the last first; and who watches an item.
create index watches_of_person on watches (person_id, at desc, listing_id desc);
create index watches_of_listing on watches (listing_id);

create function check_watch() returns trigger language plpgsql as $$
begin
  if exists (select from listings where id = new.listing_id and seller_id = new.person_id) then
    raise exception 'listing % is the own of who watches it', new.listing_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger watches_check before insert on watches for each row execute function check_watch();

-- Who watches what is withdrawn has nothing to look at.
create function end_watches() returns trigger language plpgsql as $$
begin
  delete from watches where listing_id = new.id;
  return null;
end $$;
create trigger listings_end_watches after update of deleted_at on listings
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function end_watches();

-- The prices that an item had, and until when each: a fall is measured against the lowest of 30 days, so that nobody raises a
-- price to lower it again. The present one is the item's.
create table listing_prices (
  listing_id text not null references listings (id) on delete cascade,
  until timestamptz(3) not null,
  sale_cents integer not null,
  primary key (listing_id, until)
);

create function keep_prices() returns trigger language plpgsql as $$
begin
  delete from listing_prices where listing_id = new.id and until < shop_now() - interval '31 days';
  insert into listing_prices (listing_id, until, sale_cents) values (new.id, shop_now(), old.sale_cents)
  on conflict (listing_id, until) do update set sale_cents = least(listing_prices.sale_cents, excluded.sale_cents);
  return null;
end $$;
create trigger listings_keep_prices after update of sale_cents on listings
  for each row when (old.sale_cents is distinct from new.sale_cents) execute function keep_prices();
