-- The time zone that the user's browser reported last. Emails show times in it, and no deadline of the user ends at night.
alter table people add column zone text check (char_length(zone) between 1 and 64);
