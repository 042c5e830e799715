import type pg from 'pg';
import type { borrowDatabase } from '#src/server/start-up/database.ts';

/** Waits for a database, runs a command on it, and closes it. */
export async function withDatabase<T>(
  opening: ReturnType<typeof borrowDatabase>,
  run: (connection: pg.ClientConfig) => Promise<T>,
): Promise<T> {
  const { connection, close } = await opening;
  try {
    return await run(connection);
  } finally {
    await close();
  }
}
