create table offers (
  id text primary key,
  -- The id of the first offer of the negotiation. A buyer and an item have one negotiation.
  chain_id text not null,
  turn smallint not null check (turn between 1 and 6),
  by text not null,
  listing_id text not null,
  seller_id text not null references users (id),
  buyer_id text not null references users (id),
  amount_cents integer not null check (amount_cents between 1 and 100000000),
  note text check (char_length(note) between 1 and 500),
  -- `item-taken`: the item was booked or sold; `overtaken`: the price fell to the offer; `closed`: the item or a user
  -- is gone.
  state text not null default 'open'
    check (state in ('open', 'countered', 'accepted', 'declined', 'withdrawn', 'expired', 'item-taken', 'overtaken',
    'closed')),
  made_at timestamptz(3) not null default shop_now(),
  due_at timestamptz(3) not null,
  ended_at timestamptz(3),
  -- When the buyer was notified that the shop has closed the offer.
  notified_at timestamptz(3),
  order_id text unique,
  -- The version of the item that the buyer of an offer has agreed to. When the item is edited, an open offer waits for
  -- its buyer to confirm it; `asked_at` is when they were notified of that.
  version integer not null check (version > 0),
  asked_at timestamptz(3),
  -- Whether it was declined automatically, because it is below the seller's minimum.
  auto_declined boolean not null default false,
  unique (chain_id, turn),
  foreign key (order_id) references orders (id) deferrable initially deferred,
  foreign key (listing_id, seller_id) references listings (id, seller_id),
  check (buyer_id <> seller_id),
  check ((chain_id = id) = (turn = 1)),
  check ((state = 'open') = (ended_at is null)),
  check ((order_id is not null) = (state = 'accepted')),
  check (notified_at is null or state in ('item-taken', 'overtaken', 'closed')),
  constraint offers_by check (by in ('buyer', 'seller')),
  constraint offers_begun_by_buyer check (turn > 1 or by = 'buyer'),
  constraint offers_auto_declined check (not auto_declined or state = 'declined' and by = 'buyer')
);
create unique index offers_open on offers (listing_id, buyer_id) where state = 'open';
create unique index offers_chain on offers (listing_id, buyer_id) where turn = 1;
create index offers_of_buyer on offers (buyer_id, made_at desc, id desc);
create index offers_of_seller on offers (seller_id, made_at desc, id desc);
create index offers_due on offers (due_at) where state = 'open';
create index offers_to_notify on offers (ended_at)
  where notified_at is null and state in ('item-taken', 'overtaken', 'closed');
create index offers_open_of_buyer on offers (buyer_id) where state = 'open';
create index offers_open_of_seller on offers (seller_id) where state = 'open';

-- PL/pgSQL finds the column `by`, whose name is a keyword, only if it is quoted.
create function check_offer() returns trigger language plpgsql as $$
declare
  item record;
  before_it record;
  own record;
begin
  select sale_cents, floor_cents, offers, deleted_at, paused_at, sold_at into item
  from listings where id = new.listing_id for update;
  if not item.offers or coalesce(item.deleted_at, item.paused_at, item.sold_at) is not null
    or exists (select from booked_listings where id = new.listing_id) then
    raise exception 'listing % does not accept offers', new.listing_id using errcode = 'integrity_constraint_violation';
  end if;
  if new.state <> (case when new.auto_declined then 'declined' else 'open' end) then
    raise exception 'a new offer must be open' using errcode = 'integrity_constraint_violation';
  end if;
  if new.auto_declined <> coalesce(new."by" = 'buyer' and new.amount_cents < item.floor_cents, false) then
    raise exception 'only an offer below the minimum is declined automatically' using errcode = 'integrity_constraint_violation';
  end if;
  select turn, by, state, listing_id, buyer_id, amount_cents into before_it
  from offers where chain_id = new.chain_id order by turn desc limit 1;
  if new.turn > 1 and (before_it.listing_id, before_it.buyer_id) is distinct from (new.listing_id, new.buyer_id) then
    raise exception 'offer % has another item or buyer than its chain', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.turn > 1 and not coalesce(new.turn = before_it.turn + 1 and case
      when before_it.state = 'countered' then new."by" <> before_it."by"
      else new."by" = 'buyer'
        and before_it.state in ('declined', 'withdrawn', 'expired', 'item-taken', 'overtaken', 'closed') end, false) then
    raise exception 'offer % is out of turn', new.id using errcode = 'integrity_constraint_violation';
  end if;
  select count(*) as turns, max(amount_cents) as highest, min(amount_cents) as lowest into own
  from offers where chain_id = new.chain_id and by = new."by";
  if own.turns >= 3 then
    raise exception 'the % of offer % has already made three offers', new."by", new.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.amount_cents >= item.sale_cents
    or (new."by" = 'buyer' and new.amount_cents <= own.highest) or (new."by" = 'seller' and new.amount_cents >= own.lowest)
    or (before_it.state = 'countered' and new."by" = 'seller' and new.amount_cents <= before_it.amount_cents)
    or (before_it.state = 'countered' and new."by" = 'buyer' and new.amount_cents >= before_it.amount_cents) then
    raise exception 'offer % does not come closer to the other side', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger offers_check before insert on offers for each row execute function check_offer();

-- The terms of an offer never change, and an ended offer stays ended.
create function keep_offer() returns trigger language plpgsql as $$
begin
  if (new.id, new.chain_id, new.turn, new."by", new.listing_id, new.seller_id, new.buyer_id, new.amount_cents, new.made_at,
        new.auto_declined)
      is distinct from (old.id, old.chain_id, old.turn, old."by", old.listing_id, old.seller_id, old.buyer_id, old.amount_cents,
        old.made_at, old.auto_declined)
    or (old.state <> 'open' and (new.state, new.order_id, new.ended_at) is distinct from (old.state, old.order_id, old.ended_at)) then
    raise exception 'offer % cannot be changed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger offers_keep before update on offers for each row execute function keep_offer();

create function check_accepted_offer() returns trigger language plpgsql as $$
begin
  if not exists (select from order_events where order_id = new.order_id and seq = 1 and to_stage = 'accepted') then
    raise exception 'offer % was accepted without an order', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger offers_led_to_order after update on offers deferrable initially deferred
  for each row when (new.state = 'accepted' and old.state <> 'accepted') execute function check_accepted_offer();

create function tell_offer() returns trigger language plpgsql as $$
begin
  perform log_change(array(
    select format('live:%s:offer:%s', side, new.chain_id) from unnest(array[new.buyer_id, new.seller_id]) side));
  return null;
end $$;
create trigger offers_tell after insert or update of state on offers for each row execute function tell_offer();
-- After an edit of the item, the buyer has to confirm an open offer; then it is the seller's turn again.
create trigger offers_tell_confirmed after update of version, asked_at on offers for each row
  when ((old.version, old.asked_at) is distinct from (new.version, new.asked_at)) execute function tell_offer();

create function version_offer() returns trigger language plpgsql as $$
begin
  -- The previous release inserts offers without a version.
  if new.version is null then
    select version into new.version from listings where id = new.listing_id;
  end if;
  return new;
end $$;
create trigger offers_version before insert on offers for each row execute function version_offer();

create function check_agreed_version() returns trigger language plpgsql as $$
begin
  if not exists (select from listings where id = new.listing_id and version = new.version) then
    raise exception 'the buyer of offer % has not agreed to the item as it is now', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
-- Only for sellers who accept a buyer's offer: a buyer who accepts a counteroffer agrees to the current version.
create trigger offers_agreed_version before update on offers
  for each row when (new.state = 'accepted' and old.state <> 'accepted' and new.by = 'buyer') execute function check_agreed_version();

create trigger offers_open_conversation after insert on offers for each row execute function open_deal_conversation();

create trigger offers_touch_conversation after update of state, version on offers for each row
  when ((old.state, old.version) is distinct from (new.state, new.version))
  execute function touch_deal_conversation();

create table reviews (
  order_id text not null,
  by text not null check (by in ('buyer', 'seller')),
  -- A random id, because reviews are public and other ids reveal the millisecond at which they were made.
  id text not null default gen_random_uuid()::text unique,
  order_stage text not null default 'completed' check (order_stage = 'completed'),
  author_id text not null references users (id),
  subject_id text not null references users (id),
  stars smallint not null check (stars between 1 and 5),
  text text check (char_length(text) between 1 and 1000),
  written_at timestamptz(3) not null default shop_now(),
  -- A copy of the order's end of the review window, for the index of reviews that wait for it.
  until timestamptz(3) not null,
  published_at timestamptz(3),
  -- The day of the publication, by which lists are sorted. A more exact time would reveal when the other side wrote.
  published_on timestamptz(3)
    generated always as (((published_at at time zone 'UTC')::date::timestamp without time zone at time zone 'UTC'))
    stored,
  -- A reply can be deleted but not replaced, so its time is kept.
  reply text check (char_length(reply) between 1 and 500),
  replied_at timestamptz(3),
  -- When an admin removed the review. It is neither shown nor counted.
  removed_at timestamptz(3),
  removed_by text references users (id),
  primary key (order_id, by),
  foreign key (order_id, order_stage) references orders (id, stage),
  check (author_id <> subject_id),
  check (reply is null or replied_at is not null),
  check (replied_at is null or published_at is not null),
  check (removed_at is null or published_at is not null),
  check ((removed_at is null) = (removed_by is null))
);
create index reviews_of_subject on reviews (subject_id, by, published_on desc, id desc) where published_at is not null;
create index reviews_of_author on reviews (author_id);
create index reviews_waiting on reviews (until) where published_at is null;

-- The lock on the order makes the two sides write one after the other, so that the second sees the review of the first.
create function check_review() returns trigger language plpgsql as $$
declare
  deal record;
begin
  select buyer_id, seller_id, stage, review_until into deal from orders where id = new.order_id for update;
  if deal.stage is distinct from 'completed' or deal.review_until <= shop_now() then
    raise exception 'order % cannot be reviewed now', new.order_id using errcode = 'integrity_constraint_violation';
  end if;
  if (new."by", new.author_id, new.subject_id) not in
      (('buyer', deal.buyer_id, deal.seller_id), ('seller', deal.seller_id, deal.buyer_id))
    or num_nonnulls(new.published_at, new.replied_at, new.removed_at) > 0 then
    raise exception 'a new review of order % must be unpublished and written by its buyer or seller', new.order_id
      using errcode = 'integrity_constraint_violation';
  end if;
  new.until := deal.review_until;
  return new;
end $$;
create trigger reviews_check before insert on reviews for each row execute function check_review();

-- Once both sides have written, both reviews are published.
create function publish_both() returns trigger language plpgsql as $$
begin
  if (select count(*) from reviews where order_id = new.order_id) = 2 then
    update reviews set published_at = shop_now() where order_id = new.order_id and published_at is null;
  end if;
  return null;
end $$;
create trigger reviews_publish after insert on reviews for each row execute function publish_both();

-- Stars and text can change until the review is published. The text can be deleted at any time; a reply and a removal
-- happen once.
create function keep_review() returns trigger language plpgsql as $$
declare
  at constant timestamptz := shop_now();
  is_open constant boolean := old.published_at is null and at < old.until;
  may_publish constant boolean := at >= old.until or (select count(*) from reviews where order_id = old.order_id) = 2;
begin
  if tg_op = 'DELETE'
    or (new.order_id, new."by", new.id, new.author_id, new.subject_id, new.until)
      is distinct from (old.order_id, old."by", old.id, old.author_id, old.subject_id, old.until)
    or not is_open and (new.stars <> old.stars or new.text is not null and new.text is distinct from old.text)
    or new.published_at is distinct from old.published_at and (old.published_at is not null or not may_publish)
    or new.replied_at is distinct from old.replied_at
      and (old.replied_at is not null or at >= old.published_at + interval '720 hours')
    or new.reply is not null and new.reply is distinct from old.reply and old.replied_at is not null
    or old.removed_at is not null and new.removed_at is distinct from old.removed_at
  then
    raise exception 'the review by the % of order % cannot be changed', old."by", old.order_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger reviews_keep before update or delete on reviews for each row execute function keep_review();

-- Reviews of a seller are on public pages.
create function log_reviews() returns trigger language plpgsql as $$
begin
  perform log_change(array(
    select distinct 'user:' || now_is.subject_id from new_rows now_is join old_rows was using (order_id, by)
    where by = 'buyer' and now_is.published_at is not null and was is distinct from now_is limit 401));
  return null;
end $$;
create trigger reviews_changed after update on reviews
  referencing old table as old_rows new table as new_rows for each statement execute function log_reviews();

create trigger reviews_emptied after truncate on reviews for each statement execute function log_everything();

-- A review of a seller counts as soon as it is published.
create function count_reviews() returns trigger language plpgsql as $$
declare
  ids constant text[] := array(
    select distinct now_is.subject_id from new_rows now_is join old_rows was using (order_id, by)
    where by = 'buyer' and (now_is.published_at, now_is.removed_at) is distinct from (was.published_at, was.removed_at));
begin
  if ids <> '{}' then perform refresh_seller_facts(ids); end if;
  return null;
end $$;
create trigger reviews_count after update on reviews
  referencing old table as old_rows new table as new_rows for each statement execute function count_reviews();

create function tell_review() returns trigger language plpgsql as $$
begin
  perform log_change(array(
    select format('live:%s:todo', side) from unnest(array[new.author_id, new.subject_id]) side));
  return null;
end $$;
create trigger reviews_tell after insert on reviews for each row execute function tell_review();

create trigger reviews_touch_conversation after insert on reviews
  for each row execute function touch_order_conversation();

create trigger reviews_withdrawn after update on reviews for each row
  when (old.removed_at is null and new.removed_at is not null
    or old.text is not null and new.text is null
    or old.reply is not null and new.reply is null)
  execute function log_withdrawn('user:subject_id');

-- The public facts of a seller, shown on their page and beside each of their items. A row is written only if a value
-- changes, and, apart from reviews, once an hour, because that makes pages stale.
create table seller_facts (
  user_id text primary key references users (id),
  -- The number of completed deals.
  completed integer not null default 0 check (completed >= 0),
  -- The number of published reviews by buyers, and their mean if there are at least three.
  reviews integer not null default 0 check (reviews >= 0),
  stars numeric(2,1) check (stars >= 1 and stars <= 5),
  -- The time within which half of the buyers got a reply.
  answered_within text check (answered_within in ('1h', '4h', 'day', 'days')),
  check ((stars is not null) = (reviews >= 3))
);

-- Rows are locked in the order of their ids and read again under the lock, so that the later of two counts includes
-- everything.
create function refresh_seller_facts(ids text[]) returns void language plpgsql as $$
begin
  insert into seller_facts (user_id) select distinct id from unnest(ids) id order by id on conflict do nothing;
  perform from seller_facts where user_id = any (ids) order by user_id for update;
  update seller_facts facts
  set completed = now_is.completed, reviews = now_is.reviews, stars = now_is.stars, answered_within = now_is.answered
  from (
    select user_id, deals.completed, written.reviews, case when written.reviews >= 3 then written.stars end as stars,
      answered_within(user_id) as answered
    from seller_facts
    cross join lateral (
      select count(*)::integer as completed from orders where seller_id = user_id and stage = 'completed') deals
    cross join lateral (
      select count(*)::integer as reviews, round(avg(written.stars), 1) as stars from reviews written
      where subject_id = user_id and by = 'buyer' and published_at is not null and removed_at is null) written
    where user_id = any (ids)) now_is
  where facts.user_id = now_is.user_id
    and (facts.completed, facts.reviews, facts.stars, facts.answered_within)
      is distinct from (now_is.completed, now_is.reviews, now_is.stars, now_is.answered);
end $$;

create function log_seller_facts() returns trigger language plpgsql as $$
begin
  perform log_change(array(select 'user:' || user_id from new_rows limit 401));
  return null;
end $$;
create trigger seller_facts_changed after update on seller_facts
  referencing new table as new_rows for each statement execute function log_seller_facts();

create trigger seller_facts_emptied after truncate on seller_facts for each statement execute function log_everything();

-- Users who want to be notified of a seller's new items.
create table follows (
  follower_id text not null references users (id),
  seller_id text not null references users (id),
  at timestamptz(3) not null default shop_now(),
  primary key (follower_id, seller_id),
  check (follower_id <> seller_id)
);
create index follows_of_seller on follows (seller_id, follower_id);
create index follows_of_follower on follows (follower_id, at desc, seller_id desc);

-- The last follower who was notified of an item, from where a repeated job goes on.
create table follow_news (
  listing_id text primary key references listings (id),
  last_follower text not null default '',
  at timestamptz not null default now()
);
create index follow_news_by_age on follow_news (at);
