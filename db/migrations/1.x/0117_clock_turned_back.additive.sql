-- The shift of a transaction's clock is for what is written of the past, as the demo's deals are: forward, it would end what people
-- still have time for, so it counts for nothing.
create or replace function shop_now() returns timestamptz language sql volatile as $$
  select clock_timestamp()
    + least(coalesce(nullif(current_setting('shop.shift', true), '')::interval, interval '0'), interval '0')
$$;
