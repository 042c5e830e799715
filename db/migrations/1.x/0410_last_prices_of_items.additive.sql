-- The page of an item shows its earlier prices, so its last hundred are kept until it is deleted. Older ones are read only
-- for 92 days.
create or replace function keep_prices() returns trigger language plpgsql as $$
begin
  delete from listing_prices
  where listing_id = new.id and until < shop_now() - interval '92 days'
    and until < (select until from listing_prices where listing_id = new.id order by until desc offset 99 limit 1);
  insert into listing_prices (listing_id, until, sale_cents) values (new.id, shop_now(), old.sale_cents)
  on conflict (listing_id, until) do update set sale_cents = least(listing_prices.sale_cents, excluded.sale_cents);
  return null;
end $$;
