-- That an admin checked who a seller is, and what of it: a row for each time, which stays when it is taken back.
create table verifications (
  id text primary key,
  person_id text not null references people (id),
  -- Both unset where it was given before these records were kept, and the audit log no longer tells.
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

insert into verifications (id, person_id, given_at, given_by)
select gen_random_uuid()::text, people.id, told.at, told.actor_id
from people left join lateral (
  select at, actor_id from audit_log
  where target_id = people.id and act = 'verified' and actor_id is not null
  order by at desc, id desc limit 1
) told on true
where people.status = 'varified';

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

drop trigger people_changed on people;
drop index people_by_status, people_verified;
alter table people drop column status;

-- Of people the public pages show these, and only where they have really changed; and whether they are verified.
create trigger people_changed after update on people for each row
  when ((old.name, old.suspended_at) is distinct from (new.name, new.suspended_at))
  execute function announce_change();
create function announce_verifications() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', 'people');
  return null;
end $$;
create trigger verifications_changed after insert or delete or truncate or update of taken_back_at on verifications
  for each statement execute function announce_verifications();
analyze verifications;
