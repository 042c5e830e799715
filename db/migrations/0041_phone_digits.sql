-- A phone number has five digits at least: what has fewer calls nobody. 'erased' stands where its owner is.
create function has_digits(value text, fewest integer) returns boolean language sql immutable strict parallel safe
  return char_length(regexp_replace(value, '[^0-9]', '', 'g')) >= fewest;
update orders set phone = 'erased' where phone <> 'erased' and not has_digits(phone, 5);
alter table orders add constraint orders_phone_has_digits check (phone = 'erased' or has_digits(phone, 5));
