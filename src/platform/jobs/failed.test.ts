import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '#src/platform/observability/log.server.ts';
import { runJobs } from '#test/jobs.ts';
import { countOf } from '#test/observability.ts';
import { useShop } from '#test/shop.ts';
import { listFailedJobs, readQueues, retryFailedJobs } from './failed.server.ts';
import { defineWork, Jobs, type Job } from './queue.server.ts';

const note: Job<{ text: string }> = {
  name: 'given-up-note',
  data: z.object({ text: z.string() }),
  retries: { limit: 2, delay: 3600, longest: 3600 },
  limitSeconds: 60,
};

const lines: Record<string, unknown>[] = [];
const shop = await useShop();
const own = await Jobs.open(shop.app.db, shop.app.log, [note]);
const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
const app = { ...shop.app, jobs: own, log };
afterAll(() => own.close());

let isBroken = true;
const done: string[] = [];
const work = [
  defineWork(note, async ({ data }) => {
    if (isBroken) throw Object.assign(new Error(`about ${data.text}`), { code: 'EENVELOPE' });
    done.push(data.text);
  }),
];
const stateOf = async (state: string) => (await readQueues(app.db)).find((each) => each.state === state);

test('a job whose last retry fails is logged, counted and stored, and can be retried with a command', async () => {
  await app.db.transaction().execute((trx) => app.jobs.enqueue(trx, note, { text: 'robin' }));
  expect(await stateOf('waiting')).toMatchObject({ queue: 'given-up-note', count: 1 });
  for (let round = 0; round < 4; round++) await runJobs(app, work);

  const error = { name: 'Error', code: 'EENVELOPE' };
  const id = expect.any(String);
  // The second failure has the same log line, which is written at most once a minute.
  expect(lines).toMatchObject([
    { level: 40, job: 'given-up-note', id, tries: 1, error },
    { level: 50, job: 'given-up-note', id, tries: 3, error, msg: 'a job was given up' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('robin');
  expect(await countOf('rangefinder_job_runs_total{queue="given-up-note",outcome="given-up"}')).toBe(1);
  expect(await stateOf('waiting')).toBeUndefined();
  expect(await stateOf('given-up')).toMatchObject({
    queue: 'given-up-note',
    count: 1,
    age: expect.any(Number),
  });
  expect(await listFailedJobs(app.db)).toMatchObject([
    { queue: 'given-up-note', count: 1, reason: 'Error EENVELOPE' },
  ]);

  isBroken = false;
  expect(await retryFailedJobs(app.db, 'another')).toBe(0);
  expect(await retryFailedJobs(app.db, 'given-up-note')).toBe(1);
  expect(await listFailedJobs(app.db)).toEqual([]);
  expect(await runJobs(app, work)).toEqual({ failed: 0 });
  expect(done).toEqual(['robin']);
});
