import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

/** Whether one of the two has blocked the other. */
export async function isBlocked(db: DbOrTrx, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ blocked: boolean }>`select is_blocked(${one}, ${other}) as blocked`.execute(
    db,
  );
  return rows[0]!.blocked;
}
