-- Each process stores how far its clock is ahead of the database's, and the settings that all processes must share.
-- Both are null for a process of an older version.
alter table processes
  add column clock_ahead_seconds double precision,
  add column settings jsonb;
