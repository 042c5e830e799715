import { sql } from 'kysely';
import type { DbOrTrx } from './connect.server.ts';

/** What time it is for deals, once every lock is held: a transaction's own time is as old as its wait. */
export async function readShopTime(db: DbOrTrx): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`shop_now()`.as('now')).executeTakeFirstOrThrow();
  return now;
}
