import type { z } from 'zod';
import type { Trx, DbOrTrx } from '#src/platform/db/connect.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import { defineJob, defineWork, scheduledJob } from './queue.server.ts';
import { sql } from 'kysely';

const batchSize = 100;

type Deadline<D extends object> = {
  /** Runs when something may be due. It must do nothing if the work was already done. */
  atMoment: { name: string; data: z.ZodType<D>; run: (app: App, trx: Trx, data: D) => Promise<unknown> };
  /**
   * Runs each minute for rows that no `atMoment` job has handled. A step handles up to `limit` rows and returns their
   * number.
   */
  eachMinute: { name: string; steps: ((app: App, trx: Trx, limit: number) => Promise<number>)[] };
};

export function defineDeadline<D extends object>({ atMoment, eachMinute }: Deadline<D>) {
  const due = defineJob(atMoment.name, atMoment.data, { limitSeconds: 60 });
  const sweep = scheduledJob(eachMinute.name, '* * * * *', {
    limitSeconds: 300,
    retries: { limit: 2, delay: 20, longest: 60 },
  });
  async function handle(app: App, data: D): Promise<void> {
    await inTransaction(app, (trx) => atMoment.run(app, trx, data));
  }
  async function handleOverdue(app: App): Promise<void> {
    for (const step of eachMinute.steps)
      while ((await inTransaction(app, (trx) => step(app, trx, batchSize))) >= batchSize);
  }
  return {
    jobs: [
      defineWork(due, ({ app, data }) => handle(app, data)),
      defineWork(sweep, ({ app }) => handleOverdue(app)),
    ],
    handle,
    handleOverdue,
    enqueue: (app: App, trx: Trx, at: Date, data: D) => app.jobs.enqueueFor(trx, due, { at, data }),
  };
}

/**
 * Returns the current time for deals. PostgreSQL's `now()` is not used, because it returns the time at which the
 * transaction started, before it waited for locks.
 */
export async function readShopTime(db: DbOrTrx): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`shop_now()`.as('now')).executeTakeFirstOrThrow();
  return now;
}
