-- A search that nobody saves any more costs nothing: its definition, keys and hits go in the transaction that deletes the last of them.
create function drop_unsaved_definitions() returns trigger language plpgsql as $$
declare
  ids constant bigint[] := array(select distinct definition_id from old_rows);
begin
  -- Of two transactions that delete the last two searches of a definition, the later one waits here and then sees that none is left.
  perform from search_definitions where id = any (ids) order by id for update;
  with unsaved as (
    delete from search_definitions
    where id = any (ids) and not exists (select from saved_searches where definition_id = search_definitions.id)
    returning id
  )
  delete from search_hits using unsaved where definition_id = unsaved.id;
  return null;
end $$;
create trigger saved_searches_deleted after delete on saved_searches
  referencing old table as old_rows for each statement execute function drop_unsaved_definitions();

delete from search_definitions where not exists (select from saved_searches where definition_id = search_definitions.id);
delete from search_hits where not exists (select from search_definitions where id = definition_id);
