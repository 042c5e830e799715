-- Passkeys, and recovery codes of accounts that have no authenticator app.

create table identity_passkeys (
  id text primary key,
  user_id text not null references identity_user (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  -- The id that the authenticator chose.
  credential text not null unique check (char_length(credential) <= 1400),
  public_key bytea not null,
  -- Goes up with each use. It stays 0 for passkeys that are on several devices.
  counter bigint not null default 0 check (counter >= 0),
  -- The host of the shop when it was made. It works on no other host.
  host text not null,
  -- When the challenge of the last login was made, in milliseconds. Each challenge is accepted once.
  last_challenge bigint not null default 0,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index identity_passkeys_user on identity_passkeys (user_id);

create table identity_recovery_codes (
  user_id text not null references identity_user (id) on delete cascade,
  hash text not null,
  primary key (user_id, hash)
);
-- Accounts with an app have had them in its row, where nothing reads them any more.
insert into identity_recovery_codes (user_id, hash)
  select "userId", jsonb_array_elements_text("backupCodes"::jsonb) from identity_two_factor where verified;
