import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { App } from '#src/platform/app.server.ts';
import { prepared } from '#src/platform/context.server.ts';
import type { Db, Trx } from '#src/platform/db/connect.server.ts';
import { advisoryLocks } from '#src/platform/db/migrate.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import type { Log } from '#src/platform/observability/log.server.ts';

/**
 * The number of retries and their delays in seconds. The first retry follows after `delay` to twice `delay`. The delay
 * then doubles each time, up to `longest`.
 */
type Retries = { limit: number; delay: number; longest: number };

export type Job<D extends object = object> = {
  name: string;
  data: z.ZodType<D>;
  retries: Retries;
  /** A run that takes longer than this counts as lost and is retried. */
  limitSeconds: number;
  /** The number of workers in each process, which take two jobs at a time. The default is one worker that takes five. */
  workers?: number;
  /**
   * The maximum number of concurrent jobs of a group in a process, so that one user's slow jobs cannot occupy all
   * workers.
   */
  maxPerGroup?: number;
  schedule?: string;
};

type Limits = { limitSeconds: number; retries?: Retries };

export function defineJob<D extends object>(
  name: string,
  data: z.ZodType<D>,
  limits: Partial<Limits> = {},
): Job<D> {
  return { name, data, retries: { limit: 5, delay: 5, longest: 300 }, limitSeconds: 300, ...limits };
}

export const scheduledJob = (
  name: string,
  schedule: string,
  { limitSeconds, retries = { limit: 5, delay: 60, longest: 3600 } }: Limits,
): Job => ({ name, data: z.object({}), retries, limitSeconds, schedule });

/** One run of a job. A retry has the same `id`. */
export type Run<D> = { app: App; id: string; data: D };

/** A job and its handler. The returned object is stored with the job until finished jobs are deleted. */
export type Work = { job: Job; run(input: Run<unknown>): Promise<object | void> };

export function defineWork<D extends object>(
  job: Job<D>,
  run: (input: Run<D>) => Promise<object | void>,
): Work {
  return { job, run: ({ data, ...input }) => run({ ...input, data: job.data.parse(data) }) };
}

/** A tag `job:QUEUE` in the change log wakes the workers of a queue. */
export const wakePrefix = 'job:';
export const jobsSchema = 'jobs';
// Finished jobs contain users' texts, so they are not kept for long.
const doneRetentionSeconds = 3600;
export const givenUp = 'given-up';
const givenUpRetentionSeconds = 14 * 24 * 3600;

function isSubset(part: object, whole: object): boolean {
  const values = new Map(Object.entries(whole));
  return Object.entries(part).every(([key, value]) => values.get(key) === value);
}

/** Runs `work` on a connection that holds the lock. If `work` fails, the process exits, which releases the lock. */
async function withLock(db: Db, work: (locked: Db) => Promise<void>): Promise<void> {
  await db.connection().execute(async (locked) => {
    await sql`select pg_advisory_lock(${advisoryLocks.jobs})`.execute(locked);
    await work(locked);
    await sql`select pg_advisory_unlock(${advisoryLocks.jobs})`.execute(locked);
  });
}

export class Jobs {
  readonly boss: PgBoss;

  private constructor(boss: PgBoss) {
    this.boss = boss;
  }

  static async open(db: Db, log: Log, jobs: readonly Job[]): Promise<Jobs> {
    // The connection with the lock also starts the library, because each additional connection delays the start.
    let current = db;
    const executeSql = (text: string, values?: unknown[]) => fromKysely(current).executeSql(text, values);
    const boss = new PgBoss({ db: { executeSql }, schema: jobsSchema, supervise: false, schedule: false });
    boss.on('error', (error) => log.error({ error }, 'the job queue failed'));
    // Without a lock, the slower of two starting processes would keep a connection with a failed transaction.
    await withLock(db, async (locked) => {
      current = locked;
      await boss.start();
      const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      if (!existing.has(givenUp))
        await boss.createQueue(givenUp, { retentionSeconds: givenUpRetentionSeconds });
      for (const { name, retries, limitSeconds } of jobs) {
        const options = {
          // The change log wakes the workers, so the library need not notify them.
          notify: false,
          retryLimit: retries.limit,
          retryDelay: retries.delay,
          retryDelayMax: retries.longest,
          retryBackoff: true,
          expireInSeconds: limitSeconds,
          deleteAfterSeconds: doneRetentionSeconds,
          deadLetter: givenUp,
        };
        const queue = existing.get(name);
        if (queue && isSubset(options, queue)) continue;
        if (queue) await boss.updateQueue(name, options);
        else await boss.createQueue(name, options);
        // Fills the library's cache now, because filling it within a transaction would need a second connection and
        // could deadlock.
        await boss.insert(name, []);
      }
    }).finally(() => (current = db));
    return new Jobs(boss);
  }

  async enqueue<D extends object>(trx: Trx, job: Job<D>, ...data: D[]): Promise<void> {
    await this.enqueueFor(trx, job, ...data.map((item) => ({ at: null, data: item })));
  }

  async enqueueFor<D extends object>(
    trx: Trx,
    job: Job<D>,
    ...later: { at: Date | null; data: D; group?: string; id?: string }[]
  ): Promise<void> {
    if (later.length === 0) return;
    const jobs = later.map(({ at, data, group, id = newId() }) => ({
      id,
      data: job.data.parse(data),
      ...(at && { startAfter: at.toISOString() }),
      ...(group !== undefined && { group: { id: group } }),
    }));
    const db = fromKysely(trx);
    // Bookings wait for this statement. Planning it takes longer than running it, so it is prepared.
    const wake = `with woken as (insert into changes (tags) values ('{${wakePrefix}${job.name}}'))`;
    const executeSql = async (text: string, values?: unknown[]) => {
      await prepared(() => db.executeSql(`${wake} ${text}`, values));
      return { rows: [] };
    };
    await this.boss.insert(job.name, jobs, { db: { executeSql } });
  }

  async close(): Promise<void> {
    this.boss.removeAllListeners('error').on('error', () => undefined);
    await this.boss.stop({ graceful: false });
  }
}
