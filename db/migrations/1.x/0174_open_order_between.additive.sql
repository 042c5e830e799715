-- Returns whether two people are the sides of an open order. A disputed handover is open, too.
create function have_open_order(one text, other text) returns boolean language sql stable as $$
  select exists (
    select from orders join order_stages using (stage)
    where not is_final and (buyer_id, seller_id) in ((one, other), (other, one)))
$$;
