-- Accessories from before items could say which mounts they join. A job reads their titles and deletes these rows.
-- cost: listings 0.001 ms 10 bytes
create table unread_adapters (listing_id text primary key);
insert into unread_adapters
select id from listings
where kind = 'accessories' and adapts_from is null
  and deleted_at is null and paused_at is null and sold_at is null
  and coalesce(edited_at, listed_at) < (select ran_at from migrations where name = '0224_adapters.additive.sql');
