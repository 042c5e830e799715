-- The times that one side proposed for a meeting, of which the other side picks one. `orders.proposal_at` is the last of
-- them: until then, the other side can agree.
create table order_proposals (
  order_id text not null references orders (id) on delete cascade,
  version integer not null check (version > 0),
  by text not null check (by in ('buyer', 'seller')),
  times timestamptz(3)[] not null,
  zone text not null check (char_length(zone) between 1 and 64),
  -- Null once the account of either side is erased.
  place text check (char_length(place) between 1 and 120),
  made_at timestamptz(3) not null default shop_now(),
  primary key (order_id, version),
  constraint order_proposals_times check (
    cardinality(times) between 1 and 3 and array_ndims(times) = 1 and array_position(times, null) is null
    and coalesce(times[1] < times[2], true) and coalesce(times[2] < times[3], true))
);

-- When these were made is unknown; `moved_at` is the closest known time.
insert into order_proposals (order_id, version, by, times, zone, place, made_at)
select id, proposal_version, proposal_by, array[proposal_at], proposal_zone, proposal_place, moved_at
from orders where proposal_version > 0;
