-- The time zone of each side's browser when they proposed or agreed to a meeting. Mails show the meeting time in this zone
-- as well as in the zone of the meeting.
alter table orders
  add column buyer_zone text check (char_length(buyer_zone) between 1 and 64),
  add column seller_zone text check (char_length(seller_zone) between 1 and 64);
