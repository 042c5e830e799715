import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PostgresAddress } from './address.ts';
import { readPid } from './home.ts';
import { findWorkersIn, waitUntil } from './process-table.ts';
import { startEmbeddedPostgres } from './start.ts';
import { dataOf, makeStateDir, query } from './test/state.ts';

async function startWatched(stateDir: string) {
  const lines: Record<string, unknown>[] = [];
  const write = (fields: object, message: string) => void lines.push({ ...fields, message });
  const server = await startEmbeddedPostgres({ stateDir, log: { warn: write, error: write } });
  const linesWith = (part: string) => lines.filter(({ message }) => String(message).includes(part));
  return { server, linesWith };
}

const pidOf = (stateDir: string) => readPid(dataOf(stateDir))!;
const killServer = (stateDir: string) => process.kill(pidOf(stateDir), 'SIGKILL');
const isReachable = async (address: PostgresAddress) =>
  query(address, 'SELECT 1').then(
    () => true,
    () => false,
  );

test('a server is restarted with all committed rows each time it is killed, and the restarts are logged', async () => {
  const stateDir = makeStateDir();
  const { server, linesWith } = await startWatched(stateDir);
  await query(server.address, 'CREATE TABLE cameras (name text)');
  for (const [index, name] of ['Nikon F2', 'Canon AE-1'].entries()) {
    await query(server.address, `INSERT INTO cameras VALUES ('${name}')`);
    const before = pidOf(stateDir);
    killServer(stateDir);
    expect(await waitUntil(() => linesWith('is running again').length === index + 1, 30_000)).toBe(true);
    expect(pidOf(stateDir)).not.toBe(before);
    expect(linesWith('exited and is being restarted').at(-1)).toMatchObject({ how: 'SIGKILL' });
  }
  expect(await query(server.address, 'SELECT name FROM cameras ORDER BY 1 DESC')).toEqual([
    { name: 'Nikon F2' },
    { name: 'Canon AE-1' },
  ]);
  expect(linesWith('exited and is being restarted')[1]!['log']).toContainEqual(
    expect.stringContaining('ready to accept connections'),
  );
  await server.stop();
  expect(findWorkersIn(dataOf(stateDir))).toEqual([]);
  expect(linesWith('exited and is being restarted')).toHaveLength(2);
});

test('a failed restart is repeated until it succeeds, and each failure is logged with its reason', async () => {
  const stateDir = makeStateDir();
  const { server, linesWith } = await startWatched(stateDir);
  const settings = join(dataOf(stateDir), 'postgresql.auto.conf');
  const good = readFileSync(settings);
  writeFileSync(settings, 'no_such_setting = 1\n');
  killServer(stateDir);
  expect(await waitUntil(() => linesWith('could not be started').length === 2, 30_000)).toBe(true);
  for (const [index, line] of linesWith('could not be started').entries())
    expect(line).toMatchObject({ attempt: index + 1, why: expect.stringContaining('postgresql.auto.conf') });
  expect(await isReachable(server.address)).toBe(false);
  writeFileSync(settings, good);
  expect(await waitUntil(() => linesWith('is running again').length === 1, 30_000)).toBe(true);
  expect(linesWith('is running again')[0]!['attempt']).toBeGreaterThan(2);
  expect(await isReachable(server.address)).toBe(true);
  await server.stop();
});

test('a missing data folder is not replaced by a new database, and the failing restarts can be stopped', async () => {
  const stateDir = makeStateDir();
  const { server, linesWith } = await startWatched(stateDir);
  const data = dataOf(stateDir);
  for (const pid of findWorkersIn(data)) process.kill(pid, 'SIGKILL');
  renameSync(data, `${data}-elsewhere`);
  expect(await waitUntil(() => linesWith('could not be started').length === 2, 30_000)).toBe(true);
  expect(linesWith('could not be started')[0]!['why']).toContain('is not a PostgreSQL data folder');
  await server.stop();
  expect(linesWith('is running again')).toEqual([]);
});
