-- What the two sides of a completed deal say of each other: for two weeks, and neither sees the other's before both have written or
-- the time is up. So nobody answers a review by theirs.
alter table orders
  alter column placed_at set default shop_now(),
  -- Until when both may write; set with the completion.
  add column review_until timestamptz(3);
alter table orders disable trigger user;
update orders set review_until = completed_at + interval '336 hours' where completed_at is not null;
alter table orders enable trigger user;
alter table orders add constraint orders_review_window check (
  (review_until is null) = (completed_at is null) and review_until <= completed_at + interval '336 hours');

create function open_review_window() returns trigger language plpgsql as $$
begin
  new.review_until := case when new.completed_at is not null
    then coalesce(new.review_until, new.completed_at + interval '336 hours') end;
  return new;
end $$;
create trigger orders_review_window before insert or update of completed_at on orders
  for each row when (num_nonnulls(new.completed_at, new.review_until) > 0) execute function open_review_window();

create table reviews (
  order_id text not null,
  by text not null check (by in ('buyer', 'seller')),
  -- Everyone sees it. Ids elsewhere tell the millisecond at which they were made; this one is random.
  id text not null unique default gen_random_uuid()::text,
  order_stage text not null default 'completed' check (order_stage = 'completed'),
  author_id text not null references people (id),
  subject_id text not null references people (id),
  stars smallint not null check (stars between 1 and 5),
  text text check (char_length(text) between 1 and 1000),
  written_at timestamptz(3) not null default shop_now(),
  -- The end of the order's time for reviews, whose copy is here for the index of those that wait for it.
  until timestamptz(3) not null,
  published_at timestamptz(3),
  -- What lists are sorted by and everyone is told: a day, and nothing nearer.
  published_on timestamptz(3) generated always as
    ((published_at at time zone 'UTC')::date::timestamp at time zone 'UTC') stored,
  -- A reply that its writer took back leaves its time: there is one.
  reply text check (char_length(reply) between 1 and 500),
  replied_at timestamptz(3),
  -- By an admin: neither shown nor counted.
  removed_at timestamptz(3),
  removed_by text references people (id),
  primary key (order_id, by),
  -- An order cannot leave its completion once somebody has said how it was.
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

-- The lock on the order puts the two sides, and the time, in an order: whoever writes second sees the first.
create function check_review() returns trigger language plpgsql as $$
declare
  deal record;
begin
  select buyer_id, seller_id, stage, review_until into deal from orders where id = new.order_id for update;
  if deal.stage is distinct from 'completed' or deal.review_until <= shop_now() then
    raise exception 'order % has no time for reviews', new.order_id using errcode = 'integrity_constraint_violation';
  end if;
  if (new."by", new.author_id, new.subject_id) not in
      (('buyer', deal.buyer_id, deal.seller_id), ('seller', deal.seller_id, deal.buyer_id))
    or num_nonnulls(new.published_at, new.replied_at, new.removed_at) > 0 then
    raise exception 'a review of order % begins unseen, by one of its sides', new.order_id
      using errcode = 'integrity_constraint_violation';
  end if;
  new.until := deal.review_until;
  return new;
end $$;
create trigger reviews_check before insert on reviews for each row execute function check_review();

-- Both have written: both are seen.
create function publish_both() returns trigger language plpgsql as $$
begin
  if (select count(*) from reviews where order_id = new.order_id) = 2 then
    update reviews set published_at = shop_now() where order_id = new.order_id and published_at is null;
  end if;
  return null;
end $$;
create trigger reviews_publish after insert on reviews for each row execute function publish_both();

-- Stars and words change until the other side can see them; words may go at any time, and a reply and a removal come once.
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
    raise exception 'the review % of order % stays as it is', old."by", old.order_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger reviews_keep before update or delete on reviews for each row execute function keep_review();

-- What is said of a seller is on public pages.
create function log_reviews() returns trigger language plpgsql as $$
begin
  perform log_change(array(
    select distinct 'person:' || now_is.subject_id from new_rows now_is join old_rows was using (order_id, by)
    where by = 'buyer' and now_is.published_at is not null and was is distinct from now_is limit 401));
  return null;
end $$;
create trigger reviews_changed after update on reviews
  referencing old table as old_rows new table as new_rows for each statement execute function log_reviews();
create trigger reviews_emptied after truncate on reviews for each statement execute function log_everything();

-- Who has left is named no more, wherever they stand.
create or replace function log_people() returns trigger language plpgsql as $$
begin
  perform log_change(
    array(select 'person:' || id from old_rows was join new_rows now_is using (id)
      where (was.name, was.suspended_at, was.deleted_at) is distinct from (now_is.name, now_is.suspended_at, now_is.deleted_at)
      limit 401)
    || array(select distinct 'list:' || kind from old_rows was join new_rows now_is using (id)
      cross join unnest('{cameras,lens,accessories}'::text[]) kind
      where was.suspended_at is distinct from now_is.suspended_at));
  return null;
end $$;
