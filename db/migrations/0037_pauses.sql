-- An admin takes an item off the lists until it is brought back: its owner keeps it, and may mend what was wrong with it.
alter table listings
  add column paused_at timestamptz(3),
  add column paused_by text references people (id),
  -- Told to its owner and to those who reported it.
  add column paused_for text check (char_length(paused_for) between 1 and 500),
  -- When its owner last changed what it says.
  add column edited_at timestamptz(3),
  add check ((paused_at is null) = (paused_by is null)),
  add check ((paused_at is null) = (paused_for is null)),
  add check (paused_at is null or advertised_at is null);
create index listings_paused on listings (paused_at, id) where deleted_at is null and paused_at is not null;
-- Everything that a person ever put up.
create index listings_ever_of_seller on listings (seller_id, listed_at, id);

-- What was booked before it was paused stays booked; nothing that is paused is booked or sold.
create function refuse_paused() returns trigger language plpgsql as $$
begin
  raise exception 'listing % is paused', new.id using errcode = 'integrity_constraint_violation';
end $$;
create trigger listings_refuse_paused before update of state on listings for each row
  when (new.paused_at is not null and new.state <> old.state and new.state <> 'available')
  execute function refuse_paused();

-- The word to the seller and to those who reported; reports that were closed before have none.
alter table reports
  drop constraint reports_outcome_check,
  add constraint reports_outcome_check check (outcome in ('dismissed', 'paused', 'removed')),
  add column explanation text check (char_length(explanation) between 1 and 500),
  add check (explanation is null or outcome is not null);
create index reports_of_listing on reports (listing_id, id);
create index reports_of_reporter on reports (reporter_id, id);

-- What is on show is neither withdrawn, nor paused, nor sold: the indexes of lists hold that alone.
drop index
  listings_advertised,
  listings_all_by_date,
  listings_all_by_id,
  listings_all_by_sale,
  listings_all_by_saving,
  listings_all_by_title,
  listings_brands,
  listings_latest,
  listings_mounts,
  listings_of_model,
  listings_of_model_by_sale,
  listings_on_show,
  listings_on_show_by_brand,
  listings_on_show_by_place,
  listings_on_show_by_sale,
  listings_on_show_by_saving,
  listings_on_show_by_title,
  listings_terms_of_models,
  listings_terms_without_model;
create index listings_advertised on listings (advertised_at desc, id desc)
  where deleted_at is null and paused_at is null and state = 'available' and advertised_at is not null;
create index listings_all_by_date on listings (listed_at desc, id desc)
  include (kind, brand, location, condition, sale_cents, age_months, state, seller_id, mounts)
  where deleted_at is null and paused_at is null and state <> 'sold';
create index listings_all_by_id on listings (id)
  where deleted_at is null and paused_at is null and state <> 'sold';
create index listings_all_by_sale on listings (sale_cents, id)
  where deleted_at is null and paused_at is null and state <> 'sold';
create index listings_all_by_saving on listings (saving_cents, id)
  where deleted_at is null and paused_at is null and state <> 'sold';
create index listings_all_by_title on listings (lower(title), id)
  where deleted_at is null and paused_at is null and state <> 'sold';
create index listings_brands on listings (lower(brand), brand)
  where deleted_at is null and paused_at is null and state <> 'sold';
create index listings_latest on listings (listed_at desc, id desc)
  where deleted_at is null and paused_at is null and state = 'available';
create index listings_mounts on listings using gin (lower_each(mounts))
  where deleted_at is null and paused_at is null and state <> 'sold' and mounts <> '{}';
create index listings_of_model on listings (search_model_id, id)
  include (kind, brand, location, condition, sale_cents, age_months, state, seller_id, mounts)
  where deleted_at is null and paused_at is null and state <> 'sold' and search_model_id is not null;
create index listings_of_model_by_sale on listings (search_model_id, sale_cents, id)
  where deleted_at is null and paused_at is null and state <> 'sold' and search_model_id is not null;
create index listings_on_show on listings (kind, listed_at desc, id desc)
  include (brand, location, condition, sale_cents, age_months, state, seller_id, mounts)
  where deleted_at is null and paused_at is null and state <> 'sold';
create index listings_on_show_by_brand on listings (kind, lower(brand), lower(location))
  include (brand, location, condition, sale_cents, age_months, state, seller_id)
  where deleted_at is null and paused_at is null and state <> 'sold';
create index listings_on_show_by_place on listings (kind, lower(location), lower(brand))
  include (brand, location, condition, sale_cents, age_months, state, seller_id)
  where deleted_at is null and paused_at is null and state <> 'sold';
create index listings_on_show_by_sale on listings (kind, sale_cents, id)
  include (brand, location, condition, age_months, state, seller_id)
  where deleted_at is null and paused_at is null and state <> 'sold';
create index listings_on_show_by_saving on listings (kind, saving_cents, id)
  include (brand, location, condition, sale_cents, age_months, state, seller_id)
  where deleted_at is null and paused_at is null and state <> 'sold';
create index listings_on_show_by_title on listings (kind, lower(title), id)
  include (title, brand, location, condition, sale_cents, age_months, state, seller_id)
  where deleted_at is null and paused_at is null and state <> 'sold';
create index listings_terms_of_models on listings using gin (terms) with (gin_pending_list_limit = 256)
  where deleted_at is null and paused_at is null and state <> 'sold' and search_model_id is not null;
create index listings_terms_without_model on listings using gin (terms) with (gin_pending_list_limit = 256)
  where deleted_at is null and paused_at is null and state <> 'sold' and search_model_id is null;
