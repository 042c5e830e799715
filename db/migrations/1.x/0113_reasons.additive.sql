-- Why someone ended an order, in their own words to the other side.
alter table orders
  add column ended_for text check (char_length(ended_for) between 1 and 500),
  add constraint orders_ended_for check (ended_for is null or deleted_at is not null);
