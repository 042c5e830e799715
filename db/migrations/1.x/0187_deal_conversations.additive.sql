-- Every order and every offer has the conversation of its buyer and item, with or without messages. The row is written in the
-- transaction of the order or the offer, after the item and the order are locked.
create function open_deal_conversation() returns trigger language plpgsql as $$
begin
  insert into conversations (id, listing_id, seller_id, buyer_id)
  values (gen_random_uuid()::text, new.listing_id, new.seller_id, new.buyer_id)
  on conflict (listing_id, buyer_id) do update set last_at = greatest(conversations.last_at, excluded.last_at);
  return null;
end $$;
create trigger orders_open_conversation after insert on orders for each row execute function open_deal_conversation();
create trigger offers_open_conversation after insert on offers for each row execute function open_deal_conversation();

-- Lists of conversations are sorted by the last message or the last change of the deal. A conversation that was deleted after two
-- years stays deleted.
create function touch_deal_conversation() returns trigger language plpgsql as $$
begin
  update conversations set last_at = greatest(last_at, shop_now())
  where (listing_id, buyer_id) = (new.listing_id, new.buyer_id);
  return null;
end $$;
create trigger orders_touch_conversation after update of stage, proposal_version, meeting_version on orders for each row
  when ((old.stage, old.proposal_version, old.meeting_version)
    is distinct from (new.stage, new.proposal_version, new.meeting_version))
  execute function touch_deal_conversation();
create trigger offers_touch_conversation after update of state, version on offers for each row
  when ((old.state, old.version) is distinct from (new.state, new.version))
  execute function touch_deal_conversation();

create function touch_order_conversation() returns trigger language plpgsql as $$
begin
  update conversations set last_at = greatest(last_at, shop_now())
  from orders
  where orders.id = new.order_id
    and (conversations.listing_id, conversations.buyer_id) = (orders.listing_id, orders.buyer_id);
  return null;
end $$;
create trigger disputes_touch_conversation after insert or update of answered_at on disputes
  for each row execute function touch_order_conversation();
create trigger reviews_touch_conversation after insert on reviews
  for each row execute function touch_order_conversation();

-- Conversations without messages say nothing about how quickly a seller replies.
create or replace function answered_within(seller text) returns text language sql stable as $$
  select case
    when count(*) < 5 then null
    when percentile_disc(0.5) within group (order by wait) <= interval '1 hour' then '1h'
    when percentile_disc(0.5) within group (order by wait) <= interval '4 hours' then '4h'
    when percentile_disc(0.5) within group (order by wait) <= interval '1 day' then 'day'
    when percentile_disc(0.5) within group (order by wait) <= interval '7 days' then 'days'
  end
  from (
    select coalesce(answer.at - asked.at, interval '100 years') as wait
    from (
      select id, buyer_id from conversations
      where seller_id = seller and last_seq > 0
        and last_at > shop_now() - interval '90 days' and begun_at > shop_now() - interval '90 days'
      order by last_at desc limit 200) talk
    cross join lateral (
      select min(sent_at) as at from messages where conversation_id = talk.id and sender_id = talk.buyer_id) asked
    cross join lateral (
      select min(sent_at) as at from messages
      where conversation_id = talk.id and sender_id = seller and sent_at >= asked.at) answer
    where asked.at is not null and (answer.at is not null or asked.at < shop_now() - interval '1 day')
  ) waits
$$;

-- The conversations of earlier deals, in batches: the triggers above hold a lock on `orders` until they are committed. A
-- conversation begins with the first deal and was last changed with the last one.
-- cost: orders 0.09 ms 800 bytes
create function open_earlier_conversations(after text, batch_size integer) returns text language plpgsql as $$
declare
  batch text[] := array(
    select listing_id from (
      (select distinct listing_id from orders where listing_id > after order by listing_id limit batch_size)
      union (select distinct listing_id from offers where listing_id > after order by listing_id limit batch_size)) deals
    order by listing_id limit batch_size);
begin
  with deals as (
    select listing_id, seller_id, buyer_id, min(begun_at) as begun_at, max(last_at) as last_at
    from (
      select listing_id, seller_id, buyer_id, placed_at as begun_at, greatest(placed_at, moved_at) as last_at
      from orders where listing_id = any(batch)
      union all
      select listing_id, seller_id, buyer_id, made_at, coalesce(ended_at, made_at)
      from offers where listing_id = any(batch)) events
    group by listing_id, seller_id, buyer_id)
  insert into conversations (id, listing_id, seller_id, buyer_id, begun_at, last_at)
  select gen_random_uuid()::text, listing_id, seller_id, buyer_id, begun_at, last_at from deals
  on conflict (listing_id, buyer_id) do update set last_at = greatest(conversations.last_at, excluded.last_at);
  return batch[cardinality(batch)];
end $$;
insert into backfills (name, before_start) values ('open_earlier_conversations', true);
