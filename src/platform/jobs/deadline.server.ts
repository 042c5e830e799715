import { sql } from 'kysely';
import { z } from 'zod';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Trx, DbOrTrx } from '#src/platform/db/connect.server.ts';
import { defineJob, defineWork, scheduledJob } from './queue.server.ts';

const batchSize = 100;

type Deadline = {
  name: string;
  /** The queue of version 1.1 for jobs at the moment of a deadline. */
  former: string;
  /** A step handles up to `limit` rows that are due, and returns their number. */
  steps: ((app: App, trx: Trx, limit: number) => Promise<number>)[];
};

/** Defines a job that runs each minute and handles everything that is due. */
export function defineDeadline({ name, former, steps }: Deadline) {
  const sweep = scheduledJob(name, '* * * * *', {
    limitSeconds: 300,
    retries: { limit: 2, delay: 20, longest: 60 },
  });
  async function handleOverdue(app: App): Promise<void> {
    for (const step of steps)
      while ((await inTransaction(app, (trx) => step(app, trx, batchSize))) >= batchSize);
  }
  return {
    jobs: [
      // Version 1.1 and its backups have such jobs. There is nothing left to do for them.
      defineWork(defineJob(former, z.object({}), {}), async () => undefined),
      defineWork(sweep, ({ app }) => handleOverdue(app)),
    ],
    handleOverdue,
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
