-- What a camera wrote into a file that its owner chose. Of a serial number nothing is kept, in no form.
create table evidence (
  id text primary key,
  person_id text not null references people (id),
  -- Until it is shown with an item it is forgotten after a day.
  listing_id text unique,
  make text not null check (char_length(make) between 1 and 60),
  model text not null check (char_length(model) between 1 and 60),
  count integer check (count between 1 and 2000000),
  -- Whether pictures by the electronic shutter are counted, too.
  counter text check (counter in ('exposures', 'mechanical')),
  -- Why there is no count.
  unknown text check (unknown in ('maker', 'not-written', 'not-believed')),
  taken_on date,
  -- Or the program that saved the file, which is noted then.
  firmware text check (char_length(firmware) between 1 and 60),
  notes text[] not null default '{}' check (notes <@ array['saved-by-program', 'may-have-wrapped', 'not-compared']),
  read_at timestamptz(3) not null default shop_now(),
  check ((count is null) = (counter is null) and (count is null) = (unknown is not null)),
  -- Shown by the seller alone who sent it.
  foreign key (listing_id, person_id) references listings (id, seller_id) on delete cascade
);
create index evidence_of_person on evidence (person_id, read_at);
create index evidence_unattached on evidence (read_at) where listing_id is null;

-- What was read stays as it was read: it is shown with one item, and with no other one later.
create function keep_evidence() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - array['listing_id', 'notes']) is distinct from (to_jsonb(old) - array['listing_id', 'notes'])
    or (old.listing_id is not null and new.listing_id is distinct from old.listing_id)
  then
    raise exception 'evidence % stays as it was read', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger evidence_keep before update on evidence for each row execute function keep_evidence();

-- Searches ask the row of the item, and pages that show it are made anew.
alter table listings add column shots integer check (shots is null or shots > 0 and kind = 'cameras');
create function follow_evidence() returns trigger language plpgsql as $$
declare
  item text;
begin
  foreach item in array array_remove(array[
    case when tg_op <> 'INSERT' then old.listing_id end, case when tg_op <> 'DELETE' then new.listing_id end], null)
  loop
    update listings set updated_at = now(), shots = (select count from evidence where listing_id = item) where id = item;
  end loop;
  return null;
end $$;
create trigger evidence_followed after insert or update or delete on evidence
  for each row execute function follow_evidence();
