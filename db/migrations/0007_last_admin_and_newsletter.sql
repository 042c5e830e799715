-- Somebody must be able to make admins. Checked at commit and one after the other: two admins who remove each
-- other at once would each still see the other one.
create function keep_an_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7262443);
  if not exists (select from people where role = 'admin' and deleted_at is null) then
    raise exception 'the last admin stays'
      using errcode = 'integrity_constraint_violation', constraint = 'people_keep_an_admin';
  end if;
  return null;
end $$;

create constraint trigger people_keep_an_admin
  after update of role, deleted_at on people deferrable initially deferred
  for each row
  when (old.role = 'admin' and old.deleted_at is null and (new.role <> 'admin' or new.deleted_at is not null))
  execute function keep_an_admin();

create index people_to_erase on people (deleted_at) where deleted_at is not null and erased_at is null;

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
