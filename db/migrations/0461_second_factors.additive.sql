-- Authenticator apps as a second factor. The library that uses the table chooses the names of its columns.

-- Whether a login with the password or Google is followed by a second step.
alter table identity_user add column "twoFactorEnabled" boolean not null default false;

create table identity_two_factor (
  id text primary key,
  "userId" text not null unique references identity_user (id) on delete cascade,
  -- Encrypted with AUTH_SECRET.
  secret text not null,
  -- A JSON array of the hashes of the recovery codes that were not used yet.
  "backupCodes" text not null default '[]',
  -- False until the owner has entered the first code.
  verified boolean not null default false,
  "failedVerificationCount" integer not null default 0,
  "lockedUntil" timestamptz,
  -- The period of 30 seconds of the last accepted code, because each code is accepted once.
  "lastStep" bigint not null default 0,
  "createdAt" timestamptz not null default now()
);

-- Ending all access of an account also ends its logins that wait for the second step.
create index identity_verification_value on identity_verification (value);
