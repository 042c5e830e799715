-- The page of an item shows all prices that the item had, so none is deleted before the item.
create or replace function keep_prices() returns trigger language plpgsql as $$
begin
  insert into listing_prices (listing_id, until, sale_cents) values (new.id, shop_now(), old.sale_cents)
  on conflict (listing_id, until) do update set sale_cents = least(listing_prices.sale_cents, excluded.sale_cents);
  return null;
end $$;
