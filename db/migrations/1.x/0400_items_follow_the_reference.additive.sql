-- After the start, items follow a new reference in batches. This is the id of the last item that does; null: all do.
alter table gear_reference add column follow_after text;

-- An item has one of the two models at most, and `search_model_id` is that one. It has an index, so that a model can be
-- deleted without reading all items.
alter table listings
  drop constraint listings_model_id_fkey,
  drop constraint listings_named_model_id_fkey,
  add constraint listings_search_model_id_fkey foreign key (search_model_id) references gear_models not valid;
alter table listing_parts
  drop constraint listing_parts_model_id_fkey,
  drop constraint listing_parts_named_model_id_fkey,
  add constraint listing_parts_search_model_id_fkey foreign key (search_model_id) references gear_models not valid;
