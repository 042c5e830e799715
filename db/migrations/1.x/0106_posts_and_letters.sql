create table categories (
  id text primary key,
  cat text not null unique check (cat in ('cameras', 'lens', 'accessories')),
  name text not null check (char_length(name) between 1 and 120),
  img text not null check (char_length(img) between 1 and 2048),
  position integer not null default 0
);
-- A shop without demo people has them, too.
insert into categories (id, cat, name, img, position) values
  ('01900000-0000-7000-8000-000000000001', 'cameras', 'Cameras', '/demo/category-cameras-800.webp', 0),
  ('01900000-0000-7000-8000-000000000002', 'lens', 'Lens', '/demo/category-lens-800.webp', 1),
  ('01900000-0000-7000-8000-000000000003', 'accessories', 'Accessories', '/demo/category-accessories-800.webp', 2);

create table posts (
  id text primary key,
  title text not null check (char_length(title) between 1 and 120),
  image text not null check (char_length(image) between 1 and 2048),
  -- Markdown.
  des text not null check (char_length(des) between 1 and 50000),
  excerpt text not null default '' check (char_length(excerpt) <= 300),
  author_id text references people (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Unset: a draft.
  published_at timestamptz(3),
  -- As elsewhere: what is deleted stays, marked with when and by whom.
  deleted_at timestamptz(3),
  deleted_by text references people (id)
);
create index posts_published on posts (published_at desc, id desc)
  where deleted_at is null and published_at is not null;

-- Double opt-in. Of tokens only hashes are kept: who reads the table can confirm and end nothing.
create table newsletter_subscribers (
  id text primary key,
  -- Unset a while after they left.
  email text check (char_length(email) between 3 and 254),
  confirm_hash text unique,
  leave_hash text not null unique,
  asked_at timestamptz(3) not null default now(),
  mailed_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3),
  left_at timestamptz(3),
  check (email is not null or left_at is not null),
  -- A token of confirmation is for those who have not confirmed.
  check (confirm_hash is null or confirmed_at is null)
);
create unique index newsletter_subscribers_email on newsletter_subscribers (lower(email));

-- Letters to those who asked for them. A draft can change; what was sent stays as it was.
create table letters (
  id text primary key,
  subject text not null check (char_length(subject) between 1 and 200),
  -- Markdown.
  des text not null check (char_length(des) between 1 and 50000),
  author_id text references people (id),
  state text not null default 'draft' check (state in ('draft', 'sending', 'stopped', 'sent')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  started_at timestamptz(3),
  ended_at timestamptz(3),
  -- One process sends it, until then; a process that ended holds it no longer.
  held_until timestamptz(3),
  -- Set while the mail server cannot be reached.
  stuck_since timestamptz(3),
  check ((state = 'draft') = (started_at is null)),
  check ((state = 'sent') = (ended_at is not null))
);
create index letters_being_sent on letters (started_at) where state = 'sending';

create function keep_letter() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.subject, new.des) is not distinct from (old.subject, old.des)
    and new.state <> 'draft' and (old.state <> 'sent' or new.state = 'sent') then
    return new;
  end if;
  raise exception 'a letter that was sent stays as it was' using errcode = 'integrity_constraint_violation';
end $$;
create trigger letters_stay before update or delete on letters
  for each row when (old.state <> 'draft') execute function keep_letter();

-- Who gets a letter is decided when it is sent.
create table letter_recipients (
  letter_id text not null references letters (id),
  subscriber_id text not null references newsletter_subscribers (id),
  -- `handed`: its text was on the way to the mail server, whose answer is not known. It is not sent again.
  state text not null default 'waiting' check (state in ('waiting', 'handed', 'sent', 'refused', 'left')),
  -- How often the mail server put it off, and when it is tried again.
  tries int not null default 0,
  next_at timestamptz(3) not null default now(),
  handed_at timestamptz(3),
  -- Of the token in this mail, which ends the subscription at any time.
  leave_hash text unique,
  primary key (letter_id, subscriber_id),
  check (state not in ('handed', 'sent') or (leave_hash is not null and handed_at is not null))
);
create index letter_recipients_waiting on letter_recipients (letter_id, next_at, subscriber_id) where state = 'waiting';
create index letter_recipients_by_subscriber on letter_recipients (subscriber_id);

create function keep_recipient() returns trigger language plpgsql as $$
begin
  raise exception 'what became of a mail stays' using errcode = 'integrity_constraint_violation';
end $$;
create trigger letter_recipients_stay before update of state on letter_recipients
  for each row when (old.state in ('sent', 'refused', 'left')) execute function keep_recipient();

-- Who leaves gets nothing more, in whatever way they leave.
create function leave_letters() returns trigger language plpgsql as $$
begin
  update letter_recipients set state = 'left' where subscriber_id = new.id and state = 'waiting';
  return null;
end $$;
create trigger newsletter_subscribers_leave after update of confirmed_at on newsletter_subscribers
  for each row when (old.confirmed_at is not null and new.confirmed_at is null)
  execute function leave_letters();
