-- An offer has an amount and an optional note. The order of an accepted offer begins without phone and location, until its
-- buyer gives both.
-- No release before this one can run any more, so that none writes placeholders for erased buyers.
drop trigger offers_placeholders_to_null on offers;
drop trigger orders_placeholders_to_null on orders;
drop function placeholders_to_null();

alter table offers drop column phone, drop column location;

alter table orders add constraint orders_contact_whole check ((phone is null) = (location is null));

create function require_contact() returns trigger language plpgsql as $$
begin
  raise exception 'order % needs a phone number and a location', new.id using errcode = 'integrity_constraint_violation';
end $$;
create trigger orders_booked_with_contact after insert on orders
  for each row when (new.stage <> 'accepted' and new.phone is null) execute function require_contact();
create trigger orders_proposed_with_contact after update of proposal_version on orders
  for each row when (new.proposal_version > old.proposal_version and new.phone is null) execute function require_contact();

create function keep_contact() returns trigger language plpgsql as $$
begin
  if not exists (select from people where id = new.buyer_id and erased_at is not null) then
    raise exception 'order % keeps its phone number and its location', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger orders_keep_contact after update of phone on orders
  for each row when (old.phone is not null and new.phone is null) execute function keep_contact();

-- Open tabs of both sides show the order again, because they can suggest a meeting now.
create function tell_contact() returns trigger language plpgsql as $$
begin
  perform log_change(array(
    select format('live:%s:order:%s:%s', side, new.id, new.stage) from unnest(array[new.buyer_id, new.seller_id]) side));
  return null;
end $$;
create trigger orders_tell_contact after update of phone on orders
  for each row when (old.phone is null and new.phone is not null) execute function tell_contact();
