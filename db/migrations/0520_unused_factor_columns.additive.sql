-- Recovery codes have their own table since 0491, and limits count wrong codes. The library names these columns in its
-- schema, but reads and writes them only in calls that are not offered. The latest release does not have the table.
alter table identity_two_factor
  drop column "backupCodes",
  drop column "failedVerificationCount",
  drop column "lockedUntil";
