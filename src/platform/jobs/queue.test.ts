import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '#src/platform/observability/log.server.ts';
import { runJobs } from '#test/jobs.ts';
import { useShop } from '#test/shop.ts';
import { defineWork, Jobs, type Job } from './queue.server.ts';
import { startRunner } from './runner.server.ts';

const note: Job<{ text: string }> = {
  name: 'note',
  data: z.object({ text: z.string() }),
  retries: { limit: 3, delay: 3600, longest: 3600 },
  limitSeconds: 60,
};

const shop = await useShop();
const own = await Jobs.open(shop.app.db, shop.app.log, [note]);
const app = { ...shop.app, jobs: own };
afterAll(() => own.close());

async function readQueues() {
  const { rows } = await sql<{ name: string; version: string }>`
    select name, xmin::text as version, retry_limit from jobs.queue order by name
  `.execute(app.db);
  return rows;
}

async function reopen(retryLimit: number): Promise<void> {
  const job = { ...note, retries: { ...note.retries, limit: retryLimit } };
  const jobs = await Jobs.open(app.db, app.log, [job]);
  await jobs.close();
}

test('the next start updates only queues whose options have changed', async () => {
  const before = await readQueues();
  await reopen(note.retries.limit);
  expect(await readQueues()).toEqual(before);
  await reopen(5);
  const after = await readQueues();
  const written = after.filter(({ version }, index) => version !== before[index]!.version);
  expect(written).toMatchObject([{ name: 'note', retry_limit: 5 }]);
  await reopen(note.retries.limit);
});

const enqueue = (...texts: string[]) =>
  app.db.transaction().execute((trx) => app.jobs.enqueue(trx, note, ...texts.map((text) => ({ text }))));

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from jobs.job where name = 'note' and state < 'active'
  `.execute(app.db);
  return rows[0]!.count;
}

test('queued jobs run once and in order', async () => {
  const done: string[] = [];
  const work = [defineWork(note, async ({ data }) => void done.push(data.text))];
  await enqueue('first', 'second');
  await runJobs(app, work);
  await runJobs(app, work);
  expect(done).toEqual(['first', 'second']);
});

test('a job of a rolled-back transaction never runs', async () => {
  const failing = app.db.transaction().execute(async (trx) => {
    await app.jobs.enqueue(trx, note, { text: 'never' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await waiting()).toBe(0);
});

test('data that does not match the schema of a job is rejected when it is queued', async () => {
  const wrong = { text: 5 } as unknown as { text: string };
  await expect(app.db.transaction().execute((trx) => app.jobs.enqueue(trx, note, wrong))).rejects.toThrow(
    z.ZodError,
  );
});

test('a failed job is retried with the same id until it succeeds', async () => {
  const ids: string[] = [];
  let broken = true;
  const work = [
    defineWork(note, async ({ id }) => {
      ids.push(id);
      if (broken) throw new Error('a message that may quote people');
    }),
  ];
  await enqueue('again');
  expect(await runJobs(app, work)).toEqual({ failed: 1 });
  const { rows } = await sql`select output from jobs.job where id = ${ids[0]}`.execute(app.db);
  expect(JSON.stringify(rows)).not.toContain('quote');
  broken = false;
  expect(await runJobs(app, work)).toEqual({ failed: 0 });
  expect(await runJobs(app, work)).toEqual({ failed: 0 });
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('a job that fails too often is given up, and other jobs still run', async () => {
  const tried: string[] = [];
  const work = [
    defineWork(note, async ({ data }) => {
      tried.push(data.text);
      if (data.text === 'bad') throw new Error('no');
    }),
  ];
  await enqueue('bad', 'good');
  for (let round = 0; round < 6; round++) await runJobs(app, work);
  expect(tried.filter((text) => text === 'bad')).toHaveLength(1 + note.retries.limit);
  expect(tried.filter((text) => text === 'good')).toHaveLength(1);
});

test('a runner handles jobs as they arrive, several of them concurrently', async () => {
  const done: string[] = [];
  const all = Promise.withResolvers<void>();
  const work = defineWork(note, async ({ data }) => {
    done.push(data.text);
    if (done.length === 12) all.resolve();
  });
  await enqueue('before');
  const runner = startRunner(app, shop.connection, [work]);
  await enqueue(...Array.from({ length: 11 }, (_, index) => `later ${index}`));
  await all.promise;
  await runner.stop();
  expect(new Set(done).size).toBe(12);
});

test('slow jobs of one group leave workers free for other groups', async () => {
  const grouped: Job<{ text: string }> = { ...note, name: 'grouped', workers: 3, maxPerGroup: 2 };
  const jobs = await Jobs.open(shop.app.db, shop.app.log, [grouped]);
  const grouping = { ...app, jobs };
  const release = Promise.withResolvers<void>();
  const [two, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let active = 0;
  const done: string[] = [];
  const work = defineWork(grouped, async ({ data }) => {
    if (data.text === 'other') return other.resolve();
    if (++active === 2) two.resolve();
    await release.promise;
    done.push(data.text);
  });
  const put = (group: string, ...texts: string[]) =>
    app.db
      .transaction()
      .execute((trx) =>
        jobs.enqueueFor(trx, grouped, ...texts.map((text) => ({ at: null, group, data: { text } }))),
      );
  const runner = startRunner(grouping, shop.connection, [work]);
  await put('dead', ...Array.from({ length: 10 }, (_, at) => `dead ${at}`));
  await two.promise;
  await put('alive', 'other');
  await other.promise;
  expect([active, done]).toEqual([2, []]);
  release.resolve();
  await runner.stop();
  await jobs.close();
});

test('a stopping runner finishes its current job and leaves the rest to another runner', async () => {
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const done: string[] = [];
  const work = defineWork(note, async ({ data }) => {
    begun.resolve();
    await release.promise;
    done.push(data.text);
  });
  await enqueue('slow');
  const runner = startRunner(app, shop.connection, [work]);
  await begun.promise;
  const stopped = runner.stop();
  await enqueue('next');
  release.resolve();
  await stopped;
  expect(done).toContain('slow');
  await runJobs(app, [work]);
  expect(done.toSorted()).toEqual(['next', 'slow']);
});

test('a runner can be stopped right after its start', async () => {
  const runner = startRunner(app, shop.connection, []);
  await expect(runner.stop()).resolves.toBeUndefined();
});

test('a runner continues after the database has closed its connections', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const work = defineWork(note, async ({ data }) => (data.text === 'first' ? first : second).resolve());
  const silent = { ...app, log: createLog('silent') };
  const runner = startRunner(silent, shop.connection, [work]);
  await enqueue('first');
  await first.promise;
  // A job whose connection breaks before it is marked as done runs once more.
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'rangefinder-jobs' and datname = current_database()`.execute(app.db);
  await enqueue('second');
  await expect(second.promise).resolves.toBeUndefined();
  await runner.stop();
});

test('a job that is running when maintenance begins finishes and is not repeated', async () => {
  const [begun, may] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done: string[] = [];
  const work = defineWork(note, async ({ data: { text } }) => {
    done.push(text);
    if (text !== 'long') return;
    begun.resolve();
    await may.promise;
  });
  const setMaintenance = async (on: boolean) => {
    if (on) await app.db.insertInto('maintenance').values({ text: 'Moving.' }).execute();
    else await app.db.deleteFrom('maintenance').execute();
    await app.maintenance.load();
  };
  const states = async () => {
    const { rows } = await sql<{ state: string }>`
      select state::text from jobs.job where name = 'note' and data ->> 'text' in ('long', 'short') order by data ->> 'text'
    `.execute(app.db);
    return rows.map(({ state }) => state);
  };
  const runner = startRunner(app, shop.connection, [work]);
  try {
    await enqueue('long');
    await begun.promise;
    await setMaintenance(true);
    await setMaintenance(false);
    await enqueue('short');
    await expect.poll(states, { timeout: 30_000 }).toEqual(['active', 'completed']);
    may.resolve();
    await expect.poll(states, { timeout: 10_000 }).toEqual(['completed', 'completed']);
    expect(done).toEqual(['long', 'short']);
  } finally {
    may.resolve();
    await runner.stop();
  }
});
