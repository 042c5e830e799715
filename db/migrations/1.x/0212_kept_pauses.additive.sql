-- An admin's pause takes the place of the seller's own. Once an admin restores the item, it is paused again since then.
alter table listings add column own_pause_at timestamptz(3);
