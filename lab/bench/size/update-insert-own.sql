with next as materialized (select nextval('bench_next')::int as n)
select id as item, seller_id as seller, buyer_id as buyer from bench_free join next using (n) \gset
begin;
select from listings where id = :item and sold_at is null and deleted_at is null and paused_at is null for share;
insert into orders (seller_id, title, img, sale_cents, id, listing_id, buyer_id, phone, location) values (:seller, 'An item', '/demo/bench-0.jpg', 7000, gen_random_uuid()::text, :item, :buyer, '+43 316 0100', 'Graz');
commit;
