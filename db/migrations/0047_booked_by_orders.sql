-- An item is booked exactly while it has an open order: `orders_open`, which is unique, says which those are, and nothing says
-- it twice. A booking writes no row of `listings`.
drop trigger listings_match_orders on listings;
drop trigger orders_match_listings on orders;
drop trigger listings_refuse_paused on listings;
drop function check_booking, refuse_paused;

create view booked_listings as
  select listing_id as id from orders where deleted_at is null and sold_at is null;

-- The indexes that were by `state` go with it: those of what is on show come back by `sold_at`. The two that an item's id was not
-- in hold it where they held `state`: what can be booked is counted by it.
do $$
declare
  made text[] := array(
    select replace(replace(replace(indexdef,
      '(state <> ''sold''::text)', '(sold_at IS NULL)'), '(state = ''available''::text)', '(sold_at IS NULL)'),
      ' state,', case when indexname in ('listings_on_show_by_brand', 'listings_on_show_by_place') then ' id,' else '' end)
    from pg_indexes
    where schemaname = current_schema and tablename = 'listings' and indexdef ~ '\mstate\M'
      -- What one seller has is sorted; and `listings_all_by_date` has the order of `listings_latest`.
      and indexname not in ('listings_by_state', 'listings_of_seller_by_state', 'listings_latest'));
  statement text;
begin
  alter table listings drop column state;
  foreach statement in array made loop execute statement; end loop;
end $$;
alter table listings add constraint listings_sold_not_paused check (paused_at is null or sold_at is null);

-- Nobody gets an order of what is not on show; what was booked before it was paused stays booked. The lock lasts until the order
-- can be seen: what would end the item waits for it, and then sees the order.
create function refuse_order() returns trigger language plpgsql as $$
begin
  perform from listings
  where id = new.listing_id and deleted_at is null and paused_at is null and sold_at is null for share;
  if not found then
    raise exception 'listing % is not on show', new.listing_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger orders_of_what_is_on_show after insert or update of listing_id, deleted_at, sold_at on orders
  for each row when (new.deleted_at is null and new.sold_at is null) execute function refuse_order();

-- What is booked is neither withdrawn nor sold before its order is closed. A transaction that looks at an older snapshot would
-- not see an order that was committed since: it may not try.
create function refuse_end() returns trigger language plpgsql as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'an item is withdrawn or sold in a read committed transaction only'
      using errcode = 'invalid_transaction_state';
  end if;
  if exists (select from booked_listings where id = new.id) then
    raise exception 'listing % has an open order', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger listings_end_unbooked after update of deleted_at, sold_at on listings
  for each row when (new.deleted_at is not null or new.sold_at is not null) execute function refuse_end();

-- Whatever changes of an item may change lists; a booking that comes or goes changes the item, and which ones can be booked.
create or replace function log_listings() returns trigger language plpgsql as $$
declare
  told text[];
begin
  case tg_op
    when 'INSERT' then told := array(select distinct 'list:' || kind from new_rows);
    when 'DELETE' then
      told := array(select 'listing:' || id from old_rows limit 401) || array(select distinct 'list:' || kind from old_rows);
    else
      -- One whose id was changed by hand is two.
      told := array(
        select distinct unnest(array['listing:' || id, 'list:' || was.kind, 'list:' || now_is.kind])
        from old_rows was full join new_rows now_is using (id) where was is distinct from now_is limit 401);
  end case;
  perform log_change(array_remove(told, null));
  return null;
end $$;

create function log_orders() returns trigger language plpgsql as $$
declare
  booked text[] := '{}';
  freed text[] := '{}';
begin
  if tg_op <> 'DELETE' then
    booked := array(select listing_id from new_rows where deleted_at is null and sold_at is null);
  end if;
  if tg_op <> 'INSERT' then
    freed := array(select listing_id from old_rows where deleted_at is null and sold_at is null);
  end if;
  perform log_change(array(
    select distinct unnest(array['listing:' || id, case when id = any(booked) then 'booked:' else 'freed:' end || kind])
    from listings where id = any(booked || freed) and (id = any(booked)) <> (id = any(freed)) limit 401));
  return null;
end $$;
create trigger orders_added after insert on orders
  referencing new table as new_rows for each statement execute function log_orders();
create trigger orders_changed after update on orders
  referencing old table as old_rows new table as new_rows for each statement execute function log_orders();
create trigger orders_removed after delete on orders
  referencing old table as old_rows for each statement execute function log_orders();
create trigger orders_emptied after truncate on orders for each statement execute function log_everything();
