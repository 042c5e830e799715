-- What is left to choose from is counted among thousands of items: with the mounts, too, in the indexes that are walked
-- for it, no row of the table is read.
drop index listings_on_show, listings_all_by_date, listings_of_model;
create index listings_on_show on listings (kind, listed_at desc, id desc)
  include (brand, location, condition, sale_cents, age_months, state, seller_id, mounts)
  where deleted_at is null and state <> 'sold';
create index listings_all_by_date on listings (listed_at desc, id desc)
  include (kind, brand, location, condition, sale_cents, age_months, state, seller_id, mounts)
  where deleted_at is null and state <> 'sold';
create index listings_of_model on listings (search_model_id, id)
  include (kind, brand, location, condition, sale_cents, age_months, state, seller_id, mounts)
  where deleted_at is null and state <> 'sold' and search_model_id is not null;

-- Whether a seller is verified is asked for thousands of items at once.
create index people_verified on people (id) where status = 'varified';
