-- Rows are locked in the order of their ids, as everything does that locks several: someone who is called otherwise while their
-- orders are cancelled waits for that, instead of each for the other.
create or replace function rename_customer() returns trigger language plpgsql as $$
begin
  update orders set customer = new.name
  where id in (select id from orders where buyer_id = new.id order by id for update);
  return null;
end $$;
