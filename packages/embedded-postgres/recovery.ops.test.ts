import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { PORT, type PostgresAddress } from './address.ts';
import { readPid } from './home.ts';
import { findWorkersIn, waitUntil } from './process-table.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './start.ts';
import {
  dataOf,
  killHard,
  makeStateDir,
  query,
  spawnElsewhere,
  startCode,
  startElsewhere,
} from './test/state.ts';

test('the next start after the app was killed replaces the server and keeps committed rows', async () => {
  const stateDir = makeStateDir();
  const { child, server } = await startElsewhere(stateDir);
  await query(server.address, `CREATE TABLE cameras AS SELECT 'Nikon F2' AS name`);
  const pid = readPid(dataOf(stateDir));
  await killHard(child);
  const next = await startEmbeddedPostgres({ stateDir });
  expect(next).toMatchObject({ created: false, mode: server.mode });
  expect(readPid(dataOf(stateDir))).not.toBe(pid);
  expect(await query(next.address, 'SELECT name FROM cameras')).toEqual([{ name: 'Nikon F2' }]);
  await next.stop();
  expect(findWorkersIn(dataOf(stateDir))).toEqual([]);
});

test('Ctrl-C in the terminal that runs the app does not stop the server', async () => {
  const stateDir = makeStateDir();
  const { child, server } = await startElsewhere(stateDir);
  process.kill(-child.pid!, 'SIGINT');
  await once(child, 'exit');
  expect(await findEmbeddedPostgres(stateDir)).toEqual(server.address);
});

test('an immediate restart after kill -9 waits for busy backends and keeps committed rows', async () => {
  const stateDir = makeStateDir();
  const first = await startEmbeddedPostgres({ stateDir });
  await query(first.address, `CREATE TABLE cameras AS SELECT 'Canon AE-1' AS name`);
  await beginBusyQuery(first.address);
  const left = findWorkersIn(dataOf(stateDir));
  process.kill(readPid(dataOf(stateDir))!, 'SIGKILL');
  const second = await startEmbeddedPostgres({ stateDir });
  expect(second).toMatchObject({ created: false });
  expect(findWorkersIn(dataOf(stateDir)).filter((pid) => left.includes(pid))).toEqual([]);
  expect(await query(second.address, 'SELECT name FROM cameras')).toEqual([{ name: 'Canon AE-1' }]);
});

test('a start succeeds despite a stale pid file, and does not end the unrelated process with that pid', async () => {
  const stateDir = makeStateDir();
  await crash(stateDir);
  const nextDoor = makeStateDir();
  const neighbour = await startEmbeddedPostgres({ stateDir: nextDoor });
  for (const reused of [process.pid, readPid(dataOf(nextDoor))!]) {
    claimFor(stateDir, reused);
    const server = await startEmbeddedPostgres({ stateDir });
    expect(server).toMatchObject({ created: false });
    await crash(stateDir);
  }
  expect(await query(neighbour.address, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('an interrupted first start is repeated from the beginning', async () => {
  const stateDir = makeStateDir();
  const home = join(stateDir, 'postgres');
  const child = spawnElsewhere(startCode(stateDir));
  const drafts = () => (existsSync(home) ? readdirSync(home).filter((name) => name.startsWith('init-')) : []);
  const isBusy = () => drafts().some((name) => findWorkersIn(join(home, name, 'data')).length > 0);
  expect(await waitUntil(isBusy, 10_000)).toBe(true);
  await killHard(child);
  mkdirSync(join(home, 'init-older', 'data'), { recursive: true });
  const server = await startEmbeddedPostgres({ stateDir });
  expect(server).toMatchObject({ created: true });
  expect(drafts()).toEqual([]);
});

// A backend that is busy computing does not notice that its postmaster is gone.
async function beginBusyQuery(address: PostgresAddress): Promise<void> {
  const client = new Client(address);
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  client.query('SELECT count(*) FROM (SELECT generate_series(1, 1e12::bigint)) AS many').catch(() => {});
  const isBusy = async () =>
    (await query(address, `SELECT FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%1e12%'`))
      .length > 1;
  expect(await waitUntil(isBusy, 10_000)).toBe(true);
}

async function crash(stateDir: string): Promise<void> {
  if (findWorkersIn(dataOf(stateDir)).length === 0) await startEmbeddedPostgres({ stateDir });
  for (const pid of findWorkersIn(dataOf(stateDir))) process.kill(pid, 'SIGKILL');
  expect(await waitUntil(() => findWorkersIn(dataOf(stateDir)).length === 0, 10_000)).toBe(true);
}

function claimFor(stateDir: string, pid: number): void {
  for (const name of ['postmaster.pid', `.s.PGSQL.${PORT}.lock`]) {
    const path = join(dataOf(stateDir), name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(pid)));
  }
}
