create extension if not exists pg_trgm;

-- The demo's past deals are written with a shifted clock. A shift to the future is ignored, because it would end
-- deadlines early.
create function shop_now() returns timestamptz language sql volatile as $$
  select clock_timestamp()
    + least(coalesce(nullif(current_setting('shop.shift', true), '')::interval, interval '0'), interval '0')
$$;

create function log_change(cache_tags text[]) returns void language plpgsql as $$
begin
  if cardinality(cache_tags) > 0 then
    insert into changes (tags) values (case when cardinality(cache_tags) > 400 then '{everything}' else cache_tags end);
  end if;
end $$;

-- A phone number has at least five digits. 'erased' replaces the number of a user whose account was erased.
create function has_digits(value text, fewest integer) returns boolean language sql immutable strict parallel safe
  return char_length(regexp_replace(value, '[^0-9]', '', 'g')) >= fewest;

-- Whether a list contains a value twice.
create function has_duplicates(items text[]) returns boolean language sql immutable strict parallel safe
  return (select count(*) > count(distinct item) from unnest(items) as item);

create function lower_each(vals text[]) returns text[] language sql immutable strict parallel safe
  return array(select lower(value) from unnest(vals) as given (value));

-- Codes are read aloud at a meeting, so new ones have no characters that look or sound alike: 0, O and Q, 1, I and L, 5
-- and S, 8 and B.
create function random_code() returns text language sql as $$
  select string_agg(substr('234679ACDEFGHJKMNPRTVWXYZ', get_byte(bytes, i) % 25 + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) id, unnest('{0,1,2,3,4,5,9,10}'::int[]) i
$$;

create function random_salt() returns text language sql volatile as $$
  select encode(uuid_send(gen_random_uuid()), 'base64')
$$;

create function log_everything() returns trigger language plpgsql as $$
begin
  perform log_change('{everything,withdrawn:everything}');
  return null;
end $$;

-- During an outage of the database, processes serve cached pages that are out of date, but none that shows something
-- withdrawn. So the change log also names what may no longer be shown. An argument is a tag, or the prefix of a tag and
-- the column with the id. The triggers run for each row, because few rows match.
create function log_withdrawn() returns trigger language plpgsql as $$
declare
  was constant jsonb := to_jsonb(old);
begin
  insert into changes (tags) select array_agg(
    'withdrawn:' || split_part(name, ':', 1) || coalesce(':' || (was ->> nullif(split_part(name, ':', 2), '')), ''))
  from unnest(tg_argv) name;
  return null;
end $$;

-- Forms that were opened before another change cannot undo it, because they send the version that they show.
create function raise_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

-- Cached responses are kept under tags until one of them changes (src/platform/cache). Triggers write the tags that a
-- transaction changes here. A process reads a row as soon as it is visible. No transaction uses `notify`, because
-- PostgreSQL holds a lock of the whole database from there to the end of the commit.
create table changes (
  -- Readers find newly visible rows by this id, because transactions commit in another order than they begin.
  xid xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  -- All transactions before this one had ended when the row was written, so their rows are visible.
  ended_before xid8 not null default pg_snapshot_xmin(pg_current_snapshot()),
  tags text[] not null check (tags <> '{}'),
  primary key (xid, id)
);

-- The processes that serve the shop. Each renews its own row every few seconds.
create table processes (
  id text primary key,
  host text not null,
  pid integer not null,
  version text not null,
  -- Null if it is not a release.
  commit text,
  node text not null,
  started_at timestamptz(3) not null,
  seen_at timestamptz(3) not null default now(),
  -- How far the clock of the process is ahead of the database's, and the settings that all processes must share.
  clock_ahead_seconds double precision,
  settings jsonb
);

-- The errors that all processes logged, by hour and kind. A kind never names a user.
create table error_counts (
  hour timestamptz(0) not null check ((extract(epoch from hour) % 3600) = 0),
  kind text not null check (char_length(kind) between 1 and 200),
  count integer not null check (count > 0),
  last_at timestamptz(3) not null,
  -- The X-Request-Id of the last error, unless it came from a background job.
  last_request text,
  primary key (hour, kind)
);

-- The counts of rate-limiter-flexible, which inserts the columns in this order. The key is a hash.
create table rate_limits (
  key character varying(255) primary key,
  points integer not null default 0,
  -- In milliseconds since 1970.
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- While there is a row, the shop refuses writes and shows the text.
create table maintenance (
  id boolean primary key default true check (id),
  text text not null check (char_length(text) between 1 and 200),
  since timestamptz(3) not null default now()
);

create function log_maintenance() returns trigger language plpgsql as $$
begin
  perform log_change('{maintenance}');
  return null;
end $$;
create trigger maintenance_changed after insert or update or delete or truncate on maintenance
  for each statement execute function log_maintenance();
