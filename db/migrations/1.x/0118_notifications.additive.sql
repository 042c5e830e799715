-- What people are told of on the page: each a row until it is read, and repeats of the same are counted in it.

create table notifications (
  id text primary key,
  person_id text not null references people (id),
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(kind) <= 40),
  -- The id of what it is about.
  subject text not null check (char_length(subject) between 1 and 64),
  -- What its text is made of when it is read; no names of people, which would outlive their accounts.
  data jsonb not null check (jsonb_typeof(data) = 'object' and (data ->> 'count')::integer >= 1
    and octet_length(data::text) <= 4000),
  at timestamptz(3) not null default shop_now(),
  read_at timestamptz(3),
  -- Whether the next daily mail to its reader tells of it.
  is_for_digest boolean not null default false
);
create unique index notifications_unread on notifications (person_id, kind, subject) where read_at is null;
-- A person's own, the last first.
create index notifications_of_person on notifications (person_id, at desc, id desc);
create index notifications_by_age on notifications (at);
create index notifications_for_digest on notifications (person_id, at) where is_for_digest;

-- Tells the pages of those concerned. At most 400 tags a row of the log: more would stand for everything.
create function log_notifications() returns trigger language plpgsql as $$
begin
  perform log_change(array_agg(tag)) from (
    select tag, (row_number() over (order by tag) - 1) / 400 as part
    from (select distinct format('live:%s:notification', person_id) as tag from new_rows) tags) parts
  group by part;
  return null;
end $$;
create trigger notifications_added after insert on notifications
  referencing new table as new_rows for each statement execute function log_notifications();
create function log_notifications_read() returns trigger language plpgsql as $$
begin
  perform log_change(array_agg(tag)) from (
    select tag, (row_number() over (order by tag) - 1) / 400 as part
    from (select distinct format('live:%s:notification', now_is.person_id) as tag
      from old_rows was join new_rows now_is using (id) where (was.at, was.read_at) is distinct from (now_is.at, now_is.read_at)
    ) tags) parts
  group by part;
  return null;
end $$;
create trigger notifications_changed after update on notifications
  referencing old table as old_rows new table as new_rows for each statement execute function log_notifications_read();

-- How someone wants to be told, where they have said so.
create table notification_preferences (
  person_id text not null references people (id),
  group_name text not null check (group_name in ('messages', 'offers', 'watchlist', 'searches', 'sellers', 'reviews')),
  mail text not null check (mail in ('now', 'daily', 'off')),
  push boolean not null,
  primary key (person_id, group_name)
);

-- Whose mails of which group a link in them ends; the token itself is in the mails alone. `daily`: all that come once a day.
create table notification_links (
  hash text primary key,
  person_id text not null references people (id),
  group_name text not null
    check (group_name in ('messages', 'offers', 'watchlist', 'searches', 'sellers', 'reviews', 'daily'))
);
create index notification_links_of_person on notification_links (person_id);
