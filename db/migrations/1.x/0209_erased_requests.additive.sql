-- Erasing a user deletes their requests to be verified. During a rolling upgrade the previous release erases users without
-- knowing this table.
create function delete_verification_requests() returns trigger language plpgsql as $$
begin
  delete from verification_requests where person_id = new.id;
  return null;
end $$;
create trigger people_delete_verification_requests after update of erased_at on people
  for each row when (new.erased_at is not null) execute function delete_verification_requests();
