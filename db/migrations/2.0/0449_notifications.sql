-- The notifications of users. Repeats of an unread notification are counted in its row.
create table notifications (
  id text primary key,
  user_id text not null references users (id),
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(kind) <= 40),
  -- The id of its subject.
  subject text not null check (char_length(subject) between 1 and 64),
  -- The values for its text, which is made when it is read. Names of users are left out, because they would outlive
  -- their accounts.
  data jsonb not null check (jsonb_typeof(data) = 'object' and ((data ->> 'count')::integer) >= 1
    and octet_length(data::text) <= 4000),
  at timestamptz(3) not null default shop_now(),
  read_at timestamptz(3),
  -- Whether it is waiting for the next daily email.
  is_for_digest boolean not null default false
);
create unique index notifications_unread on notifications (user_id, kind, subject) where read_at is null;
-- A user's notifications, the newest first.
create index notifications_of_user on notifications (user_id, at desc, id desc);
create index notifications_by_age on notifications (at);
create index notifications_for_digest on notifications (user_id, at) where is_for_digest;

-- Updates the open tabs of the readers. A row of the log has at most 400 tags, because more would stand for everything.
create function log_notifications() returns trigger language plpgsql as $$
begin
  perform log_change(array_agg(tag)) from (
    select tag, (row_number() over (order by tag) - 1) / 400 as part
    from (select distinct format('live:%s:notification', user_id) as tag from new_rows) tags) parts
  group by part;
  return null;
end $$;
create trigger notifications_added after insert on notifications
  referencing new table as new_rows for each statement execute function log_notifications();

create function log_notifications_read() returns trigger language plpgsql as $$
begin
  perform log_change(array_agg(tag)) from (
    select tag, (row_number() over (order by tag) - 1) / 400 as part
    from (select distinct format('live:%s:notification', now_is.user_id) as tag
      from old_rows was join new_rows now_is using (id) where (was.at, was.read_at) is distinct from (now_is.at, now_is.read_at)
    ) tags) parts
  group by part;
  return null;
end $$;
create trigger notifications_changed after update on notifications
  referencing old table as old_rows new table as new_rows for each statement execute function log_notifications_read();

-- Open tabs no longer count an unread notification that is deleted.
create function log_notifications_deleted() returns trigger language plpgsql as $$
begin
  perform log_change(array_agg(tag)) from (
    select tag, (row_number() over (order by tag) - 1) / 400 as part
    from (select distinct format('live:%s:notification', user_id) as tag from old_rows where read_at is null) tags) parts
  group by part;
  return null;
end $$;
create trigger notifications_deleted after delete on notifications
  referencing old table as old_rows for each statement execute function log_notifications_deleted();

-- The emails and pushes that a user has chosen for a group of notifications, if they differ from the defaults.
create table notification_preferences (
  user_id text not null references users (id),
  group_name text not null check (group_name in ('messages', 'offers', 'watchlist', 'searches', 'sellers', 'reviews')),
  mail text not null check (mail in ('now', 'daily', 'off')),
  push boolean not null,
  primary key (user_id, group_name)
);

-- The links in emails that end the emails of a group. The token itself is only in the email. `daily` stands for the
-- daily email.
create table notification_links (
  hash text primary key,
  user_id text not null references users (id),
  group_name text not null
    check (group_name in ('messages', 'offers', 'watchlist', 'searches', 'sellers', 'reviews', 'daily'))
);
create index notification_links_of_user on notification_links (user_id);

-- The browsers to which a user gets pushes. An address belongs to one browser, and to the user who asked last.
create table pushes (
  id text primary key,
  user_id text not null references users (id),
  endpoint text not null unique check (endpoint ~ '^https://' and char_length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  added_at timestamptz(3) not null default now(),
  -- A push subscription ends with the session that created it. Null for external identity providers, and for older
  -- subscriptions, which get their session when the user next opens the notifications page.
  session_id text references identity_session (id) on delete cascade,
  -- The shop's key with which a browser subscribed. A push service rejects pushes that are signed with another one, so
  -- they can never arrive. Null if it is unknown.
  server_key text
);
create index pushes_of_user on pushes (user_id, added_at);
create index pushes_of_session on pushes (session_id);

-- Emails beyond an address's hourly limit, until they are sent as one: the last email of each topic.
create table held_mails (
  recipient text not null,
  topic text not null,
  -- The id of the email: later emails have greater ids.
  id text not null,
  mail jsonb not null,
  primary key (recipient, topic)
);

-- Emails beyond a user's hourly limit, until they are sent as one: the last email of each topic. They contain names,
-- texts and links, so they are stored by the id of their reader and encrypted like queued emails.
create table mails_on_hold (
  user_id text not null references users (id),
  topic text not null,
  -- The id of the email: later emails have greater ids.
  id text not null,
  -- `{"sealed": …}`
  mail jsonb not null,
  -- The users whose names or words the email repeats.
  quoted text[] not null default '{}',
  primary key (user_id, topic)
);

-- When the mail server, or the outbox, took the last email of the queue.
create table last_delivery (
  id boolean primary key default true check (id),
  at timestamptz(3) not null
);

-- Recently sent texts, to limit copies to many users. Only a hash of the visible letters and digits is stored.
create table sent_texts (
  sender_id text not null references users (id),
  receiver_id text not null references users (id),
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  sent_at timestamptz(3) not null default shop_now(),
  primary key (sender_id, hash, receiver_id),
  check (sender_id <> receiver_id)
);
create index sent_texts_of_receiver on sent_texts (receiver_id);
create index sent_texts_by_age on sent_texts (sent_at);
