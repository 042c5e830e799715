-- Each side has three turns of its own. Turns are numbered in the order they are made, so that an offer which is declined,
-- withdrawn or expired no longer costs the other side a turn.
drop trigger offers_agreed_version on offers;
alter table offers alter column by drop expression;
alter table offers
  add constraint offers_by check (by in ('buyer', 'seller')),
  add constraint offers_begun_by_buyer check (turn > 1 or by = 'buyer'),
  -- Whether it was declined at once, because it is below the seller's minimum.
  add column auto_declined boolean not null default false;

alter table offers disable trigger user;
update offers set auto_declined = true where state = 'declined' and by = 'buyer' and ended_at = made_at;
alter table offers enable trigger user;
alter table offers add constraint offers_auto_declined check (not auto_declined or state = 'declined' and by = 'buyer');

create trigger offers_agreed_version before update on offers
  for each row when (new.state = 'accepted' and old.state <> 'accepted' and new.by = 'buyer') execute function check_agreed_version();

-- PL/pgSQL finds the column `by`, whose name is a keyword, only if it is quoted.
create or replace function check_offer() returns trigger language plpgsql as $$
declare
  item record;
  before_it record;
  own record;
begin
  select sale_cents, floor_cents, offers, deleted_at, paused_at, sold_at into item
  from listings where id = new.listing_id for update;
  if not item.offers or coalesce(item.deleted_at, item.paused_at, item.sold_at) is not null
    or exists (select from booked_listings where id = new.listing_id) then
    raise exception 'listing % takes no offers', new.listing_id using errcode = 'integrity_constraint_violation';
  end if;
  if new.state <> (case when new.auto_declined then 'declined' else 'open' end) then
    raise exception 'an offer begins open' using errcode = 'integrity_constraint_violation';
  end if;
  if new.auto_declined <> coalesce(new."by" = 'buyer' and new.amount_cents < item.floor_cents, false) then
    raise exception 'only an offer below the minimum is declined at once' using errcode = 'integrity_constraint_violation';
  end if;
  select turn, by, state, listing_id, buyer_id, amount_cents into before_it
  from offers where chain_id = new.chain_id order by turn desc limit 1;
  if new.turn > 1 and (before_it.listing_id, before_it.buyer_id) is distinct from (new.listing_id, new.buyer_id) then
    raise exception 'offer % is of another chain', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.turn > 1 and not coalesce(new.turn = before_it.turn + 1 and case
      when before_it.state = 'countered' then new."by" <> before_it."by"
      else new."by" = 'buyer'
        and before_it.state in ('declined', 'withdrawn', 'expired', 'item-taken', 'overtaken', 'closed') end, false) then
    raise exception 'it is not the turn of offer %', new.id using errcode = 'integrity_constraint_violation';
  end if;
  select count(*) as turns, max(amount_cents) as highest, min(amount_cents) as lowest into own
  from offers where chain_id = new.chain_id and by = new."by";
  if own.turns >= 3 then
    raise exception 'the % of offer % has no turn left', new."by", new.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.amount_cents >= item.sale_cents
    or (new."by" = 'buyer' and new.amount_cents <= own.highest) or (new."by" = 'seller' and new.amount_cents >= own.lowest)
    or (before_it.state = 'countered' and new."by" = 'seller' and new.amount_cents <= before_it.amount_cents)
    or (before_it.state = 'countered' and new."by" = 'buyer' and new.amount_cents >= before_it.amount_cents) then
    raise exception 'offer % is no nearer to the other side', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create or replace function keep_offer() returns trigger language plpgsql as $$
begin
  if (new.id, new.chain_id, new.turn, new."by", new.listing_id, new.seller_id, new.buyer_id, new.amount_cents, new.made_at,
        new.auto_declined)
      is distinct from (old.id, old.chain_id, old.turn, old."by", old.listing_id, old.seller_id, old.buyer_id, old.amount_cents,
        old.made_at, old.auto_declined)
    or (old.state <> 'open' and (new.state, new.order_id, new.ended_at) is distinct from (old.state, old.order_id, old.ended_at)) then
    raise exception 'offer % stays as it was made', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
