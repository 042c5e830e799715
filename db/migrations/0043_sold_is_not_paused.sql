-- Nobody can book what is sold, and its seller cannot change it: a pause promised what could not happen. That a paused
-- item is not sold listings_refuse_paused sees to.
update listings set paused_at = null, paused_by = null, paused_for = null
where state = 'sold' and paused_at is not null;
alter table listings add constraint listings_sold_not_paused check (paused_at is null or state <> 'sold');
