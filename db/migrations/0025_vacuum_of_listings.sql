-- Lists are counted from indexes alone as long as it is known of the pages of the table that all may see what is in them. A
-- booking undoes that for one page, and by the usual settings they were looked at again when a fifth of all items had changed:
-- a count took three times as long after eight thousand bookings.
alter table listings set (autovacuum_vacuum_scale_factor = 0.01);
