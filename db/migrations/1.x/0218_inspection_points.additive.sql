-- The points of the checklist that were not asked, because they do not apply to the item's model.
alter table inspections add column left_out text[] not null default '{}' check (cardinality(left_out) <= 40);
