-- After a handover, an ended order leaves its item paused until the seller confirms that they have it back. The constraints are not
-- validated: in existing rows the new columns are empty, and a scan would block bookings.
alter table listings
  -- The ended order whose buyer may still have the item.
  add column return_order_id text references orders (id);
alter table listings
  add constraint listings_returning_is_paused check (return_order_id is null or paused_at is not null) not valid;

alter table orders
  -- What the two sides return to each other, and by when.
  add column return_by timestamptz(3),
  add column returns_item boolean not null default false,
  add column refund_cents integer;
alter table orders
  add constraint orders_refund_cents check (refund_cents > 0) not valid,
  add constraint orders_return_has_date
    check ((return_by is not null) = (returns_item or refund_cents is not null)) not valid,
  add constraint orders_return_at_end check (case stage
    when 'cancelled' then true
    when 'completed' then not returns_item
    else return_by is null end) not valid;

create function pause_unsold() returns trigger language plpgsql as $$
begin
  if new.sold_at is not null then
    new.return_order_id := null;
  else
    new.paused_at := now();
    new.paused_by := new.seller_id;
    new.return_order_id := (
      select id from orders where listing_id = new.id and sold_at is not null and deleted_at is not null
      order by deleted_at desc, id desc limit 1);
  end if;
  return new;
end $$;
create trigger listings_pause_unsold before update of sold_at on listings
  for each row when ((old.sold_at is null) <> (new.sold_at is null)) execute function pause_unsold();

-- The lower price at which a side proposes to complete the deal.
alter table disputes
  add column settlement_cents integer,
  add constraint disputes_settlement_cents
    check (settlement_cents is null or (settlement_cents > 0 and coalesce(settlement_outcome = 'completed', false)));

-- A new proposal has no price until one is set. An earlier release, which does not know prices, could otherwise keep an old one.
create function reset_settlement_price() returns trigger language plpgsql as $$
begin
  new.settlement_cents := null;
  return new;
end $$;
create trigger disputes_reset_price before update of settlement_at on disputes
  for each row when (old.settlement_at is distinct from new.settlement_at) execute function reset_settlement_price();

create function require_settled_price() returns trigger language plpgsql as $$
begin
  if not exists (select from orders where id = new.order_id and sale_cents = new.settlement_cents) then
    raise exception 'dispute % is settled at a price that its order does not have', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger disputes_settled_at_price before update of settled on disputes
  for each row when (new.settled and not old.settled and new.settlement_cents is not null)
  execute function require_settled_price();

drop trigger disputes_tell on disputes;
create trigger disputes_tell after update on disputes for each row
  when (new.closed_at is null
    and (old.escalated_at, old.settlement_by, old.settlement_outcome, old.settlement_cents)
      is distinct from (new.escalated_at, new.settlement_by, new.settlement_outcome, new.settlement_cents))
  execute function tell_dispute();
