-- Tables that are searched while one types have trigrams of their text, which is a column: of an expression in a partial
-- index the planner has no statistics. Each column that a table is sorted by has an index with the id, which breaks ties.
create extension pg_trgm;

-- A person is keyed on who vouches for them (issuer, subject); the e-mail is an attribute.
create table people (
  id text primary key,
  issuer text not null,
  subject text not null,
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (char_length(email) between 3 and 254),
  -- What the identity provider says of it, as of the last that we heard.
  email_verified boolean not null default false,
  photo_url text check (char_length(photo_url) <= 2048),
  role text not null check (role in ('Buyer', 'Seller', 'admin')),
  -- What an admin was before, to step down to.
  earlier_role text check (earlier_role in ('Buyer', 'Seller')),
  -- Milliseconds, here and elsewhere, because cursors carry times through JavaScript.
  created_at timestamptz(3) not null default now(),
  -- Someone who may neither act nor sign in until an admin lifts it; their account and what they hold stay.
  suspended_at timestamptz(3),
  suspended_by text references people (id),
  suspended_for text check (char_length(suspended_for) between 1 and 500),
  deleted_at timestamptz(3),
  deleted_by text references people (id),
  erased_at timestamptz(3),
  search text not null generated always as (lower(name || ' ' || email)) stored,
  unique (issuer, subject),
  check (earlier_role is null or role = 'admin'),
  check ((suspended_at is null) = (suspended_by is null)),
  check ((suspended_at is null) = (suspended_for is null)),
  check (deleted_by is null or deleted_at is not null),
  check (erased_at is null or deleted_at is not null)
);
create unique index people_email on people (lower(email)) where deleted_at is null;
create index people_by_date on people (created_at, id) where deleted_at is null;
create index people_by_name on people (lower(name), id) where deleted_at is null;
create index people_by_email on people (lower(email), id) where deleted_at is null;
create index people_by_role on people (role, created_at desc, id desc) where deleted_at is null;
create index people_of_role on people (role, id) where deleted_at is null;
create index people_search on people using gin (search gin_trgm_ops) where deleted_at is null;
create index people_suspended on people (id) where suspended_at is not null;
create index people_to_erase on people (deleted_at) where deleted_at is not null and erased_at is null;
-- Whether anything still shows a photograph is asked by its address.
create index people_by_photo on people (photo_url) where photo_url is not null;

-- Somebody must be able to make admins, and a suspended admin cannot. Checked at commit and one after the other: two admins
-- who remove each other at once would each still see the other one.
create function keep_an_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7262443);
  if not exists (
    select from people where role = 'admin' and deleted_at is null and suspended_at is null
  ) then
    raise exception 'the last admin stays'
      using errcode = 'integrity_constraint_violation', constraint = 'people_keep_an_admin';
  end if;
  return null;
end $$;
create constraint trigger people_keep_an_admin
  after update of role, deleted_at, suspended_at on people deferrable initially deferred
  for each row
  when (
    old.role = 'admin' and old.deleted_at is null and old.suspended_at is null
    and (new.role <> 'admin' or new.deleted_at is not null or new.suspended_at is not null)
  )
  execute function keep_an_admin();

-- That an admin checked who a seller is, and what of it: a row for each time, which stays when it is taken back.
create table verifications (
  id text primary key,
  person_id text not null references people (id),
  given_at timestamptz(3),
  given_by text references people (id),
  checked text[] not null default '{}' check (checked <@ array['identity', 'meeting', 'items', 'business']),
  -- For admins.
  note text check (char_length(note) between 1 and 1000),
  taken_back_at timestamptz(3),
  taken_back_by text references people (id),
  -- Told to the person.
  taken_back_for text check (char_length(taken_back_for) between 1 and 500),
  check ((given_at is null) = (given_by is null)),
  check ((taken_back_at is null) = (taken_back_by is null)),
  check ((taken_back_at is null) = (taken_back_for is null)),
  check (taken_back_at >= given_at)
);
create unique index verifications_standing on verifications (person_id) where taken_back_at is null;
create index verifications_of_person on verifications (person_id);

-- Of a row only this changes: it is taken back, once, and its words go with the person.
create function keep_verification() returns trigger language plpgsql as $$
begin
  if (new.id, new.person_id, new.given_at, new.given_by, new.checked)
      is distinct from (old.id, old.person_id, old.given_at, old.given_by, old.checked)
    or old.taken_back_at is not null
      and (new.taken_back_at, new.taken_back_by) is distinct from (old.taken_back_at, old.taken_back_by)
  then
    raise exception 'what was verified is not changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger verifications_stay before update on verifications
  for each row execute function keep_verification();

-- Who is verified now, and nothing else says it: not while they are suspended, who are few and indexed.
create view verified_people as
  select person_id as id, given_at as since, checked from verifications
  where taken_back_at is null
    and person_id not in (select suspended.id from people suspended where suspended.suspended_at is not null);

-- What admins write down of a person for each other. It is part of what is held on them: they may ask for it, and it goes with them.
create table person_notes (
  id text primary key,
  person_id text not null references people (id),
  author_id text not null references people (id),
  text text not null check (char_length(text) between 1 and 2000),
  written_at timestamptz(3) not null default now()
);
create index person_notes_of_person on person_notes (person_id, written_at, id);
