-- Texts and contact data of erased people become null. The placeholder 'erased' was displayed as if it were data.
alter table orders
  alter column phone drop not null,
  alter column location drop not null,
  drop constraint orders_phone_has_digits,
  drop constraint orders_proposal_whole,
  drop constraint orders_meeting_whole;
alter table offers
  alter column phone drop not null,
  alter column location drop not null,
  drop constraint offers_phone_has_digits;
alter table disputes alter column note drop not null;

-- Drops the unnamed checks that require a reason for every suspension, revoked verification, pause and answer.
do $$
declare
  found record;
begin
  for found in
    select conrelid::regclass as of_table, conname from pg_constraint
    where contype = 'c' and (conrelid, pg_get_constraintdef(oid)) in (
      ('people'::regclass, 'CHECK (((suspended_at IS NULL) = (suspended_for IS NULL)))'),
      ('verifications'::regclass, 'CHECK (((taken_back_at IS NULL) = (taken_back_for IS NULL)))'),
      ('listings'::regclass, 'CHECK (((paused_at IS NULL) = (paused_for IS NULL)))'),
      ('disputes'::regclass, 'CHECK (((answer IS NULL) = (answered_at IS NULL)))'))
  loop
    execute format('alter table %s drop constraint %I', found.of_table, found.conname);
  end loop;
end $$;

alter table orders disable trigger user;
update orders set phone = null where phone = 'erased';
update orders set location = null from people where people.id = buyer_id and erased_at is not null;
update orders set ended_for = null from people where people.id = orders.deleted_by and erased_at is not null;
update orders set proposal_place = null where proposal_place = 'erased';
update orders set meeting_place = null where meeting_place = 'erased';
alter table orders enable trigger user;
alter table offers disable trigger user;
update offers set phone = null, location = null from people where people.id = buyer_id and erased_at is not null;
alter table offers enable trigger user;
alter table disputes disable trigger user;
update disputes set note = nullif(note, 'erased'), answer = nullif(answer, 'erased')
where note = 'erased' or answer = 'erased';
alter table disputes enable trigger user;
update people set suspended_for = null where erased_at is not null;
alter table verifications disable trigger user;
update verifications set taken_back_for = null from people where people.id = person_id and erased_at is not null;
alter table verifications enable trigger user;
update listings set paused_for = null from people where people.id = seller_id and erased_at is not null;
update reports set note = '' from people where people.id = reporter_id and erased_at is not null;

alter table orders
  add constraint orders_phone_has_digits check (phone is null or has_digits(phone, 5)),
  add constraint orders_proposal_whole check (
    num_nulls(proposal_at, proposal_zone, proposal_by) = case proposal_version when 0 then 3 else 0 end
    and (proposal_place is null or proposal_version > 0)),
  add constraint orders_meeting_whole check (
    num_nulls(meeting_at, meeting_zone, meeting_version) in (0, 3) and (meeting_place is null or meeting_at is not null));
alter table offers add constraint offers_phone_has_digits check (phone is null or has_digits(phone, 5));

-- During a rolling upgrade the previous release still erases buyers with the placeholder, which the checks above reject.
create function placeholders_to_null() returns trigger language plpgsql as $$
begin
  new.phone := null;
  new.location := null;
  return new;
end $$;
create trigger orders_placeholders_to_null before update of phone on orders
  for each row when (new.phone = 'erased') execute function placeholders_to_null();
create trigger offers_placeholders_to_null before update of phone on offers
  for each row when (new.phone = 'erased') execute function placeholders_to_null();
alter table people
  add constraint people_suspended_for check (
    case when suspended_at is null then suspended_for is null else suspended_for is not null or erased_at is not null end);
alter table verifications
  add constraint verifications_taken_back_for check (taken_back_for is null or taken_back_at is not null);
alter table listings add constraint listings_paused_for check (paused_for is null or paused_at is not null);
alter table disputes add constraint disputes_answered check (answer is null or answered_at is not null);

-- A reason is required when a verification is revoked, an item is paused or a dispute is opened or answered. Only an erasure
-- removes it later.
create function require_words() returns trigger language plpgsql as $$
begin
  raise exception 'a row of % needs a reason', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger verifications_taken_back_with_words after update of taken_back_at on verifications
  for each row when (old.taken_back_at is null and new.taken_back_at is not null and new.taken_back_for is null)
  execute function require_words();
create trigger verifications_inserted_with_words after insert on verifications
  for each row when (new.taken_back_at is not null and new.taken_back_for is null) execute function require_words();
create trigger listings_paused_with_words after update of paused_at on listings
  for each row when (old.paused_at is null and new.paused_at is not null and new.paused_for is null)
  execute function require_words();
create trigger disputes_answered_with_words after update of answered_at on disputes
  for each row when (old.answered_at is null and new.answered_at is not null and new.answer is null)
  execute function require_words();
create trigger disputes_opened_with_words after insert on disputes
  for each row when (new.note is null) execute function require_words();
