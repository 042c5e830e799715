-- Separate from 0400, which locks the items.
-- cost: listings 0.002 ms 0 bytes
alter table listings validate constraint listings_search_model_id_fkey;
alter table listing_parts validate constraint listing_parts_search_model_id_fkey;
