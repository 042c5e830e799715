-- Addresses of programs that are told what happens, and what is or was sent there.
create table webhooks (
  id text primary key,
  user_id text not null references users (id),
  url text not null check (url like 'https://%' and char_length(url) <= 500),
  events text[] not null check (
    cardinality(events) > 0
    and events <@ '{listing.published,listing.booked,listing.sold,order.changed,report.opened}'::text[]),
  -- Encrypted with AUTH_SECRET.
  secret text not null,
  created_at timestamptz(3) not null default shop_now(),
  -- The next attempt. A process that sends moves it ahead, so that no other one sends at the same time.
  next_at timestamptz(3) not null default shop_now(),
  -- Failures since the last success.
  failures integer not null default 0 check (failures >= 0),
  failing_since timestamptz(3),
  failed_at timestamptz(3),
  disabled_at timestamptz(3),
  check ((failures = 0) = (failing_since is null)),
  check ((failures = 0) = (failed_at is null))
);
create index webhooks_of_user on webhooks (user_id, created_at desc, id desc);

create table webhook_deliveries (
  id text primary key,
  webhook_id text not null references webhooks (id) on delete cascade,
  event text not null,
  -- Whether the user gets it as an admin, not as the seller.
  as_admin boolean not null,
  body text not null,
  created_at timestamptz(3) not null default shop_now(),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- Until when it is sent again after a failure.
  until timestamptz(3) not null default shop_now() + interval '1 day',
  tries integer not null default 0 check (tries >= 0),
  tried_at timestamptz(3),
  -- The status of the last response, or why there was none.
  outcome text,
  check ((tries = 0) = (tried_at is null))
);
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, tries, id) where state = 'waiting';
create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_by_date on webhook_deliveries (created_at);
