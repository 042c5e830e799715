-- The processes that serve the shop; each renews its own row every few seconds.
create table processes (
  id text primary key,
  host text not null,
  pid integer not null,
  version text not null,
  -- Unset where it is not a release.
  commit text,
  node text not null,
  started_at timestamptz(3) not null,
  seen_at timestamptz(3) not null default now()
);

-- The errors that all processes logged, by hour and kind. A kind never names a person.
create table error_counts (
  hour timestamptz(0) not null check (extract(epoch from hour) % 3600 = 0),
  kind text not null check (char_length(kind) between 1 and 200),
  count integer not null check (count > 0),
  last_at timestamptz(3) not null,
  -- The X-Request-Id of the last one, unless it came from a background job.
  last_request text,
  primary key (hour, kind)
);

-- When the mail server, or the outbox, took the last mail of the queue.
create table last_delivery (
  id boolean primary key default true check (id),
  at timestamptz(3) not null
);
