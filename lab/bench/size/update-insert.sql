\set id random(1, 100000)
begin;
update bench_items set state = 'booked', at = now() where id = :id;
insert into bench_orders (item, at) values (:id, now());
commit;
