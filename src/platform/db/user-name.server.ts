import { sql } from 'kysely';

/** The name in a row of `people`, or null for an erased account, whose column holds a placeholder. */
export const nameOf = (alias: string) =>
  sql<string | null>`case when ${sql.ref(`${alias}.erased_at`)} is null then ${sql.ref(`${alias}.name`)} end`;
