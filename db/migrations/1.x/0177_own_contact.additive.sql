-- The phone number is for the other side of an accepted order. The town and the text are public for sellers.
alter table people
  add column phone text check (char_length(phone) between 5 and 32 and has_digits(phone, 5)),
  add column town text check (char_length(town) between 1 and 80),
  add column about text check (char_length(about) between 1 and 500),
  add constraint people_erased_profile check (erased_at is null or num_nonnulls(phone, town, about) = 0);

-- During a rolling upgrade the previous release erases users without knowing these columns.
create function erase_own_contact() returns trigger language plpgsql as $$
begin
  new.phone := null;
  new.town := null;
  new.about := null;
  return new;
end $$;
create trigger people_erase_own_contact before update of erased_at on people
  for each row when (new.erased_at is not null) execute function erase_own_contact();
