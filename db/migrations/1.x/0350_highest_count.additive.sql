-- The highest shutter count that files of an item have shown, so that a lower one later is pointed out to buyers.
alter table listings add column most_shots integer;

create or replace function follow_evidence() returns trigger language plpgsql as $$
declare
  item text;
  shown integer;
begin
  foreach item in array array_remove(array[
    case when tg_op <> 'INSERT' then old.listing_id end, case when tg_op <> 'DELETE' then new.listing_id end], null)
  loop
    shown := (select count from evidence where listing_id = item);
    update listings set updated_at = now(), shots = shown, most_shots = greatest(most_shots, shots, shown) where id = item;
  end loop;
  return null;
end $$;
