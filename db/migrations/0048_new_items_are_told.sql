-- The index of searches reads each item again that the log names: of new ones it has to be told, too.
create function log_new_listings() returns trigger language plpgsql as $$
begin
  perform log_change(array(select 'listing:' || id from new_rows limit 401)
    || array(select distinct 'list:' || kind from new_rows));
  return null;
end $$;
drop trigger listings_added on listings;
create trigger listings_added after insert on listings
  referencing new table as new_rows for each statement execute function log_new_listings();
