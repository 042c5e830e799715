-- People who look are told at once: the log of changes carries `live:PERSON:KIND`, also of what happens to their orders and offers.

create or replace function log_orders() returns trigger language plpgsql as $$
declare
  booked text[] := '{}';
  freed text[] := '{}';
  told text[] := '{}';
begin
  if tg_op <> 'DELETE' then
    booked := array(select listing_id from new_rows where deleted_at is null and sold_at is null);
  end if;
  if tg_op <> 'INSERT' then
    freed := array(select listing_id from old_rows where deleted_at is null and sold_at is null);
  end if;
  -- Another meeting, proposed or agreed on, is told as a stage is: the page has it all anew.
  if tg_op = 'INSERT' then
    told := array(
      select format('live:%s:order:%s:%s', side, id, stage) from new_rows, unnest(array[buyer_id, seller_id]) side limit 401);
  elsif tg_op = 'UPDATE' then
    told := array(
      select format('live:%s:order:%s:%s', side, id, now_is.stage)
      from old_rows was join new_rows now_is using (id), unnest(array[now_is.buyer_id, now_is.seller_id]) side
      where (was.stage, was.proposal_version, was.meeting_version)
        is distinct from (now_is.stage, now_is.proposal_version, now_is.meeting_version) limit 401);
  end if;
  perform log_change(told || array(
    select distinct unnest(array['listing:' || id, case when id = any(booked) then 'booked:' else 'freed:' end || kind])
    from listings where id = any(booked || freed) and (id = any(booked)) <> (id = any(freed)) limit 401));
  return null;
end $$;

create function tell_offer() returns trigger language plpgsql as $$
begin
  perform log_change(array(
    select format('live:%s:offer:%s', side, new.chain_id) from unnest(array[new.buyer_id, new.seller_id]) side));
  return null;
end $$;
create trigger offers_tell after insert or update of state on offers for each row execute function tell_offer();

-- Who may not be here any more is not told anything more either.
create function tell_closed() returns trigger language plpgsql as $$
begin
  perform log_change(array['live:' || new.id || ':access']);
  return null;
end $$;
create trigger people_tell_closed after update of deleted_at, suspended_at on people for each row
  when ((old.deleted_at, old.suspended_at) is distinct from (new.deleted_at, new.suspended_at)) execute function tell_closed();
create function tell_signed_out() returns trigger language plpgsql as $$
begin
  perform log_change(array(
    select 'live:' || id || ':access' from people where issuer = new.issuer and subject = new.subject));
  return null;
end $$;
create trigger token_generations_tell after insert or update of generation on token_generations
  for each row execute function tell_signed_out();

-- How much someone has not read, however much they have.
create index conversations_unread_by_buyer on conversations (buyer_id) include (buyer_unread) where buyer_unread > 0;
create index conversations_unread_by_seller on conversations (seller_id) include (seller_unread) where seller_unread > 0;
