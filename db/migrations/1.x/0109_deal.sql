-- An order goes through stages, from a request to the handover. Which step leads where, and who may take it, is a table that
-- every step has to meet: also those that are written by hand.

-- The time of deals: that of the server, moved by what a test or the demo's loader has set for its own transaction or connection.
create function shop_now() returns timestamptz language sql volatile as $$
  select clock_timestamp() + coalesce(nullif(current_setting('shop.shift', true), '')::interval, interval '0')
$$;

create table order_stages (
  stage text primary key,
  -- Nothing follows, but for what an admin decides.
  is_final boolean not null,
  -- Ended without a handover: the item is free again.
  is_failed boolean not null,
  check (is_final or not is_failed)
);
insert into order_stages (stage, is_final, is_failed) values
  ('requested', false, false), ('accepted', false, false), ('handed-over', false, false), ('completed', true, false),
  ('declined', true, true), ('withdrawn', true, true), ('expired', true, true), ('cancelled', true, true);

create table order_steps (
  from_stage text not null,
  to_stage text not null references order_stages (stage),
  by text not null check (by in ('buyer', 'seller', 'admin', 'clock', 'shop')),
  primary key (from_stage, to_stage, by)
);
insert into order_steps (from_stage, to_stage, by) values
  ('new', 'requested', 'buyer'),
  ('requested', 'accepted', 'seller'), ('requested', 'declined', 'seller'), ('requested', 'withdrawn', 'buyer'),
  ('requested', 'expired', 'clock'), ('requested', 'handed-over', 'seller'),
  ('accepted', 'cancelled', 'buyer'), ('accepted', 'cancelled', 'seller'), ('accepted', 'expired', 'clock'),
  ('accepted', 'handed-over', 'seller'), ('accepted', 'handed-over', 'buyer'),
  ('handed-over', 'completed', 'buyer'), ('handed-over', 'completed', 'seller'), ('handed-over', 'completed', 'clock'),
  -- An admin may cancel what is under way; so does the shop when an account or an item goes.
  ('requested', 'cancelled', 'admin'), ('accepted', 'cancelled', 'admin'), ('handed-over', 'cancelled', 'admin'),
  ('requested', 'cancelled', 'shop'), ('accepted', 'cancelled', 'shop');

alter table orders
  add column stage text references order_stages (stage),
  add column due_at timestamptz(3),
  add column moved_at timestamptz(3),
  add column moved_by text,
  add column moved_by_id text references people (id),
  add column completed_at timestamptz(3),
  add column buyer_hid_at timestamptz(3),
  add column seller_hid_at timestamptz(3);

-- What was sold has been handed over; what was open goes on as if its seller had said yes. An order of a sold item that was deleted
-- is hidden from both, and no longer gone.
alter table orders disable trigger user;
update orders set
  stage = case when sold_at is not null then 'completed' when deleted_at is not null then 'cancelled' else 'accepted' end,
  due_at = case when sold_at is null and deleted_at is null then now() + interval '14 days' end,
  moved_at = coalesce(sold_at, deleted_at, placed_at),
  moved_by = case when sold_at is not null then 'seller' when deleted_by = buyer_id then 'buyer'
    when deleted_by = seller_id then 'seller' when deleted_at is not null then 'admin' else 'buyer' end,
  moved_by_id = case when sold_at is not null then seller_id when deleted_at is not null then deleted_by else buyer_id end,
  completed_at = sold_at,
  buyer_hid_at = case when sold_at is not null then deleted_at end,
  seller_hid_at = case when sold_at is not null then deleted_at end;
alter table orders drop constraint orders_check1;
update orders set deleted_at = null, deleted_by = null where sold_at is not null;
alter table orders enable trigger user;

alter table orders
  alter column stage set not null,
  alter column moved_at set not null,
  alter column moved_by set not null,
  add constraint orders_open_by_stage
    check ((deleted_at is null and sold_at is null) = (stage in ('requested', 'accepted'))),
  add constraint orders_failed_by_stage
    check ((deleted_at is not null) = (stage in ('declined', 'withdrawn', 'expired', 'cancelled'))),
  add constraint orders_due_by_stage
    check ((due_at is not null) = (stage in ('requested', 'accepted', 'handed-over'))),
  add constraint orders_completed_by_stage check ((completed_at is not null) = (stage = 'completed')),
  add constraint orders_deleted_by check ((deleted_by is not null) = (deleted_at is not null and moved_by <> 'clock')),
  add constraint orders_moved_by check (case moved_by
    when 'buyer' then moved_by_id = buyer_id
    when 'seller' then moved_by_id = seller_id
    when 'clock' then moved_by_id is null
    else moved_by_id is not null end);
create unique index orders_id_stage on orders (id, stage);
create index orders_due on orders (due_at) where due_at is not null;

create table order_events (
  order_id text not null references orders (id) on delete cascade,
  seq integer not null,
  from_stage text not null,
  to_stage text not null,
  by text not null,
  by_id text references people (id),
  at timestamptz(3) not null,
  primary key (order_id, seq),
  foreign key (from_stage, to_stage, by) references order_steps (from_stage, to_stage, by)
);

-- A booking is asked for by its buyer, and its seller has two days.
create function begin_order() returns trigger language plpgsql as $$
begin
  new.stage := coalesce(new.stage, 'requested');
  new.moved_by := coalesce(new.moved_by, 'buyer');
  new.moved_by_id := coalesce(new.moved_by_id, new.buyer_id);
  new.moved_at := coalesce(new.moved_at, shop_now());
  if new.stage = 'requested' then
    new.due_at := coalesce(new.due_at, new.moved_at + interval '48 hours');
  end if;
  return new;
end $$;
create trigger orders_begin before insert on orders for each row execute function begin_order();

create function log_step() returns trigger language plpgsql as $$
begin
  insert into order_events (order_id, seq, from_stage, to_stage, by, by_id, at)
  select new.id, coalesce(max(seq), 0) + 1, case when tg_op = 'INSERT' then 'new' else old.stage end,
    new.stage, new.moved_by, new.moved_by_id, new.moved_at
  from order_events where order_id = new.id;
  return null;
end $$;
create trigger orders_log_first after insert on orders for each row execute function log_step();
create trigger orders_log_step after update of stage on orders
  for each row when (old.stage is distinct from new.stage) execute function log_step();

-- What has happened is not written anew.
create function refuse_history() returns trigger language plpgsql as $$
begin
  raise exception 'the history of an order stays as it is' using errcode = 'integrity_constraint_violation';
end $$;
create trigger order_events_stay before update on order_events for each row execute function refuse_history();
