-- The first answer to a call that was sent with a key, for those who send it again since none reached them.
create table idempotency_keys (
  person_id text not null references people (id),
  route text not null,
  key text not null check (char_length(key) between 1 and 255),
  -- Of the body; unset while an upload is being received.
  body_hash bytea,
  -- Unset while the call is at work.
  status smallint,
  content_type text,
  answer text,
  asked_at timestamptz(3) not null default now(),
  primary key (person_id, route, key),
  check (status is null or body_hash is not null)
);
create index idempotency_keys_by_age on idempotency_keys (asked_at);

-- Someone who may neither act nor sign in until an admin lifts it; their account and what they hold stay.
alter table people
  add column suspended_at timestamptz(3),
  add column suspended_by text references people (id),
  add column suspended_for text check (char_length(suspended_for) between 1 and 500),
  add check ((suspended_at is null) = (suspended_by is null)),
  add check ((suspended_at is null) = (suspended_for is null));
create index people_suspended on people (id) where suspended_at is not null;

drop trigger people_changed on people;
create trigger people_changed after update of name, status, role, deleted_at, suspended_at on people
  for each statement execute function announce_change();

-- A suspended admin can make nobody an admin: the last one who can stays.
create or replace function keep_an_admin() returns trigger language plpgsql as $$
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
drop trigger people_keep_an_admin on people;
create constraint trigger people_keep_an_admin
  after update of role, deleted_at, suspended_at on people deferrable initially deferred
  for each row
  when (
    old.role = 'admin' and old.deleted_at is null and old.suspended_at is null
    and (new.role <> 'admin' or new.deleted_at is not null or new.suspended_at is not null)
  )
  execute function keep_an_admin();

-- What admins did and who signed in. Rows are added and, after their time, deleted; none is ever changed.
create table audit_log (
  id text primary key,
  at timestamptz(3) not null default now(),
  act text not null,
  -- Who did it; unset where nobody is known by that account.
  actor_id text references people (id),
  -- The kind and id of what it was done to.
  target_kind text check (target_kind in ('person', 'listing', 'order', 'report', 'post')),
  target_id text,
  -- In a few words what else is to be known, never what people wrote elsewhere.
  note text check (char_length(note) <= 500),
  -- The network that it came from: the last part of the address is not kept.
  network text,
  request_id text,
  check ((target_kind is null) = (target_id is null))
);
create index audit_log_by_date on audit_log (at, id);
create index audit_log_by_act on audit_log (act, id);
create index audit_log_of_act on audit_log (act, at, id);
create index audit_log_by_actor on audit_log (actor_id, at, id);
create index audit_log_by_target on audit_log (target_id, at, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is not changed' using errcode = 'integrity_constraint_violation';
end $$;
create trigger audit_log_stays before update on audit_log
  for each row execute function refuse_change();
