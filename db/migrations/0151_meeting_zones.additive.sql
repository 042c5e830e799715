-- The time zone of each side's own clocks, as their browser gave it when they proposed or agreed to a meeting: mails show
-- the time by the reader's clocks beside that of the meeting.
alter table orders
  add column buyer_zone text check (char_length(buyer_zone) between 1 and 64),
  add column seller_zone text check (char_length(seller_zone) between 1 and 64);
