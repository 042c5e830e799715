-- Lists are narrowed and counted by reading indexes alone, which hold all that narrows them: a row of the table costs
-- many times what an entry does. One in each order for what many items have, one by brand and one by place for what
-- few have; the planner chooses by the statistics below.
drop index listings_on_show, listings_on_show_by_title, listings_on_show_by_sale, listings_on_show_by_saving;
create index listings_on_show on listings (kind, listed_at desc, id desc)
  include (brand, location, condition, sale_cents, age_months, state, seller_id)
  where deleted_at is null and state <> 'sold';
create index listings_on_show_by_title on listings (kind, lower(title), id)
  include (title, brand, location, condition, sale_cents, age_months, state, seller_id)
  where deleted_at is null and state <> 'sold';
create index listings_on_show_by_sale on listings (kind, sale_cents, id)
  include (brand, location, condition, age_months, state, seller_id)
  where deleted_at is null and state <> 'sold';
create index listings_on_show_by_saving on listings (kind, saving_cents, id)
  include (brand, location, condition, sale_cents, age_months, state, seller_id)
  where deleted_at is null and state <> 'sold';
create index listings_on_show_by_brand on listings (kind, lower(brand), lower(location))
  include (brand, location, condition, sale_cents, age_months, state, seller_id)
  where deleted_at is null and state <> 'sold';
create index listings_on_show_by_place on listings (kind, lower(location), lower(brand))
  include (brand, location, condition, sale_cents, age_months, state, seller_id)
  where deleted_at is null and state <> 'sold';
create statistics listings_brands on (lower(brand)) from listings;
create statistics listings_places on (lower(location)) from listings;
analyze listings;
