-- An order keeps what was booked: also the grade, and for how long the item had been used. Of older ones that is what the item says now.
alter table orders
  add column condition text check (char_length(condition) between 1 and 64),
  add column duration numeric(5, 1) check (duration >= 0);
alter table orders disable trigger user;
update orders set condition = listings.condition, duration = listings.duration
from listings where listings.id = orders.listing_id;
alter table orders enable trigger user;

-- What came to nothing is in a list of its own.
create index orders_ended_of_seller on orders (seller_id, placed_at desc, id desc) where deleted_at is not null;
create index orders_ended on orders (placed_at desc, id desc) where deleted_at is not null;
