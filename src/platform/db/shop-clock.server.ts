import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import type { DbOrTrx } from './connect.server.ts';

/** Deadlines pass `speed` times faster than real time. */
export type DealClock = { now: Date; speed: number };

export const later = (from: Date, ms: number, speed: number): Date => new Date(from.getTime() + ms / speed);

/** What time it is for deals, once every lock is held: a transaction's own time is as old as its wait. */
export async function readShopTime(db: DbOrTrx): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`shop_now()`.as('now')).executeTakeFirstOrThrow();
  return now;
}

/** Reads the time for deals, after the caller has taken every lock. */
export async function readClock({ config }: Pick<App, 'config'>, db: DbOrTrx): Promise<DealClock> {
  return { now: await readShopTime(db), speed: config.DEAL_SPEED };
}
