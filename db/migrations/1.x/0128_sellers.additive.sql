-- What everyone may know of a seller, in short: on their page, and beside each of their items. Pages that show it are kept until it
-- changes, so it is written when something in it is another, and hourly at most but for reviews.
create table seller_facts (
  person_id text primary key references people (id),
  -- Deals that were completed.
  completed integer not null default 0 check (completed >= 0),
  -- Reviews by buyers that are shown, and their mean, from three on.
  reviews integer not null default 0 check (reviews >= 0),
  stars numeric(2, 1) check (stars between 1 and 5),
  -- Within what half of those who asked had an answer.
  answered_within text check (answered_within in ('1h', '4h', 'day', 'days')),
  check ((stars is not null) = (reviews >= 3))
);
create index orders_completed_of_seller on orders (seller_id) where stage = 'completed';

-- Of the last 90 days, and of 200 conversations at most. Who waits in vain waits longer than anyone; who has asked within a day may
-- still be answered, and is left out.
create function answered_within(seller text) returns text language sql stable as $$
  select case
    when count(*) < 5 then null
    when percentile_disc(0.5) within group (order by wait) <= interval '1 hour' then '1h'
    when percentile_disc(0.5) within group (order by wait) <= interval '4 hours' then '4h'
    when percentile_disc(0.5) within group (order by wait) <= interval '1 day' then 'day'
    when percentile_disc(0.5) within group (order by wait) <= interval '7 days' then 'days'
  end
  from (
    select coalesce(answer.at - asked.at, interval '100 years') as wait
    from (
      select id, buyer_id from conversations
      where seller_id = seller and last_at > shop_now() - interval '90 days' and begun_at > shop_now() - interval '90 days'
      order by last_at desc limit 200) talk
    cross join lateral (
      select min(sent_at) as at from messages where conversation_id = talk.id and sender_id = talk.buyer_id) asked
    cross join lateral (
      select min(sent_at) as at from messages
      where conversation_id = talk.id and sender_id = seller and sent_at >= asked.at) answer
    where asked.at is not null and (answer.at is not null or asked.at < shop_now() - interval '1 day')
  ) waits
$$;

-- Rows are locked in the order of their ids, and read again under the lock: of two who count at once the later one sees all.
create function refresh_seller_facts(ids text[]) returns void language plpgsql as $$
begin
  insert into seller_facts (person_id) select distinct id from unnest(ids) id order by id on conflict do nothing;
  perform from seller_facts where person_id = any (ids) order by person_id for update;
  update seller_facts facts
  set completed = now_is.completed, reviews = now_is.reviews, stars = now_is.stars, answered_within = now_is.answered
  from (
    select person_id, deals.completed, said.reviews, case when said.reviews >= 3 then said.stars end as stars,
      answered_within(person_id) as answered
    from seller_facts
    cross join lateral (
      select count(*)::integer as completed from orders where seller_id = person_id and stage = 'completed') deals
    cross join lateral (
      select count(*)::integer as reviews, round(avg(said.stars), 1) as stars from reviews said
      where subject_id = person_id and by = 'buyer' and published_at is not null and removed_at is null) said
    where person_id = any (ids)) now_is
  where facts.person_id = now_is.person_id
    and (facts.completed, facts.reviews, facts.stars, facts.answered_within)
      is distinct from (now_is.completed, now_is.reviews, now_is.stars, now_is.answered);
end $$;

create function log_seller_facts() returns trigger language plpgsql as $$
begin
  perform log_change(array(select 'person:' || person_id from new_rows limit 401));
  return null;
end $$;
create trigger seller_facts_changed after update on seller_facts
  referencing new table as new_rows for each statement execute function log_seller_facts();
create trigger seller_facts_emptied after truncate on seller_facts for each statement execute function log_everything();

-- What is said of a seller is counted as soon as it can be read.
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

-- Which items a seller has on show, and what a list shows of them: `shelf:SELLER`. A booking leaves it.
create function log_shelves() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  case tg_op
    when 'INSERT' then ids := array(select distinct seller_id from new_rows limit 401);
    when 'DELETE' then ids := array(select distinct seller_id from old_rows limit 401);
    else
      ids := array(select distinct now_is.seller_id from old_rows was join new_rows now_is using (id)
        where was is distinct from now_is limit 401);
  end case;
  perform log_change(array(select 'shelf:' || id from unnest(ids) id));
  return null;
end $$;
create trigger listings_shelved after insert on listings
  referencing new table as new_rows for each statement execute function log_shelves();
create trigger listings_moved after update on listings
  referencing old table as old_rows new table as new_rows for each statement execute function log_shelves();
create trigger listings_unshelved after delete on listings
  referencing old table as old_rows for each statement execute function log_shelves();

create or replace function log_listing_photos() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  case tg_op
    when 'INSERT' then ids := array(select distinct listing_id from new_rows limit 401);
    when 'DELETE' then ids := array(select distinct listing_id from old_rows limit 401);
    else ids := array((select listing_id from old_rows union select listing_id from new_rows) limit 401);
  end case;
  perform log_change(array(select 'listing:' || id from unnest(ids) id
    union select 'shelf:' || seller_id from listings where id = any (ids)));
  return null;
end $$;
create or replace function log_photos() returns trigger language plpgsql as $$
declare
  ids constant text[] := array(
    select distinct listing_id from old_rows was
    join new_rows now_is using (hash) join listing_photos using (hash)
    where was.url is not null
      and (was.url, was.width, was.height, was.placeholder, was.base, was.widths, was.formats) is distinct from
        (now_is.url, now_is.width, now_is.height, now_is.placeholder, now_is.base, now_is.widths, now_is.formats)
    limit 401);
begin
  perform log_change(array(select 'listing:' || id from unnest(ids) id
    union select 'shelf:' || seller_id from listings where id = any (ids)));
  return null;
end $$;

-- Whose new items someone wants to hear of.
create table follows (
  follower_id text not null references people (id),
  seller_id text not null references people (id),
  at timestamptz(3) not null default shop_now(),
  primary key (follower_id, seller_id),
  check (follower_id <> seller_id)
);
create index follows_of_seller on follows (seller_id, follower_id);
create index follows_of_follower on follows (follower_id, at desc, seller_id desc);

-- How far an item has been told to those who follow its seller: work that is done again goes on from there.
create table follow_news (
  listing_id text primary key references listings (id),
  last_follower text not null default '',
  at timestamptz not null default now()
);
create index follow_news_by_age on follow_news (at);
