create table order_stages (
  stage text primary key,
  -- Whether no transition follows, apart from a decision of an admin.
  is_final boolean not null,
  -- Whether the order ended without a handover, so that the item can be booked again.
  is_failed boolean not null,
  check (is_final or not is_failed)
);
insert into order_stages (stage, is_final, is_failed) values
  ('requested', false, false), ('accepted', false, false), ('arranged', false, false), ('handed-over', false, false),
  ('disputed', false, false), ('completed', true, false), ('declined', true, true), ('withdrawn', true, true),
  ('expired', true, true), ('cancelled', true, true), ('no-show', true, true);

create table order_steps (
  from_stage text not null,
  to_stage text not null references order_stages (stage),
  by text not null check (by in ('buyer', 'seller', 'admin', 'clock', 'shop')),
  primary key (from_stage, to_stage, by)
);
insert into order_steps (from_stage, to_stage, by) values
  ('new', 'requested', 'buyer'), ('new', 'accepted', 'buyer'), ('new', 'accepted', 'seller'),
  ('requested', 'accepted', 'seller'), ('requested', 'handed-over', 'seller'), ('requested', 'declined', 'seller'),
  ('requested', 'withdrawn', 'buyer'), ('requested', 'expired', 'clock'), ('requested', 'cancelled', 'admin'),
  ('requested', 'cancelled', 'shop'),
  ('accepted', 'arranged', 'buyer'), ('accepted', 'arranged', 'seller'), ('accepted', 'handed-over', 'buyer'),
  ('accepted', 'handed-over', 'seller'), ('accepted', 'completed', 'seller'), ('accepted', 'expired', 'clock'),
  ('accepted', 'cancelled', 'buyer'), ('accepted', 'cancelled', 'seller'), ('accepted', 'cancelled', 'admin'),
  ('accepted', 'cancelled', 'shop'),
  ('arranged', 'arranged', 'buyer'), ('arranged', 'arranged', 'seller'), ('arranged', 'handed-over', 'buyer'),
  ('arranged', 'handed-over', 'seller'), ('arranged', 'disputed', 'buyer'), ('arranged', 'disputed', 'seller'),
  ('arranged', 'completed', 'seller'), ('arranged', 'expired', 'clock'), ('arranged', 'cancelled', 'buyer'),
  ('arranged', 'cancelled', 'seller'), ('arranged', 'cancelled', 'admin'), ('arranged', 'cancelled', 'shop'),
  ('handed-over', 'disputed', 'buyer'), ('handed-over', 'disputed', 'seller'), ('handed-over', 'completed', 'buyer'),
  ('handed-over', 'completed', 'seller'), ('handed-over', 'completed', 'clock'), ('handed-over', 'cancelled', 'admin'),
  ('disputed', 'arranged', 'buyer'), ('disputed', 'arranged', 'seller'), ('disputed', 'handed-over', 'buyer'),
  ('disputed', 'handed-over', 'seller'), ('disputed', 'completed', 'buyer'), ('disputed', 'completed', 'seller'),
  ('disputed', 'completed', 'admin'), ('disputed', 'completed', 'clock'), ('disputed', 'cancelled', 'buyer'),
  ('disputed', 'cancelled', 'seller'), ('disputed', 'cancelled', 'admin'), ('disputed', 'cancelled', 'clock'),
  ('disputed', 'cancelled', 'shop'), ('disputed', 'no-show', 'admin'), ('disputed', 'no-show', 'clock'),
  ('expired', 'completed', 'seller');

create table orders (
  id text primary key,
  listing_id text not null,
  seller_id text not null references users (id),
  buyer_id text not null references users (id),
  -- The buyer's present name, for sorting and searching. Two triggers below keep it.
  customer text not null default '',
  phone text check (char_length(phone) between 5 and 32),
  location text check (char_length(location) between 1 and 120),
  -- Copies of the item's facts when it was booked.
  title text not null,
  img text not null,
  sale_cents integer not null check (sale_cents between 1 and 100000000),
  placed_at timestamptz(3) not null default shop_now(),
  -- When the item was marked as sold. The order no longer counts as open, but both sides still see it.
  sold_at timestamptz(3),
  deleted_at timestamptz(3),
  deleted_by text references users (id),
  search text generated always as (lower((title || ' ') || customer)) stored not null,
  stage text not null references order_stages (stage),
  due_at timestamptz(3),
  moved_at timestamptz(3) not null,
  moved_by text not null,
  moved_by_id text references users (id),
  completed_at timestamptz(3),
  buyer_hid_at timestamptz(3),
  seller_hid_at timestamptz(3),
  -- The item's price when it was booked. `sale_cents` is the agreed price.
  listed_cents integer not null check (listed_cents between 1 and 100000000),
  -- The latest proposal for a meeting. A side agrees to the proposal with this number.
  proposal_at timestamptz(3),
  proposal_zone text check (char_length(proposal_zone) between 1 and 64),
  proposal_place text check (char_length(proposal_place) between 1 and 120),
  proposal_by text check (proposal_by in ('buyer', 'seller')),
  proposal_version integer not null default 0 check (proposal_version >= 0),
  -- The meeting on which both sides agreed.
  meeting_at timestamptz(3),
  meeting_zone text,
  meeting_place text,
  meeting_version integer,
  -- The code that the buyer shows at the handover, and a verifier with which the seller's phone checks it offline.
  handover_code text check (handover_code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  handover_salt text,
  handover_verifier text,
  reminded_at timestamptz(3),
  -- The reason for ending the order, which the other side reads.
  ended_for text check (char_length(ended_for) between 1 and 500),
  -- The grade and the duration of use when the item was booked. Older orders have the item's values at the time of the
  -- migration.
  condition text check (char_length(condition) between 1 and 64),
  duration numeric(5,1) check (duration >= 0),
  -- Until when both sides may write a review, set with the completion. Neither sees the other's review before both have
  -- written one or the time is over.
  review_until timestamptz(3),
  -- The side that reported the handover. After a withdrawn dispute, `moved_by` is another side.
  handed_over_by text check (handed_over_by in ('buyer', 'seller')),
  -- Whether the two sides return item and money to each other, and by when.
  return_by timestamptz(3),
  returns_item boolean not null default false,
  refund_cents integer,
  foreign key (listing_id, seller_id) references listings (id, seller_id),
  check (buyer_id <> seller_id),
  constraint orders_completed_by_stage check ((completed_at is not null) = (stage = 'completed')),
  constraint orders_deleted_by check ((deleted_by is not null) = (deleted_at is not null and moved_by <> 'clock')),
  constraint orders_moved_by check (case moved_by
      when 'buyer' then moved_by_id = buyer_id
      when 'seller' then moved_by_id = seller_id
      when 'clock' then moved_by_id is null
      else moved_by_id is not null
    end),
  constraint orders_meeting_was_proposed check (meeting_version >= 1 and meeting_version <= proposal_version),
  constraint orders_arranged_has_meeting check (stage <> 'arranged' or meeting_at is not null),
  constraint orders_code_has_salt check ((handover_code is null) = (handover_salt is null)),
  constraint orders_verifier_of_code check (handover_verifier is null or handover_code is not null),
  -- A disputed item stays booked unless it was handed over.
  constraint orders_open_by_stage check (case stage
      when 'disputed' then deleted_at is null
      else (deleted_at is null and sold_at is null) = stage in ('requested', 'accepted', 'arranged')
    end),
  constraint orders_failed_by_stage
    check ((deleted_at is not null) = stage in ('declined', 'withdrawn', 'expired', 'cancelled', 'no-show')),
  constraint orders_due_by_stage
    check ((due_at is not null) = stage in ('requested', 'accepted', 'arranged', 'handed-over', 'disputed')),
  constraint orders_accepted_has_code check (stage not in ('accepted', 'arranged') or handover_code is not null),
  constraint orders_completed_was_sold check (stage not in ('handed-over', 'completed') or sold_at is not null),
  constraint orders_ended_for check (ended_for is null or deleted_at is not null),
  constraint orders_review_window
    check ((review_until is null) = (completed_at is null) and review_until <= (completed_at + interval '336 hours')),
  constraint orders_phone_has_digits check (phone is null or has_digits(phone, 5)),
  constraint orders_proposal_whole check (num_nulls(proposal_at, proposal_zone, proposal_by) = case proposal_version
      when 0 then 3
      else 0
    end and (proposal_place is null or proposal_version > 0)),
  constraint orders_meeting_whole
    check ((num_nulls(meeting_at, meeting_zone, meeting_version) in (0, 3)) and (meeting_place is null
    or meeting_at is not null)),
  constraint orders_contact_whole check ((phone is null) = (location is null)),
  constraint orders_handed_over_has_side check (stage <> 'handed-over' or handed_over_by is not null),
  constraint orders_refund_cents check (refund_cents > 0),
  constraint orders_return_has_date check ((return_by is not null) = (returns_item or refund_cents is not null)),
  constraint orders_return_at_end check (case stage
      when 'cancelled' then true
      when 'completed' then not returns_item
      else return_by is null
    end)
);
-- The items that are booked: those with an open order. An item has at most one. A booking changes no row of `listings`.
create unique index orders_open on orders (listing_id) where deleted_at is null and sold_at is null;
create index orders_of_buyer on orders (buyer_id, placed_at desc, id desc);
create index orders_of_seller on orders (seller_id, placed_at desc, id desc) where deleted_at is null;
create index orders_of_listing on orders (listing_id);
create index orders_all on orders (placed_at desc, id desc) where deleted_at is null;
create index orders_by_sale on orders (sale_cents, id) where deleted_at is null;
create index orders_sold on orders (placed_at, id) where deleted_at is null and sold_at is not null;
create index orders_search on orders using gin (search gin_trgm_ops) where deleted_at is null;
create index orders_by_img on orders (img);
create unique index orders_id_stage on orders (id, stage);
create index orders_due on orders (due_at) where due_at is not null;
-- Failed orders have a list of their own.
create index orders_ended_of_seller on orders (seller_id, placed_at desc, id desc) where deleted_at is not null;
create index orders_ended on orders (placed_at desc, id desc) where deleted_at is not null;
create index orders_completed_of_seller on orders (seller_id) where stage = 'completed';
-- The to-do list is counted each time that an open tab is updated, so each part of the count needs its own index.
create index orders_unfinished_of_buyer on orders (buyer_id) where due_at is not null;
create index orders_unfinished_of_seller on orders (seller_id) where due_at is not null;
create index orders_reviewable_of_buyer on orders (buyer_id, review_until) where review_until is not null;
create index orders_reviewable_of_seller on orders (seller_id, review_until) where review_until is not null;
create index orders_by_title on orders (lower(title) collate "und-x-icu", id) where deleted_at is null;
create index orders_by_customer on orders (lower(customer) collate "und-x-icu", id) where deleted_at is null;

alter table listings add foreign key (return_order_id) references orders (id);

-- Returns whether two users are the sides of an open order. A disputed handover is open, too.
create function have_open_order(one text, other text) returns boolean language sql stable as $$
  select exists (
    select from orders join order_stages using (stage)
    where not is_final and (buyer_id, seller_id) in ((one, other), (other, one)))
$$;

create view booked_listings as
  select listing_id as id from orders where deleted_at is null and sold_at is null;

create function name_customer() returns trigger language plpgsql as $$
begin
  -- Shared lock: a change of name that runs at the same time waits, and then finds this order.
  select name into new.customer from users where id = new.buyer_id for share;
  return new;
end $$;
create trigger orders_name_customer before insert on orders
  for each row execute function name_customer();

-- An item that is not active cannot be booked. Items that were booked before a pause stay booked. The lock lasts until
-- the order is visible: a transaction that ends the item waits for it and then sees the order.
create function refuse_order() returns trigger language plpgsql as $$
begin
  perform from listings
  where id = new.listing_id and deleted_at is null and paused_at is null and sold_at is null for share;
  if not found then
    raise exception 'listing % is not active', new.listing_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger orders_of_what_is_on_show after insert or update of listing_id, deleted_at, sold_at on orders
  for each row when (new.deleted_at is null and new.sold_at is null) execute function refuse_order();

-- Open tabs of both sides are updated at once: the change log also carries `live:USER:KIND`.
create function log_orders() returns trigger language plpgsql as $$
declare
  booked text[] := '{}';
  freed text[] := '{}';
  cache_tags text[] := '{}';
begin
  if tg_op <> 'DELETE' then
    booked := array(select listing_id from new_rows where deleted_at is null and sold_at is null);
  end if;
  if tg_op <> 'INSERT' then
    freed := array(select listing_id from old_rows where deleted_at is null and sold_at is null);
  end if;
  -- A proposed or agreed meeting is announced like a stage, because the page shows both.
  if tg_op = 'INSERT' then
    cache_tags := array(
      select format('live:%s:order:%s:%s', side, id, stage) from new_rows, unnest(array[buyer_id, seller_id]) side limit 401);
  elsif tg_op = 'UPDATE' then
    cache_tags := array(
      select format('live:%s:order:%s:%s', side, id, now_is.stage)
      from old_rows was join new_rows now_is using (id), unnest(array[now_is.buyer_id, now_is.seller_id]) side
      where (was.stage, was.proposal_version, was.meeting_version)
        is distinct from (now_is.stage, now_is.proposal_version, now_is.meeting_version) limit 401);
  end if;
  perform log_change(cache_tags || array(
    select distinct unnest(array['listing:' || id, case when id = any(booked) then 'booked:' else 'freed:' end || kind])
    from listings where id = any(booked || freed) and (id = any(booked)) <> (id = any(freed)) limit 401));
  return null;
end $$;
create trigger orders_added after insert on orders
  referencing new table as new_rows for each statement execute function log_orders();
create trigger orders_changed after update on orders
  referencing old table as old_rows new table as new_rows for each statement execute function log_orders();
create trigger orders_removed after delete on orders
  referencing old table as old_rows for each statement execute function log_orders();

create trigger orders_emptied after truncate on orders for each statement execute function log_everything();

-- A booking is requested by the buyer, and the seller has two days to answer.
create function begin_order() returns trigger language plpgsql as $$
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
create trigger orders_log_step after update of stage, meeting_version on orders
  for each row when (old.stage is distinct from new.stage
    or new.stage = 'arranged' and old.meeting_version is distinct from new.meeting_version) execute function log_step();

create function price_order() returns trigger language plpgsql as $$
begin
  new.listed_cents := coalesce(new.listed_cents, new.sale_cents);
  return new;
end $$;
create trigger orders_price before insert on orders for each row execute function price_order();

-- Every accepted order has a handover code, however it was accepted.
create function code_order() returns trigger language plpgsql as $$
begin
  if new.handover_code is null then
    new.handover_code := random_code();
    new.handover_salt := random_salt();
  end if;
  return new;
end $$;
create trigger orders_code before insert or update of stage on orders
  for each row when (new.stage = 'accepted') execute function code_order();

-- An order that starts as accepted belongs to an accepted offer with the same amount, and each accepted offer has such
-- an order.
create function check_offered_order() returns trigger language plpgsql as $$
begin
  if not exists (select from offers where order_id = new.id and state = 'accepted' and listing_id = new.listing_id
      and buyer_id = new.buyer_id and amount_cents = new.sale_cents and by <> new.moved_by) then
    raise exception 'order % has no accepted offer', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger orders_from_offer after insert on orders for each row when (new.stage = 'accepted')
  execute function check_offered_order();

-- Offers close when the item is booked, sold, paused or withdrawn, or a user is suspended, closed or blocked.
create function close_offers_of_order() returns trigger language plpgsql as $$
begin
  update offers set state = 'item-taken', ended_at = shop_now() where id in (
    select id from offers where listing_id = new.listing_id and state = 'open' order by id for update);
  return null;
end $$;
create trigger orders_close_offers after insert on orders for each row execute function close_offers_of_order();

create function open_review_window() returns trigger language plpgsql as $$
begin
  new.review_until := case when new.completed_at is not null
    then coalesce(new.review_until, new.completed_at + interval '336 hours') end;
  return new;
end $$;
create trigger orders_review_window before insert or update of completed_at on orders
  for each row when (num_nonnulls(new.completed_at, new.review_until) > 0) execute function open_review_window();

create function require_contact() returns trigger language plpgsql as $$
begin
  raise exception 'order % needs a phone number and a location', new.id using errcode = 'integrity_constraint_violation';
end $$;
create trigger orders_booked_with_contact after insert on orders
  for each row when (new.stage <> 'accepted' and new.phone is null) execute function require_contact();
create trigger orders_proposed_with_contact after update of proposal_version on orders
  for each row when (new.proposal_version > old.proposal_version and new.phone is null) execute function require_contact();

create function keep_contact() returns trigger language plpgsql as $$
begin
  if not exists (select from users where id = new.buyer_id and erased_at is not null) then
    raise exception 'the phone number and location of order % cannot be deleted', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger orders_keep_contact after update of phone on orders
  for each row when (old.phone is not null and new.phone is null) execute function keep_contact();

-- Open tabs of both sides show the order again, because they can suggest a meeting now.
create function tell_contact() returns trigger language plpgsql as $$
begin
  perform log_change(array(
    select format('live:%s:order:%s:%s', side, new.id, new.stage) from unnest(array[new.buyer_id, new.seller_id]) side));
  return null;
end $$;
create trigger orders_tell_contact after update of phone on orders
  for each row when (old.phone is null and new.phone is not null) execute function tell_contact();

create function keep_handover_side() returns trigger language plpgsql as $$
begin
  if new.moved_by in ('buyer', 'seller') then
    new.handed_over_by := new.moved_by;
  end if;
  return new;
end $$;
create trigger orders_handed_over_first before insert on orders
  for each row when (new.stage = 'handed-over') execute function keep_handover_side();
create trigger orders_handed_over before update of stage on orders
  for each row when (new.stage = 'handed-over' and old.stage not in ('handed-over', 'disputed'))
  execute function keep_handover_side();

-- Every order and every offer has the conversation of its buyer and item, with or without messages. The row is written
-- in the transaction of the order or the offer, after the item and the order are locked.
create function open_deal_conversation() returns trigger language plpgsql as $$
begin
  insert into conversations (id, listing_id, seller_id, buyer_id)
  values (gen_random_uuid()::text, new.listing_id, new.seller_id, new.buyer_id)
  on conflict (listing_id, buyer_id) do update set last_at = greatest(conversations.last_at, excluded.last_at);
  return null;
end $$;
create trigger orders_open_conversation after insert on orders for each row execute function open_deal_conversation();

-- Lists of conversations are sorted by the last message or the last change of the deal. A conversation that was deleted
-- after two years stays deleted.
create function touch_deal_conversation() returns trigger language plpgsql as $$
begin
  update conversations set last_at = greatest(last_at, shop_now())
  where (listing_id, buyer_id) = (new.listing_id, new.buyer_id);
  return null;
end $$;
create trigger orders_touch_conversation after update of stage, proposal_version, meeting_version on orders for each row
  when ((old.stage, old.proposal_version, old.meeting_version)
    is distinct from (new.stage, new.proposal_version, new.meeting_version))
  execute function touch_deal_conversation();

create table order_events (
  order_id text not null references orders (id) on delete cascade,
  seq integer not null,
  from_stage text not null,
  to_stage text not null,
  by text not null,
  by_id text references users (id),
  at timestamptz(3) not null,
  primary key (order_id, seq),
  foreign key (from_stage, to_stage, by) references order_steps (from_stage, to_stage, by)
);

-- The history of an order never changes.
create function refuse_history() returns trigger language plpgsql as $$
begin
  raise exception 'the history of an order cannot be changed' using errcode = 'integrity_constraint_violation';
end $$;
create trigger order_events_stay before update on order_events for each row execute function refuse_history();

-- The times that one side proposed for a meeting, of which the other side picks one. `orders.proposal_at` is the last
-- of them: until then, the other side can agree.
create table order_proposals (
  order_id text not null references orders (id) on delete cascade,
  version integer not null check (version > 0),
  by text not null check (by in ('buyer', 'seller')),
  times timestamp(3) with time zone[] not null,
  zone text not null check (char_length(zone) between 1 and 64),
  -- Null once the account of either side is erased.
  place text check (char_length(place) between 1 and 120),
  made_at timestamptz(3) not null default shop_now(),
  primary key (order_id, version),
  constraint order_proposals_times
    check (cardinality(times) between 1 and 3 and array_ndims(times) = 1
    and array_position(times, null::timestamptz) is null and coalesce(times[1] < times[2], true)
    and coalesce(times[2] < times[3], true))
);

create table disputes (
  id text primary key,
  order_id text not null references orders (id),
  opened_by text not null check (opened_by in ('buyer', 'seller')),
  reason text not null,
  note text check (char_length(note) between 1 and 1000),
  opened_at timestamptz(3) not null,
  answer text check (char_length(answer) between 1 and 1000),
  answered_at timestamptz(3),
  -- Since when the dispute waits for an admin: the other side has answered, or did not answer in time.
  escalated_at timestamptz(3),
  -- How an admin or the clock closed it, which side did not come to the meeting, and what an admin wrote to both.
  outcome text check (outcome in ('completed', 'cancelled', 'no-show', 'withdrawn')),
  against text check (against in ('buyer', 'seller')),
  decision text check (char_length(decision) between 1 and 1000),
  closed_at timestamptz(3),
  closed_by text references users (id),
  open_stage text generated always as ( case when closed_at is null then 'disputed' else null::text end) stored,
  -- The limit for each side of an order. A trigger fills in the number.
  number smallint not null default 1 check (number between 1 and 3),
  -- The latest proposal to end the dispute without an admin.
  settlement_by text check (settlement_by in ('buyer', 'seller')),
  settlement_outcome text check (settlement_outcome in ('completed', 'cancelled')),
  settlement_at timestamptz(3),
  -- Whether the other side agreed to it.
  settled boolean not null default false,
  -- The lower price at which a side proposes to complete the deal.
  settlement_cents integer,
  foreign key (order_id, open_stage) references orders (id, stage),
  check (answered_at is null or escalated_at is not null),
  check ((outcome is null) = (closed_at is null)),
  check ((against is not null) = coalesce(outcome = 'no-show', false)),
  check (closed_by is null or closed_at is not null),
  check (decision is null or closed_by is not null),
  constraint disputes_answered check (answer is null or answered_at is not null),
  constraint disputes_reason_check check (case
      when reason in ('no-show', 'not-handed-over') then true
      when reason in ('not-received', 'not-as-described', 'wrong-item') then opened_by = 'buyer'
      else reason = 'unpaid' and opened_by = 'seller'
    end),
  constraint disputes_settlement_whole check (num_nulls(settlement_by, settlement_outcome, settlement_at) in (0, 3)),
  constraint disputes_settled_as_proposed
    check (not settled or coalesce(outcome = settlement_outcome, false) and decision is null),
  constraint disputes_withdrawn_by_opener
    check (outcome is distinct from 'withdrawn' or closed_by is not null and decision is null),
  constraint disputes_settlement_cents
    check (settlement_cents is null or settlement_cents > 0 and coalesce(settlement_outcome = 'completed', false))
);
create unique index disputes_open on disputes (order_id) where closed_at is null;
create index disputes_of_order on disputes (order_id);
create index disputes_queue on disputes (coalesce(closed_at, 'infinity'::timestamptz), id);
create index disputes_by_date on disputes (opened_at, id);
create unique index disputes_of_side on disputes (order_id, opened_by, number);

create trigger disputes_answered_with_words after update of answered_at on disputes
  for each row when (old.answered_at is null and new.answered_at is not null and new.answer is null)
  execute function require_words();
create trigger disputes_opened_with_words after insert on disputes
  for each row when (new.note is null) execute function require_words();

create function number_dispute() returns trigger language plpgsql as $$
begin
  select count(*) + 1 into new.number from disputes
  where order_id = new.order_id and opened_by = new.opened_by;
  return new;
end $$;
create trigger disputes_number before insert on disputes for each row execute function number_dispute();

create trigger disputes_tell_admins after insert or update of escalated_at, closed_at on disputes
  for each statement execute function tell_admins();

create function touch_order_conversation() returns trigger language plpgsql as $$
begin
  update conversations set last_at = greatest(last_at, shop_now())
  from orders
  where orders.id = new.order_id
    and (conversations.listing_id, conversations.buyer_id) = (orders.listing_id, orders.buyer_id);
  return null;
end $$;
create trigger disputes_touch_conversation after insert or update of answered_at on disputes
  for each row execute function touch_order_conversation();

-- A new proposal has no price until one is set.
create function reset_settlement_price() returns trigger language plpgsql as $$
begin
  new.settlement_cents := null;
  return new;
end $$;
create trigger disputes_reset_price before update of settlement_at on disputes
  for each row when (old.settlement_at is distinct from new.settlement_at) execute function reset_settlement_price();

create function require_settled_price() returns trigger language plpgsql as $$
begin
  if not exists (select from orders where id = new.order_id and sale_cents = new.settlement_cents) then
    raise exception 'dispute % is settled at a price that its order does not have', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger disputes_settled_at_price before update of settled on disputes
  for each row when (new.settled and not old.settled and new.settlement_cents is not null)
  execute function require_settled_price();

-- Open tabs of both sides show an answer or a settlement immediately, although the order stays in its stage.
create function tell_dispute() returns trigger language plpgsql as $$
begin
  perform log_change(array(
    select format('live:%s:order:%s:disputed', side, orders.id)
    from orders, unnest(array[buyer_id, seller_id]) side where orders.id = new.order_id));
  return null;
end $$;
create trigger disputes_tell after update on disputes for each row
  when (new.closed_at is null
    and (old.escalated_at, old.settlement_by, old.settlement_outcome, old.settlement_cents)
      is distinct from (new.escalated_at, new.settlement_by, new.settlement_outcome, new.settlement_cents))
  execute function tell_dispute();

-- Up to six photos with the claim (`note`) and with the answer.
create table dispute_photos (
  dispute_id text not null references disputes (id),
  statement text not null check (statement in ('note', 'answer')),
  position smallint not null check (position between 0 and 5),
  hash text not null references photos (hash),
  primary key (dispute_id, statement, position),
  unique (dispute_id, statement, hash)
);
create index dispute_photos_of_hash on dispute_photos (hash);

-- Each side shows only its own uploads, and none after the end of the dispute.
create function show_dispute_photo() returns trigger language plpgsql as $$
begin
  if not exists (
    select from disputes
    join orders on orders.id = order_id
    join photo_uploads on photo_uploads.hash = new.hash and user_id =
      case when (opened_by = 'buyer') = (new.statement = 'note') then buyer_id else seller_id end
    where disputes.id = new.dispute_id and closed_at is null
      and (new.statement = 'note' or answered_at is not null)) then
    raise exception 'photo % of the % of dispute % was not uploaded by its author, or the dispute is closed',
      new.position, new.statement, new.dispute_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger dispute_photos_show before insert or update on dispute_photos
  for each row execute function show_dispute_photo();
