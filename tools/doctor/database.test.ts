import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readMigrations } from '#src/platform/db/migrate.server.ts';
import { root } from '#src/server/start-up/environment.ts';
import { urlOf } from '#test/commands.ts';
import { createDatabase, onServer, queryOn } from '#test/database.ts';
import { about, useDoctor } from '#test/doctor.ts';
import { findFreePort } from '#test/free-port.ts';
import { estimateCost } from './upgrade.ts';

const doctor = await useDoctor();

test('pending migrations are counted but not run', async () => {
  const empty = await createDatabase('template1');
  onTestFinished(() => empty.drop());
  const [line] = about(await doctor.run({ DATABASE_URL: urlOf(empty.connection) }), 'migrations');
  expect(line).toMatch(/^ok migrations: the next start runs \d{2,}, 0440_\S+\.sql to \S+\.sql$/);
  const tables = "select count(*)::int as count from pg_tables where schemaname = 'public'";
  expect(await queryOn(empty.connection, tables)).toEqual([{ count: 0 }]);
});

test('an upgrade is described with its time, a backup, and the migrations beside which no old process can run', async () => {
  const older = await createDatabase();
  onTestFinished(() => older.drop());
  const client = new pg.Client({ ...older.connection, application_name: 'rangefinder' });
  await client.connect();
  const migrations = await readMigrations(join(root, 'db/migrations'));
  const ran = migrations.filter(({ series, name }) => series === '1.x' && name < '0175');
  const pending = migrations.slice(ran.length);
  await client.query('delete from migrations');
  for (const { name, checksum } of ran)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
  const lines = about(await doctor.run({ DATABASE_URL: urlOf(older.connection) }), 'migrations');
  await client.end();
  expect(lines).toEqual([
    `ok migrations: the next start runs ${pending.length}, 0175_offers_without_contact.sql to ${pending.at(-1)!.name}, in about 1 minute; back up before it`,
    'warning migrations: the previous release cannot run beside 0175_offers_without_contact.sql, 0176_offer_turns.sql, 0180_zones_of_orders.sql, 0430_words_of_the_code.sql; stop all processes of the old release first (connections of shops: 1)',
  ]);
});

test('the cost of an upgrade is the sum of the costs of its migrations for the rows of their tables', () => {
  const pending = [
    { text: '-- Orders.\n-- cost: orders 0.06 ms 250 bytes\nselect 1;' },
    { text: 'select 2;' },
    { text: '-- cost: listings 2 ms 2000 bytes after the start\n-- cost: users 0.06 ms 0 bytes\n' },
  ];
  const counts = new Map([
    ['orders', 1_000_000],
    ['users', 1_500_000],
    ['listings', 30_000],
  ]);
  expect(estimateCost(pending, counts)).toEqual({ minutes: 3, laterMinutes: 1, megabytes: 310 });
});

test('a migration that only a newer version has is reported as a problem', async () => {
  const newer = await createDatabase();
  onTestFinished(() => newer.drop());
  await queryOn(newer.connection, "insert into migrations (name, checksum) values ('9999_later.sql', 'x')");
  const lines = about(await doctor.run({ DATABASE_URL: urlOf(newer.connection) }), 'migrations');
  expect(lines).toEqual([
    expect.stringMatching(/^problem migrations: the database has migration 9999_later\.sql/),
  ]);
});

test('a database with the wrong encoding is reported as a problem, with the statement for a valid one', async () => {
  const name = `doctor_${process.pid}`;
  await onServer(
    `create database ${name} template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`,
  );
  onTestFinished(() => onServer(`drop database ${name}`));
  const lines = await doctor.run({ DATABASE_URL: urlOf({ ...doctor.connection, database: name }) });
  expect(lines).toContainEqual(
    expect.stringMatching(/^problem DATABASE_URL: .*its encoding is SQL_ASCII; .*create database/),
  );
});

test('a database that rejects the password or does not respond is reported without the password', async () => {
  const wrong = urlOf({ ...doctor.connection, password: 'hunter2' });
  const gone = `postgres://shop:hunter2@127.0.0.1:${await findFreePort()}/shop`;
  for (const [DATABASE_URL, reason] of [
    [wrong, 'password authentication failed'],
    [gone, 'ECONNREFUSED .*; start PostgreSQL there, or correct host and port in DATABASE_URL$'],
  ] as const) {
    const [line] = about(await doctor.run({ DATABASE_URL }), 'DATABASE_URL');
    expect(line).toMatch(new RegExp(`^problem DATABASE_URL: .* cannot be used: .*${reason}`));
    expect(line).not.toContain('hunter2');
  }
});

test("a clock that differs from the database's is reported as a warning", async () => {
  expect(about(await doctor.run(), 'clock')).toEqual(["ok clock: agrees with the database's"]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(about(await doctor.run(), 'clock')).toEqual([
    expect.stringMatching(
      /^warning clock: this machine is 36\d\d(\.\d+)? s behind the database's; synchronize both/,
    ),
  ]);
});

test('a setting that differs from that of a running process is reported as a warning', async () => {
  await queryOn(
    doctor.connection,
    `insert into processes (id, host, pid, version, node, started_at, settings)
     values ('one', 'shop1', 12, '1.0.0', '26', now(), '{"LOCALE": "de", "UNITS": null}'), ('two', 'shop1', 13, '1.0.0', '26', now(), '{"LOCALE": "fr"}'),
       ('old', 'shop2', 7, '0.9.0', '26', now(), null)`,
  );
  const lines = await doctor.run({ LOCALE: 'fr' });
  expect(about(lines, 'LOCALE')).toEqual([
    'warning LOCALE: fr here, but de in process 12 on shop1; use the same value in all processes',
  ]);
  expect(about(lines, 'UNITS')).toEqual([]);
});

test('a pool with more connections than the database allows is reported as a warning', async () => {
  const lines = await doctor.run({ DATABASE_CONNECTIONS: '500' });
  expect(about(lines, 'DATABASE_CONNECTIONS')).toEqual([
    expect.stringMatching(
      /^warning DATABASE_CONNECTIONS: each process opens up to 757 connections, but the server allows only \d+ in total; lower it, or raise max_connections of the server$/,
    ),
  ]);
});

test('the doctor reports what a first start would create, and creates nothing', async () => {
  const lines = await doctor.run({ DATABASE_URL: '' });
  expect(about(lines, 'database')).toEqual([
    `ok database: the next start creates an embedded PostgreSQL in ${join(doctor.folder, 'state', 'postgres')}`,
  ]);
  expect(about(lines, 'DEMO')).toEqual(['ok DEMO: the next start creates the demo shop with its users']);
  expect(about(await doctor.run({ DATABASE_URL: '', DEMO: '0' }), 'DEMO')).toEqual([
    'ok DEMO: the next start creates no demo users',
  ]);
  expect(existsSync(join(doctor.folder, 'state'))).toBe(false);
});

test('a data folder of a different PostgreSQL major version is reported as a problem', async () => {
  const stateDir = join(doctor.folder, 'older');
  await mkdir(join(stateDir, 'postgres', 'data'), { recursive: true });
  await writeFile(join(stateDir, 'postgres', 'data', 'PG_VERSION'), '9\n');
  const lines = await doctor.run({ DATABASE_URL: '', STATE_DIR: stateDir });
  expect(lines).toContainEqual(
    expect.stringMatching(/^problem .*was created by PostgreSQL 9, but this Rangefinder/),
  );
});
