import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { makeStateDir } from '#embedded-postgres/test/state.ts';
import type { App } from '#src/platform/app.server.ts';
import { ChangeLog } from '#src/platform/cache/change-log.server.ts';
import { Changes } from '#src/platform/cache/changes.server.ts';
import { connect } from '#src/platform/db/connect.server.ts';
import { migrate, readMigrations } from '#src/platform/db/migrate.server.ts';
import { defineWork, Jobs, type Job } from '#src/platform/jobs/queue.server.ts';
import { startRunner } from '#src/platform/jobs/runner.server.ts';
import { Maintenance } from '#src/platform/maintenance.server.ts';
import { createLog, type Log } from '#src/platform/observability/log.server.ts';
import { allWork } from '#src/server/start-up/runtime.ts';

const note: Job = {
  name: 'note',
  data: z.object({}),
  retries: { limit: 0, delay: 1, longest: 1 },
  limitSeconds: 60,
};
const root = join(import.meta.dirname, '../../..');

test('a stopped database causes one log line of each kind, without stacks', async () => {
  const lines: Record<string, any>[] = [];
  let calls = 0;
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  const counted = new Proxy(log, {
    get(target, name) {
      if (name === 'warn' || name === 'error') calls++;
      return Reflect.get(target, name) as unknown;
    },
  }) as Log;
  const postgres = await startEmbeddedPostgres({ stateDir: makeStateDir() });
  const db = connect(postgres.address, counted);
  await migrate(db, await readMigrations(join(root, 'db/migrations')));
  const changes = new Changes();
  const changeLog = new ChangeLog(changes, postgres.address, counted);
  await changeLog.open();
  const isDone = Promise.withResolvers<void>();
  const works = [...allWork, defineWork(note, async () => isDone.resolve())];
  const jobs = await Jobs.open(
    db,
    counted,
    works.map(({ job }) => job),
  );
  const maintenance = new Maintenance(db, changes, counted);
  const app = { db, changes, maintenance, log: counted } as unknown as App;
  const runner = startRunner(app, postgres.address, works);
  await db.transaction().execute((trx) => jobs.enqueue(trx, note, {}));
  await isDone.promise;

  await postgres.stop();
  calls = 0;
  await vi.waitUntil(() => calls > 60, { timeout: 120_000 });
  const kinds = lines.map(({ level, msg, error }) => `${level} ${msg} ${error?.name} ${error?.code}`);
  expect(kinds).toContainEqual(expect.stringMatching(/^50 the job queue failed /));
  expect(kinds).toContainEqual(expect.stringMatching(/^40 the change log cannot be read/));
  expect(kinds).toEqual([...new Set(kinds)]);
  expect(lines.length).toBeLessThan(15);
  const fields = new Set(lines.flatMap(({ error }) => Object.keys(error ?? {})));
  expect(
    [...fields].filter((name) => !/^(name|code|message|severity|syscall|path|queue|place|cause)$/.test(name)),
  ).toEqual([]);
  await Promise.allSettled([runner.stop(), changeLog.close(), jobs.close()]);
  await db.destroy();
});
