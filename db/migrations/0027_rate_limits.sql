drop table attempts;

-- What rate-limiter-flexible counts, which writes the columns in this order; the key is a hash of who and what.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- In milliseconds of the epoch.
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
