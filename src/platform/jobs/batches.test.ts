import { expect, test, vi } from 'vitest';
import { useShop } from '#test/shop.ts';
import { batchesJob, runBatches } from './batches.server.ts';

const { app, sql } = await useShop();

test('only the run that ends last queues another one', async () => {
  const { boss } = app.jobs;
  const job = batchesJob('backfill');
  await sql`delete from jobs.job where name = 'backfill'`;
  for (let number = 0; number < 2; number++) await boss.send('backfill', {});
  const [first] = await boss.fetch('backfill', { batchSize: 2 });
  vi.useFakeTimers({ toFake: ['performance'] });
  const run = async () => {
    await runBatches(app, job, async () => {
      vi.advanceTimersByTime(11_000);
      return 'more';
    });
    return sql`select from jobs.job where name = 'backfill' and state < 'active'`;
  };
  expect(await run()).toHaveLength(0);
  await boss.complete('backfill', first!.id);
  expect(await run()).toHaveLength(1);
  vi.useRealTimers();
});
