import { chmodSync, chownSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readPid } from './home.ts';
import type { RunAs } from './runner.ts';
import { startEmbeddedPostgres } from './start.ts';
import { AS_ROOT, makeStateDir, query } from './test/state.ts';

// Without root, there is only the plain mode.
const expected = (runAs: RunAs) => (AS_ROOT ? runAs : 'plain');

test.for(['namespace', 'user'] as const)(
  'a server in %s mode runs in a private folder without root privileges',
  async (runAs) => {
    const stateDir = makeStateDir();
    // Tests a private folder of an account other than root, since the other tests use private folders of root.
    if (AS_ROOT) chownSync(dirname(stateDir), 4321, 4321);
    chmodSync(dirname(stateDir), 0o700);
    const server = await startEmbeddedPostgres({ stateDir, runAs });
    expect(server).toMatchObject({ mode: expected(runAs), created: true });
    expect(await query(server.address, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const pid = readPid(join(stateDir, 'postgres', 'data'))!;
    expect(statSync(`/proc/${pid}`).uid === 0).toBe(AS_ROOT && runAs === 'namespace');
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^CapEff:\t0+$/m);
  },
);

test('a database keeps its data when it is started in one mode after another', async () => {
  const stateDir = makeStateDir();
  for (const [turn, runAs] of (['user', 'namespace', 'user'] as const).entries()) {
    const server = await startEmbeddedPostgres({ stateDir, runAs });
    expect(server).toMatchObject({ mode: expected(runAs), created: turn === 0 });
    await query(server.address, `CREATE TABLE turn_${turn} ()`);
    await server.stop();
  }
  const last = await startEmbeddedPostgres({ stateDir });
  const tables = await query(last.address, `SELECT FROM pg_tables WHERE tablename LIKE 'turn_%'`);
  expect(tables).toHaveLength(3);
});

test('a start in one mode replaces a server that runs in another mode', async () => {
  const stateDir = makeStateDir();
  await startEmbeddedPostgres({ stateDir, runAs: 'user' });
  const other = await startEmbeddedPostgres({ stateDir, runAs: 'namespace' });
  expect(other).toMatchObject({ mode: expected('namespace'), created: false });
});
