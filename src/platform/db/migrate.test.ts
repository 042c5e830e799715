import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createLog } from '#src/platform/observability/log.server.ts';
import { makeFolder } from '#test/files.ts';
import { createDatabase } from '#test/database.ts';
import { connect, type Db } from './connect.server.ts';
import { findPending, migrate, readMigrations, type Migration } from './migrate.server.ts';

const ownMigrations = join(import.meta.dirname, '../../../db/migrations');
const log = createLog('silent');
let database: Awaited<ReturnType<typeof createDatabase>>;
let db: Db;
beforeEach(async () => {
  database = await createDatabase('template0');
  db = connect(database.connection, log);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

function connectToo(options: object = {}): Db {
  const other = connect({ ...database.connection, ...options }, log);
  onTestFinished(() => other.destroy());
  return other;
}

const step = (name: string, text: string): Migration => ({ name, text, checksum: `of ${text}` });
const one = step('0001_one.sql', 'create table one (id int); insert into one values (1);');
const two = step('0002_two.sql', 'create table two (id int)');

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

test('all migrations run on an empty database, once and in order', async () => {
  const migrations = await readMigrations(ownMigrations);
  const names = migrations.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(await migrate(db, migrations)).toEqual(names);
  expect(await migrate(db, migrations)).toEqual([]);
  expect(await tables()).toEqual(expect.arrayContaining(['listings', 'migrations', 'orders', 'people']));
});

test('an edit of an item that has no parts and no place and is no adapter writes at most nine indexes', async () => {
  await migrate(db, await readMigrations(ownMigrations));
  const { rows } = await sql`
    select indexname from pg_indexes
    where tablename = 'listings' and indexdef not like '%part_terms IS NOT NULL%'
      and indexdef not like '%place_id IS NOT NULL%'
      and indexdef not like '%adapts_from IS NOT NULL%'`.execute(db);
  expect(rows).toHaveLength(9);
});

test('only one of several processes that start together migrates an empty database', async () => {
  const migrations = await readMigrations(ownMigrations);
  const all = [db, connectToo(), connectToo()];
  const done = await Promise.all(all.map((each) => migrate(each, migrations)));
  expect(done.map(({ length }) => length).toSorted()).toEqual([0, 0, migrations.length]);
});

test('a database from before 1.0 is rejected with one line and not changed', async () => {
  await migrate(db, [one, two]);
  const before = await tables();
  await expect(migrate(db, await readMigrations(ownMigrations))).rejects.toThrow(
    /^the database was created by a version before 1\.0, which cannot be upgraded; use an empty database \(DATABASE_URL\) or an empty folder \(STATE_DIR\)$/,
  );
  expect(await tables()).toEqual(before);
});

test('a newer build runs only the new migrations', async () => {
  expect(await findPending(db, [one])).toEqual([one]);
  await migrate(db, [one]);
  expect(await findPending(db, [one])).toEqual([]);
  expect(await findPending(db, [one, two])).toEqual([two]);
  expect(await migrate(db, [one, two])).toEqual(['0002_two.sql']);
  const { rows } = await sql`select id from one`.execute(db);
  expect(rows).toHaveLength(1);
});

test('an edited migration is rejected by name, and no other one runs', async () => {
  await migrate(db, [one]);
  const edited = step('0001_one.sql', 'create table one (id bigint)');
  await expect(migrate(db, [edited, two])).rejects.toThrow(
    /^migration 0001_one\.sql was changed after it ran on this database; restore the released file/,
  );
  expect(await tables()).toEqual(['migrations', 'one']);
});

test('a database from a newer build is rejected with the name of the unknown migration', async () => {
  await migrate(db, [one, two]);
  await expect(migrate(db, [one])).rejects.toThrow(
    /^the database has migration 0002_two\.sql, which this build does not have; start the version that ran it/,
  );
});

test('a build runs on the database of a newer build only if all newer migrations are additive', async () => {
  const added = step('0002_two.additive.sql', 'create table two (id int)');
  await migrate(db, [one, added]);
  expect(await migrate(db, [one])).toEqual([]);
  await migrate(db, [one, added, step('0003_three.sql', 'drop table two')]);
  await expect(migrate(db, [one])).rejects.toThrow(/^the database has migration 0003_three\.sql, /);
});

test('a failed migration also rolls back the migrations that ran before it in the same start', async () => {
  const broken = step('0002_broken.sql', 'create table half (id int); select 1/0;');
  await expect(migrate(db, [one, broken])).rejects.toThrow(/division by zero/);
  expect(await tables()).toEqual([]);
  expect(await migrate(db, [one, two])).toEqual(['0001_one.sql', '0002_two.sql']);
});

test('migrations are read in the order of their names, and other files are ignored', async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, '0010_b.sql'), 'select 2');
  await writeFile(join(folder, '0002_a.sql'), 'select 1');
  await writeFile(join(folder, '0001_a.sql.orig'), 'select 0');
  await writeFile(join(folder, 'README.md'), 'no');
  await mkdir(join(folder, 'old'));
  const read = await readMigrations(folder);
  expect(read.map(({ name, text }) => [name, text])).toEqual([
    ['0002_a.sql', 'select 1'],
    ['0010_b.sql', 'select 2'],
  ]);
  expect(read[0]!.checksum).toMatch(/^[0-9a-f]{64}$/);
});

test('a migration may take longer than the statement timeout', async () => {
  const withTimeout = connectToo({ statement_timeout: 5_000 });
  await migrate(withTimeout, [
    step(
      '0001_timeout.sql',
      `create table timeouts as select current_setting('statement_timeout') as longest`,
    ),
  ]);
  expect((await sql`select longest from timeouts`.execute(withTimeout)).rows).toEqual([{ longest: '0' }]);
  expect((await sql`show statement_timeout`.execute(withTimeout)).rows).toEqual([
    { statement_timeout: '5s' },
  ]);
});
