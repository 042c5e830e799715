-- The names of all mounts in `reference/mounts.tsv`, copied at startup. A mount that is not among them is free text: it is
-- shown, but nothing filters by it.
create table gear_mounts (name text primary key check (char_length(name) between 1 and 60));

-- The mount that the title or the description of a lens names, while the seller has stated none.
alter table listings add column named_mount text check (char_length(named_mount) between 1 and 60);

-- A stated mount goes before a named one, and both go before those of the model. Until the reference is loaded, each
-- text is a mount.
create function mounts_of(own text, named text, of_model text) returns text[] language sql stable
  return case
    when own is not null and (own in (select name from gear_mounts) or not exists (select from gear_mounts))
      then array[own]
    when named is not null then array[named]
    else coalesce((select mounts from gear_models where id = of_model), '{}') end;

create or replace function keep_mounts() returns trigger language plpgsql as $$
begin
  new.mounts := mounts_of(new.mount, new.named_mount, coalesce(new.model_id, new.named_model_id));
  return new;
end $$;

create or replace function follow_mounts() returns trigger language plpgsql as $$
begin
  update listings
  set mounts = mounts_of(new.mount, new.named_mount, coalesce(new.model_id, new.named_model_id))
  where id = new.id;
  return null;
end $$;
drop trigger listings_follow_mounts on listings;
create trigger listings_follow_mounts after update of mount, named_mount, model_id, named_model_id on listings
  for each row when ((old.mount, old.named_mount, old.model_id, old.named_model_id)
    is distinct from (new.mount, new.named_mount, new.model_id, new.named_model_id))
  execute function follow_mounts();
drop function mounts_of(text, text);
