-- Separate from 0380, which locks the items.
-- cost: listings 0.02 ms 200 bytes
insert into listing_descriptions (listing_id)
select id from listings where deleted_at is null and paused_at is null and sold_at is null
on conflict do nothing;
