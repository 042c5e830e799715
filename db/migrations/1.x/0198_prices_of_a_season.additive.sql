-- Cards strike through an earlier price of the 90 days before the present one, so prices are kept for two days more than
-- that: a price counts only if it stood for a day, which the end of the price before it tells.
create or replace function keep_prices() returns trigger language plpgsql as $$
begin
  delete from listing_prices where listing_id = new.id and until < shop_now() - interval '92 days';
  insert into listing_prices (listing_id, until, sale_cents) values (new.id, shop_now(), old.sale_cents)
  on conflict (listing_id, until) do update set sale_cents = least(listing_prices.sale_cents, excluded.sale_cents);
  return null;
end $$;
