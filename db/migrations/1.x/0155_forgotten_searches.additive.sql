-- Deleting the last saved search of a definition also deletes the definition, its keys and its hits, in the same transaction.
create function drop_unsaved_definitions() returns trigger language plpgsql as $$
declare
  ids constant bigint[] := array(select distinct definition_id from old_rows);
begin
  -- When two transactions delete the last two searches of a definition, the second waits here and then finds no search left.
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
