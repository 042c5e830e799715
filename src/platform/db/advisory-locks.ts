/** The numbers of all advisory locks; any number that no other program on the database uses. */
export const advisoryLocks = {
  migrations: 7_262_441,
  jobs: 7_262_442,
  /** Taken by the trigger `people_keep_an_admin` (0101_people.sql), so that two admins cannot leave at once. */
  lastAdmin: 7_262_443,
  reference: 7_262_444,
};
