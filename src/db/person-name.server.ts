import { sql } from 'kysely';

/** The name of a row of `people`, or null once that account was erased: the column then holds a placeholder. */
export const nameOf = (alias: string) =>
  sql<string | null>`case when ${sql.ref(`${alias}.erased_at`)} is null then ${sql.ref(`${alias}.name`)} end`;
