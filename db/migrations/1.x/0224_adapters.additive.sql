-- The mounts that an adapter joins: that of the lens and that of the camera, by their names in reference/mounts.tsv.
alter table listings
  add column adapts_from text check (char_length(adapts_from) between 1 and 60),
  add column adapts_to text check (char_length(adapts_to) between 1 and 60),
  add constraint listings_adapters check (
    adapts_from is null and adapts_to is null
    or kind = 'accessories' and adapts_from is not null and adapts_to is not null and adapts_from <> adapts_to);
-- The adapters on sale that join two mounts.
create index listings_of_adapters on listings (adapts_from, adapts_to) where adapts_from is not null;

-- The mounts by which an adapter is searched are the two that it joins. Both triggers run after those that set the mounts of all
-- items, because their names come later.
create function keep_adapted_mounts() returns trigger language plpgsql as $$
begin
  new.mounts := array[new.adapts_from, new.adapts_to];
  return new;
end $$;
create trigger listings_keep_mounts_of_adapter before insert on listings
  for each row when (new.adapts_from is not null) execute function keep_adapted_mounts();

create function follow_adapted_mounts() returns trigger language plpgsql as $$
begin
  update listings set mounts = case when new.adapts_from is not null then array[new.adapts_from, new.adapts_to]
    else mounts_of(new.mount, new.named_mount, coalesce(new.model_id, new.named_model_id)) end
  where id = new.id;
  return null;
end $$;
create trigger listings_follow_mounts_of_adapter
  after update of adapts_from, adapts_to, mount, model_id, named_model_id on listings
  for each row when (
    (old.adapts_from, old.adapts_to) is distinct from (new.adapts_from, new.adapts_to)
    or new.adapts_from is not null
      and (old.mount, old.model_id, old.named_model_id) is distinct from (new.mount, new.model_id, new.named_model_id))
  execute function follow_adapted_mounts();
