-- When the user of a session last showed that it is them, with the password or a second factor. A login counts.
alter table identity_session add column "confirmedAt" timestamptz;
-- Sessions that are open during the upgrade are not confirmed.
alter table identity_session alter column "confirmedAt" set default now();
