create table categories (
  id text primary key,
  cat text not null unique check (cat in ('cameras', 'lens', 'accessories')),
  name text not null check (char_length(name) between 1 and 120),
  img text not null check (char_length(img) between 1 and 2048),
  position integer not null default 0
);
insert into categories (id, cat, name, img, position) values
  ('01900000-0000-7000-8000-000000000001', 'cameras', 'Cameras', '/demo/category-cameras-800.webp', 0),
  ('01900000-0000-7000-8000-000000000002', 'lens', 'Lens', '/demo/category-lens-800.webp', 1),
  ('01900000-0000-7000-8000-000000000003', 'accessories', 'Accessories', '/demo/category-accessories-800.webp', 2);

create function log_categories() returns trigger language plpgsql as $$
begin
  perform log_change('{categories}');
  return null;
end $$;
create trigger categories_changed after insert or update or delete or truncate on categories
  for each statement execute function log_categories();

-- The settings that admins have changed. There is no row before the first change. A missing setting has its default,
-- and settings in the environment win over both.
create table shop_settings (
  id boolean primary key default true check (id),
  settings jsonb not null default '{}'::jsonb
    check (jsonb_typeof(settings) = 'object' and octet_length(settings::text) <= 65536),
  version integer not null check (version > 0),
  changed_at timestamptz(3) not null default shop_now(),
  changed_by text references users (id)
);

create function log_shop_settings() returns trigger language plpgsql as $$
begin
  perform log_change('{shop}');
  return null;
end $$;
create trigger shop_settings_changed after insert or update or delete or truncate on shop_settings
  for each statement execute function log_shop_settings();

-- The pages that admins have changed. Without a row, or without a text, a page shows the text that ships. A restored
-- page keeps its row, because its version must not be used again.
create table shop_pages (
  name text primary key
    check (name in ('about', 'buying', 'selling', 'safety', 'contact', 'terms', 'privacy', 'imprint', 'cookies')),
  -- Markdown.
  text text check (char_length(text) between 1 and 50000),
  version integer not null check (version > 0),
  changed_at timestamptz(3) not null default shop_now(),
  changed_by text not null references users (id)
);

-- The footer of every page links to the imprint if there is one.
create function log_shop_pages() returns trigger language plpgsql as $$
begin
  perform log_change(array['page:' || new.name, 'pages'] || case when new.name = 'imprint' then '{shop}'::text[] end);
  return null;
end $$;
create trigger shop_pages_changed after insert or update on shop_pages
  for each row execute function log_shop_pages();

create trigger shop_pages_removed after delete or truncate on shop_pages
  for each statement execute function log_everything();

-- The files that are made from an uploaded logo. They are small, and they are in the database so that every process has
-- them at once, whichever host the photos are on. Their addresses contain the hash, so they never change.
create table shop_logo_files (
  hash text not null check (hash ~ '^[0-9a-f]{16}$'),
  name text not null check (name in ('header', 'icon-192', 'icon-512', 'maskable-512', 'touch-180', 'share')),
  -- The size of the file `header` in pixels.
  width integer not null check (width between 1 and 768),
  height integer not null check (height between 1 and 96),
  png bytea not null check (octet_length(png) between 1 and 4194304),
  made_at timestamptz(3) not null default shop_now(),
  primary key (hash, name)
);

create table posts (
  id text primary key,
  title text not null check (char_length(title) between 1 and 120),
  image text not null check (char_length(image) between 1 and 2048),
  -- Markdown.
  des text not null check (char_length(des) between 1 and 50000),
  excerpt text not null default '' check (char_length(excerpt) <= 300),
  author_id text references users (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Null for a draft.
  published_at timestamptz(3),
  -- Deleted posts are kept with the time and the admin who deleted them.
  deleted_at timestamptz(3),
  deleted_by text references users (id),
  -- Increases with each change, so that a form that was opened before another change cannot undo it.
  version integer not null default 1
);
create index posts_published on posts (published_at desc, id desc)
  where deleted_at is null and published_at is not null;

create function log_posts() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  case tg_op
    when 'DELETE' then ids := array(select id from old_rows limit 401);
    else ids := array(select id from new_rows limit 401);
  end case;
  if ids <> '{}' then perform log_change(array(select 'post:' || id from unnest(ids) id) || '{posts}'); end if;
  return null;
end $$;
create trigger posts_added after insert on posts
  referencing new table as new_rows for each statement execute function log_posts();
create trigger posts_changed after update on posts
  referencing new table as new_rows for each statement execute function log_posts();
create trigger posts_removed after delete on posts
  referencing old table as old_rows for each statement execute function log_posts();

create trigger posts_emptied after truncate on posts for each statement execute function log_everything();

create trigger posts_withdrawn after update on posts for each row
  when (old.deleted_at is null and new.deleted_at is not null
    or old.published_at is not null and new.published_at is null)
  execute function log_withdrawn('post:id', 'posts');
create trigger posts_deleted after delete on posts for each row execute function log_withdrawn('post:id', 'posts');

create trigger posts_raise_version before update on posts
  for each row when (
    (old.title, old.image, old.des, old.excerpt, old.published_at)
    is distinct from (new.title, new.image, new.des, new.excerpt, new.published_at))
  execute function raise_version();

-- Subscribers confirm their address. Only hashes of tokens are stored, so that a reader of the table can neither
-- confirm nor end a subscription.
create table newsletter_subscribers (
  id text primary key,
  -- Null for a while after the subscriber has left.
  email text check (char_length(email) between 3 and 254),
  confirm_hash text unique,
  leave_hash text not null unique,
  asked_at timestamptz(3) not null default now(),
  mailed_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3),
  left_at timestamptz(3),
  check (email is not null or left_at is not null),
  check (confirm_hash is null or confirmed_at is null)
);
create unique index newsletter_subscribers_email on newsletter_subscribers (lower(email));

-- A subscriber who leaves gets no more issues.
create function leave_issues() returns trigger language plpgsql as $$
begin
  update issue_recipients set state = 'left' where subscriber_id = new.id and state = 'waiting';
  return null;
end $$;
create trigger newsletter_subscribers_leave after update of confirmed_at on newsletter_subscribers
  for each row when (old.confirmed_at is not null and new.confirmed_at is null)
  execute function leave_issues();

-- Issues of the newsletter. A draft can change; a sent issue cannot.
create table issues (
  id text primary key,
  subject text not null check (char_length(subject) between 1 and 200),
  -- Markdown.
  des text not null check (char_length(des) between 1 and 50000),
  author_id text references users (id),
  state text not null default 'draft' check (state in ('draft', 'sending', 'stopped', 'sent')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  started_at timestamptz(3),
  ended_at timestamptz(3),
  -- Until when one process sends it. If that process ends, another one takes over then.
  held_until timestamptz(3),
  -- Since when the mail server cannot be reached.
  stuck_since timestamptz(3),
  version integer not null default 1,
  check ((state = 'draft') = (started_at is null)),
  check ((state = 'sent') = (ended_at is not null))
);
create index issues_being_sent on issues (started_at) where state = 'sending';

create function keep_issue() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.subject, new.des) is not distinct from (old.subject, old.des)
    and new.state <> 'draft' and (old.state <> 'sent' or new.state = 'sent') then
    return new;
  end if;
  raise exception 'an issue that was sent cannot be changed' using errcode = 'integrity_constraint_violation';
end $$;
create trigger issues_stay before update or delete on issues
  for each row when (old.state <> 'draft') execute function keep_issue();

create trigger issues_raise_version before update on issues
  for each row when ((old.subject, old.des) is distinct from (new.subject, new.des))
  execute function raise_version();

-- The recipients of an issue, chosen when it is sent.
create table issue_recipients (
  issue_id text not null references issues (id),
  subscriber_id text not null references newsletter_subscribers (id),
  -- `handed`: the mail server got the email, but its response is unknown. It is not sent again.
  state text not null default 'waiting' check (state in ('waiting', 'handed', 'sent', 'refused', 'left')),
  -- How often the mail server postponed it, and when it is tried again.
  tries integer not null default 0,
  next_at timestamptz(3) not null default now(),
  handed_at timestamptz(3),
  -- A hash of the token in this email, which ends the subscription at any time.
  leave_hash text unique,
  primary key (issue_id, subscriber_id),
  check (state not in ('handed', 'sent') or leave_hash is not null and handed_at is not null)
);
create index issue_recipients_waiting on issue_recipients (issue_id, next_at, subscriber_id) where state = 'waiting';
create index issue_recipients_by_subscriber on issue_recipients (subscriber_id);

create function keep_recipient() returns trigger language plpgsql as $$
begin
  raise exception 'the final state of a recipient cannot be changed' using errcode = 'integrity_constraint_violation';
end $$;
create trigger issue_recipients_stay before update of state on issue_recipients
  for each row when (old.state in ('sent', 'refused', 'left')) execute function keep_recipient();
