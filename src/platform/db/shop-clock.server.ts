import { sql } from 'kysely';
import type { DbOrTrx } from './connect.server.ts';

/** What time it is for deals, once every lock is held: a transaction's own time is as old as its wait. */
export async function readShopTime(db: DbOrTrx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select shop_now() as now`.execute(db);
  return rows[0]!.now;
}
