-- Users have one zone, not one for each order. Users whose browser has not reported it yet keep that of their last order.
update people set zone = recent.zone from (
  select distinct on (person_id) person_id, sides.zone from orders
  cross join lateral (values (buyer_id, buyer_zone), (seller_id, seller_zone)) sides (person_id, zone)
  where sides.zone is not null order by person_id, placed_at desc) recent
where people.id = recent.person_id and people.zone is null and people.erased_at is null;
alter table orders drop column buyer_zone, drop column seller_zone;
