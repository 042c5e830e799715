import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { superuserAddress } from './address.ts';
import { findWorkersIn } from './process-table.ts';
import { EmbeddedPostgresError, findEmbeddedPostgres, startEmbeddedPostgres } from './start.ts';
import { dataOf, makeFolder, makeStateDir, query } from './test/state.ts';

test('the first start creates a durable UTF-8 database that folds case beyond ASCII', async () => {
  const stateDir = makeStateDir();
  const server = await startEmbeddedPostgres({ stateDir });
  expect(server).toMatchObject({ created: true, address: { database: 'rangefinder' } });
  const [row] = await query(
    server.address,
    `SELECT lower('ÄЖÉ') AS lower, 'ÄÉ' ILIKE 'äé' AS ilike, to_tsvector('simple', 'ÄPFEL')::text AS words,
      current_setting('server_encoding') AS encoding, current_setting('data_checksums') AS checksums,
      current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit`,
  );
  expect(row).toEqual({
    lower: 'äжé',
    ilike: true,
    words: "'äpfel':1",
    encoding: 'UTF8',
    checksums: 'on',
    fsync: 'on',
    commit: 'on',
  });
});

test('a connection requires the private password and the socket, and has no superuser rights', async () => {
  const stateDir = makeStateDir();
  const { address } = await startEmbeddedPostgres({ stateDir });
  expect(statSync(join(stateDir, 'postgres', 'password')).mode & 0o777).toBe(0o600);
  expect(statSync(join(stateDir, 'postgres', 'log')).mode & 0o777).toBe(0o600);
  await expect(query({ ...address, password: 'guess' }, 'SELECT 1')).rejects.toThrow('password');
  const rows = await query(
    address,
    `SELECT rolsuper, rolcreatedb, current_setting('listen_addresses') AS tcp FROM pg_roles WHERE rolname = current_user`,
  );
  expect(rows).toEqual([{ rolsuper: false, rolcreatedb: true, tcp: '' }]);
});

test('stopping ends all processes, and stopping again does nothing', async () => {
  const stateDir = makeStateDir();
  const server = await startEmbeddedPostgres({ stateDir });
  const data = dataOf(stateDir);
  expect(findWorkersIn(data).length).toBeGreaterThan(1);
  await server.stop();
  expect(findWorkersIn(data)).toEqual([]);
  await server.stop();
});

test('a server is found only while it is running', async () => {
  const stateDir = makeStateDir();
  expect(await findEmbeddedPostgres(stateDir)).toBeNull();
  const server = await startEmbeddedPostgres({ stateDir });
  expect(await findEmbeddedPostgres(stateDir)).toEqual(server.address);
  await server.stop();
  expect(await findEmbeddedPostgres(stateDir)).toBeNull();
});

test('a state folder works even if its path is too long for a socket', async () => {
  const stateDir = makeStateDir(join('ä'.repeat(60), 'b'.repeat(100)));
  const server = await startEmbeddedPostgres({ stateDir });
  expect(await query(server.address, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  const found = await findEmbeddedPostgres(stateDir);
  expect(await query(found!, 'SELECT 2 AS two')).toEqual([{ two: 2 }]);
});

test('a start creates the database if an earlier start ended before it did', async () => {
  const stateDir = makeStateDir();
  const first = await startEmbeddedPostgres({ stateDir });
  await query(superuserAddress(first.address.host, first.address.password), 'DROP DATABASE rangefinder');
  await first.stop();
  const second = await startEmbeddedPostgres({ stateDir });
  expect(second.created).toBe(true);
});

test('a start truncates a large log', async () => {
  const stateDir = makeStateDir();
  const log = join(stateDir, 'postgres', 'log');
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, 'x'.repeat(6_000_000));
  await startEmbeddedPostgres({ stateDir });
  expect(readFileSync(log, 'utf8')).toMatch(/^.* starting PostgreSQL/);
});

test('an unwritable state folder is reported in one line', async () => {
  const blockingFile = join(makeFolder(), 'file');
  writeFileSync(blockingFile, '');
  for (const stateDir of [blockingFile, join(blockingFile, 'below'), '/sys/rangefinder']) {
    const failed = startEmbeddedPostgres({ stateDir });
    await expect(failed).rejects.toThrow(EmbeddedPostgresError);
    await expect(failed).rejects.toThrow(/^Cannot store the database in \S+: [a-z ]+; set STATE_DIR\.$/);
  }
});

test('a data folder of a different PostgreSQL version or of another program is not changed', async () => {
  const stateDir = makeStateDir();
  const data = dataOf(stateDir);
  const server = await startEmbeddedPostgres({ stateDir });
  await server.stop();
  chmodSync(data, 0o700);
  writeFileSync(join(data, 'PG_VERSION'), '12\n');
  await expect(startEmbeddedPostgres({ stateDir })).rejects.toThrow(/was created by PostgreSQL 12/);

  const strange = makeStateDir();
  const strangeData = dataOf(strange);
  mkdirSync(strangeData, { recursive: true });
  writeFileSync(join(strange, 'postgres', 'password'), 'x');
  writeFileSync(join(strangeData, 'holiday.jpg'), '');
  await expect(startEmbeddedPostgres({ stateDir: strange })).rejects.toThrow(
    /is not a PostgreSQL data folder/,
  );
  expect(readdirSync(strangeData)).toEqual(['holiday.jpg']);
});

test('a missing or wrong password file is reported, and the server is stopped', async () => {
  const stateDir = makeStateDir();
  const passwordFile = join(stateDir, 'postgres', 'password');
  await (await startEmbeddedPostgres({ stateDir })).stop();
  writeFileSync(passwordFile, 'wrong');
  await expect(startEmbeddedPostgres({ stateDir })).rejects.toThrow(/restore the file "password"/);
  expect(findWorkersIn(dataOf(stateDir))).toEqual([]);
  rmSync(passwordFile);
  await expect(startEmbeddedPostgres({ stateDir })).rejects.toThrow(/password is missing/);
  expect(existsSync(passwordFile)).toBe(false);
});
