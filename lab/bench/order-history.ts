/** What has happened to orders that were written by hand, which triggers would have written row by row. */
export const orderHistory = `
  insert into order_events (order_id, seq, from_stage, to_stage, by, by_id, at)
  select orders.id, steps.* from orders
  cross join lateral (values
    (1, 'new', 'requested', 'buyer', buyer_id, placed_at),
    (2, 'requested', case stage when 'accepted' then 'accepted' else 'handed-over' end, 'seller', seller_id, moved_at),
    (3, 'handed-over', 'completed', 'buyer', buyer_id, moved_at)
  ) steps (seq, from_stage, to_stage, by, by_id, at)
  where (seq < 3 or stage = 'completed') and not exists (select from order_events where order_id = orders.id)`;
