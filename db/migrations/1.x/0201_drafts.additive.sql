-- Unfinished items, as typed. They are checked only when the item is listed.
create table drafts (
  id text primary key,
  person_id text not null references people (id),
  kind text not null check (kind in ('cameras', 'lens', 'accessories')),
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 131072),
  -- Increases with each change, so that one device does not overwrite what another one has saved.
  version integer not null default 1 check (version > 0),
  saved_at timestamptz(3) not null default shop_now()
);
create index drafts_of_person on drafts (person_id, saved_at desc, id desc);
create index drafts_by_age on drafts (saved_at);
-- Data from a file with the camera is kept as long as a draft refers to it.
create index drafts_of_evidence on drafts ((fields #>> '{evidence,_id}')) where fields ? 'evidence';

create table draft_photos (
  draft_id text not null references drafts (id) on delete cascade,
  hash text not null references photos (hash),
  primary key (draft_id, hash)
);
create index draft_photos_of_hash on draft_photos (hash);

-- During a rolling upgrade the previous release erases users without knowing this table.
create function delete_drafts() returns trigger language plpgsql as $$
begin
  delete from drafts where person_id = new.id;
  return null;
end $$;
create trigger people_delete_drafts after update of erased_at on people
  for each row when (new.erased_at is not null) execute function delete_drafts();
