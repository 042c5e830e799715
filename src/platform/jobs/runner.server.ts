import type pg from 'pg';
import { PgBoss, type JobResult } from 'pg-boss';
import type { App } from '#src/platform/app.server.ts';
import { coalesce } from '#src/platform/async.server.ts';
import { describeError } from '#src/platform/observability/describe-error.server.ts';
import { counter } from '#src/platform/observability/metrics.server.ts';
import { traced } from '#src/platform/observability/tracing.server.ts';
import { jobsSchema, wakePrefix, type Work } from './queue.server.ts';

const stopMs = 20_000;
const startAgainMs = 5_000;
const options = {
  batchSize: 5,
  // Without this, the second of two jobs that arrive together would wait for the next poll.
  burstWhenBatchFull: true,
  perJobResults: true,
  // The change log wakes workers immediately, so polling is needed only for retries.
  pollingIntervalSeconds: 2,
} as const;

type Waiting = { id: string; data: unknown; retryCount: number };

const runs = counter('rangefinder_job_runs_total', 'Job runs by outcome; jobs given up are not retried', [
  'queue',
  'outcome',
]);

/** Runs one job. Only the name and the code of an error are stored, since its message can quote users. */
export async function attempt(
  app: App,
  { job, run }: Work,
  { id, data, retryCount }: Waiting,
): Promise<JobResult> {
  try {
    const output = await traced(`job ${job.name}`, 'consumer', { 'rangefinder.job_id': id }, async () =>
      run({ app, id, data: data ?? {} }),
    );
    runs.inc({ queue: job.name, outcome: 'done' });
    return { id, status: 'completed', ...(output && { output }) };
  } catch (error) {
    // A failed system call may be a failed write to a file. Failed writes to the database are recorded elsewhere.
    if ('syscall' in Object(error)) await app.writes.record('files', error);
    const isLast = retryCount >= job.retries.limit;
    runs.inc({ queue: job.name, outcome: isLast ? 'given-up' : 'failed' });
    const line = { job: job.name, id, tries: retryCount + 1, error };
    if (isLast) app.log.error(line, 'a job was given up');
    else app.log.warn(line, 'a job failed and will be retried');
    const { name, code } = describeError(error);
    return { id, status: 'failed', output: { name, code } };
  }
}

export type Runner = { stop(): Promise<void> };

/** Starts the workers. Jobs that run when maintenance begins are not returned to the queue, because they would run twice. */
export function startRunner(app: App, connection: pg.ClientConfig, works: readonly Work[]): Runner {
  let stopping = false;
  const closing = new Set<Promise<void>>();
  const late = Promise.withResolvers<void>();
  let again: NodeJS.Timeout | undefined;
  let boss: PgBoss | undefined;
  const workers = new Map<string, string>();
  const stopListening = app.changes.onMessages(wakePrefix, (queues) => {
    for (const queue of queues) {
      const id = workers.get(queue);
      if (id !== undefined) boss?.notifyWorker(id);
    }
  });
  const settle = coalesce(async () => {
    clearTimeout(again);
    const shouldRun = !stopping && app.maintenance.state === null;
    try {
      if (shouldRun && !boss) boss = await open(app, connection, works, workers);
      if (!shouldRun && boss) {
        const ended = boss;
        boss = undefined;
        workers.clear();
        const closed = close(ended, works, late.promise)
          .catch((error: unknown) => app.log.error({ error }, 'the job queue failed'))
          .finally(() => closing.delete(closed));
        closing.add(closed);
      }
    } catch (error) {
      workers.clear();
      app.log.error({ error }, 'background jobs cannot be started yet');
      if (!stopping) again = setTimeout(() => void settle(), startAgainMs);
    }
  });
  const stopWatching = app.maintenance.onChange(() => void settle());
  void settle();
  return {
    async stop() {
      stopping = true;
      stopListening();
      stopWatching();
      await settle();
      const timer = setTimeout(late.resolve, stopMs);
      await Promise.all(closing);
      clearTimeout(timer);
    },
  };
}

async function open(
  app: App,
  connection: pg.ClientConfig,
  works: readonly Work[],
  workers: Map<string, string>,
): Promise<PgBoss> {
  const boss = new PgBoss({
    ...(connection as object),
    schema: jobsSchema,
    application_name: 'rangefinder-jobs',
    max: 4,
  });
  boss.on('error', (error) => app.log.error({ error }, 'the job queue failed'));
  boss.on('warning', ({ message }) => app.log.warn({ message }, 'job queue'));
  try {
    await boss.start();
    for (const work of works) {
      const { name, schedule } = work.job;
      if (schedule) await boss.schedule(name, schedule, {}, { missed: 'once' });
      const run = (jobs: Waiting[]) => Promise.all(jobs.map((job) => attempt(app, work, job)));
      const { workers: localConcurrency, maxPerGroup: localGroupConcurrency } = work.job;
      // Batches are small, since each lasts as long as its slowest job. With a batch of one, the next job would wait for
      // a poll.
      const own =
        localConcurrency === undefined
          ? options
          : {
              ...options,
              batchSize: 2,
              localConcurrency,
              ...(localGroupConcurrency && { localGroupConcurrency }),
            };
      workers.set(name, await boss.work(name, own, run));
    }
    return boss;
  } catch (error) {
    await boss
      .stop({ graceful: false })
      .catch((failure: unknown) => app.log.warn({ error: failure }, 'the job queue could not be stopped'));
    throw error;
  }
}

async function close(boss: PgBoss, works: readonly Work[], late: Promise<void>): Promise<void> {
  const done = Promise.all(works.map(({ job }) => boss.offWork(job.name, { wait: true })));
  await Promise.race([done, late]);
  // If the database stops at the same time, errors of connections that are being closed are not logged.
  boss.removeAllListeners('error').on('error', () => undefined);
  await boss.stop({ graceful: false });
}
