-- An erased user keeps no zone either. During a rolling upgrade the previous release erases users without knowing the
-- column, as with the phone number, the town and the text.
create or replace function erase_own_contact() returns trigger language plpgsql as $$
begin
  new.phone := null;
  new.town := null;
  new.about := null;
  new.zone := null;
  return new;
end $$;
update people set zone = null where erased_at is not null and zone is not null;
alter table people
  drop constraint people_erased_profile,
  add constraint people_erased_profile check (erased_at is null or num_nonnulls(phone, town, about, zone) = 0);
