-- More claims, settlements that both sides agree on, and disputes that are withdrawn.
alter table disputes
  drop constraint disputes_reason_check,
  drop constraint disputes_outcome_check,
  add constraint disputes_reason_check check (
    case
      when reason in ('no-show', 'not-handed-over') then true
      when reason in ('not-received', 'not-as-described', 'wrong-item') then opened_by = 'buyer'
      else reason = 'unpaid' and opened_by = 'seller'
    end),
  add constraint disputes_outcome_check check (outcome in ('completed', 'cancelled', 'no-show', 'withdrawn')),
  -- The limit for each side of an order. A trigger fills in the number.
  add column number smallint not null default 1 check (number between 1 and 3),
  -- The latest proposal to end the dispute without an admin.
  add column settlement_by text check (settlement_by in ('buyer', 'seller')),
  add column settlement_outcome text check (settlement_outcome in ('completed', 'cancelled')),
  add column settlement_at timestamptz(3),
  -- Whether the other side agreed to it.
  add column settled boolean not null default false,
  add constraint disputes_settlement_whole
    check (num_nulls(settlement_by, settlement_outcome, settlement_at) in (0, 3)),
  add constraint disputes_settled_as_proposed
    check (not settled or (coalesce(outcome = settlement_outcome, false) and decision is null)),
  add constraint disputes_withdrawn_by_opener
    check (outcome is distinct from 'withdrawn' or (closed_by is not null and decision is null));
create unique index disputes_of_side on disputes (order_id, opened_by, number);

create function number_dispute() returns trigger language plpgsql as $$
begin
  select count(*) + 1 into new.number from disputes
  where order_id = new.order_id and opened_by = new.opened_by;
  return new;
end $$;
create trigger disputes_number before insert on disputes for each row execute function number_dispute();

-- Open tabs of both sides show an answer or a settlement immediately, although the order stays in its stage.
create function tell_dispute() returns trigger language plpgsql as $$
begin
  perform log_change(array(
    select format('live:%s:order:%s:disputed', side, orders.id)
    from orders, unnest(array[buyer_id, seller_id]) side where orders.id = new.order_id));
  return null;
end $$;
create trigger disputes_tell after update on disputes for each row
  when (new.closed_at is null and (old.escalated_at, old.settlement_by, old.settlement_outcome)
    is distinct from (new.escalated_at, new.settlement_by, new.settlement_outcome))
  execute function tell_dispute();

insert into order_steps (from_stage, to_stage, by) values
  ('disputed', 'completed', 'buyer'), ('disputed', 'completed', 'seller'),
  ('disputed', 'cancelled', 'buyer'), ('disputed', 'cancelled', 'seller'),
  ('disputed', 'arranged', 'buyer'), ('disputed', 'arranged', 'seller'),
  ('disputed', 'handed-over', 'buyer'), ('disputed', 'handed-over', 'seller');

-- The side that reported the handover. `moved_by` does not say so after a dispute was withdrawn.
alter table orders add column handed_over_by text check (handed_over_by in ('buyer', 'seller'));
alter table orders disable trigger user;
update orders set handed_over_by = (
  select by from order_events where order_id = orders.id and to_stage = 'handed-over' order by seq desc limit 1)
where stage = 'handed-over' or (stage = 'disputed' and sold_at is not null);
alter table orders enable trigger user;
create function keep_handover_side() returns trigger language plpgsql as $$
begin
  if new.moved_by in ('buyer', 'seller') then
    new.handed_over_by := new.moved_by;
  end if;
  return new;
end $$;
create trigger orders_handed_over_first before insert on orders
  for each row when (new.stage = 'handed-over') execute function keep_handover_side();
create trigger orders_handed_over before update of stage on orders
  for each row when (new.stage = 'handed-over' and old.stage not in ('handed-over', 'disputed'))
  execute function keep_handover_side();
alter table orders add constraint orders_handed_over_has_side
  check (stage <> 'handed-over' or handed_over_by is not null);
