-- Sellers can pause their own items. Such a pause has no reason, and `paused_by` is the seller: no admin can pause an item of their
-- own, so the two kinds of pauses cannot be confused.
drop trigger listings_paused_with_words on listings;
create trigger listings_paused_with_words after update of paused_at, paused_by on listings
  for each row when ((old.paused_at is null or old.paused_by is distinct from new.paused_by)
    and new.paused_at is not null and new.paused_by <> new.seller_id and new.paused_for is null)
  execute function require_words();
alter table listings add constraint listings_own_pause_without_words
  check (paused_by is distinct from seller_id or paused_for is null);

-- The list of the items that admins have paused.
drop index listings_paused;
create index listings_paused on listings (paused_at, id)
  where deleted_at is null and paused_at is not null and paused_by <> seller_id;
