import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createLog } from '#src/platform/observability/log.server.ts';
import { createDatabase } from '#test/database.ts';
import { makeFolder } from '#test/files.ts';
import { connect, type Db } from './connect.server.ts';
import {
  advisoryLocks,
  choosePath,
  findPending,
  migrate,
  readMigrations,
  type Migrating,
  type Migration,
} from './migrate.server.ts';
import type { Tables } from './tables.ts';

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
const silent = { onWait() {}, onBegin() {}, onRetry() {}, onRan() {} };
const one = step('0001_one.sql', 'create table one (id int); insert into one values (1);');
const two = step('0002_two.sql', 'create table two (id int)');

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

test('all migrations run on an empty database, once and in order', async () => {
  const migrations = await readMigrations(ownMigrations);
  const names = migrations.filter(({ series }) => series !== '1.x').map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(await migrate(db, migrations)).toEqual(names);
  expect(await migrate(db, migrations)).toEqual([]);
  expect(await tables()).toEqual(expect.arrayContaining(['listings', 'migrations', 'orders', 'users']));
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
  const { length } = choosePath(migrations, []);
  expect(done.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([0, 0, length]);
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

test('a database of 1.x runs all of 1.x and only notes the migrations of 2.0, which a new one runs instead', async () => {
  const migrations: Migration[] = [
    { ...one, series: '1.x' },
    { ...step('0004_two.sql', 'create table two (id int)'), series: '1.x' },
    { ...step('0003_all.sql', 'create table one (id int); create table two (id int)'), series: '2.0' },
    step('0005_three.sql', 'alter table two add column three int'),
  ];
  const added = ['0003_all.sql', '0005_three.sql'];
  const fresh = await createDatabase('template0');
  onTestFinished(() => fresh.drop());
  const ofNew = connect(fresh.connection, log);
  onTestFinished(() => ofNew.destroy());
  expect(await migrate(ofNew, migrations)).toEqual(added);
  await migrate(db, [one]);
  expect(await migrate(db, migrations)).toEqual(['0004_two.sql', ...added]);
  for (const each of [db, ofNew]) {
    expect(await migrate(each, migrations)).toEqual([]);
    expect((await sql`select three from two`.execute(each)).rows).toEqual([]);
  }
});

test('an edited migration is rejected by name, and no other one runs', async () => {
  await migrate(db, [one]);
  const edited = step('0001_one.sql', 'create table one (id bigint)');
  await expect(migrate(db, [edited, two])).rejects.toThrow(
    /^migration 0001_one\.sql was changed after it ran on this database; restore the released file/,
  );
  expect(await tables()).toEqual(['backfills', 'migrations', 'one']);
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

test('a failed migration is named and rolled back, and the next start goes on with it', async () => {
  const broken = step('0002_two.sql', 'create table half (id int); select 1/0;');
  await expect(migrate(db, [one, broken])).rejects.toThrow('migration 0002_two.sql failed: division by zero');
  expect(await tables()).toEqual(['backfills', 'migrations', 'one']);
  expect(await migrate(db, [one, two])).toEqual(['0002_two.sql']);
});

test('a migration waits a second at a time for the locks of other transactions, and does not keep others waiting', async () => {
  await migrate(db, [one]);
  const holder = await connectToo().startTransaction().execute();
  await sql`select from one`.execute(holder);
  const retried: unknown[] = [];
  const report = { ...silent, onRetry: ({ name }: Migration) => retried.push(name) };
  const altered = migrate(
    connectToo(),
    [one, step('0002_alter.sql', 'alter table one add column b int')],
    report,
  );
  await expect.poll(() => retried.length, { timeout: 30_000 }).toBeGreaterThan(1);
  // The migration has given up its place in the queue, so this does not wait for the transaction above.
  await sql`select from one`.execute(db);
  await holder.commit().execute();
  expect(await altered).toEqual(['0002_alter.sql']);
  expect(new Set(retried)).toEqual(new Set(['0002_alter.sql']));
});

test('a start that waits says which process migrates since when, and ends when it is stopped', async () => {
  const other = connectToo({ application_name: 'rangefinder of old' });
  await other.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${advisoryLocks.migrations})`.execute(connection);
    const stop = new AbortController();
    const seen: (Migrating | undefined)[] = [];
    const report = { ...silent, onWait: (found: Migrating | undefined) => seen.push(found) };
    const waiting = migrate(db, [one], report, stop.signal);
    await expect.poll(() => seen.length, { timeout: 30_000 }).toBeGreaterThan(1);
    const { rows } = await sql<Migrating>`
      select pid, application_name as application, host(client_addr) as address, backend_start as since
      from pg_stat_activity where pid = pg_backend_pid()`.execute(connection);
    expect(seen[0]).toEqual(rows[0]);
    expect(seen[0]?.application).toBe('rangefinder of old');
    stop.abort();
    await expect(waiting).rejects.toThrow('aborted');
    await sql`select pg_advisory_unlock(${advisoryLocks.migrations})`.execute(connection);
  });
  expect(await tables()).toEqual([]);
});

test('a migration ends on the server when the process that runs it is killed', async () => {
  await migrate(db, [one]);
  const { connection } = database;
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  // A driver for one connection, which the test cuts like the end of a process does.
  const pool = {
    connect: async () => ({ query: client.query.bind(client), release() {} }),
    end: async () => undefined,
  };
  const killed = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) });
  const slow = step('0002_slow.sql', 'lock table one; select pg_sleep(600)');
  const failed = migrate(killed, [one, slow]).catch((error: unknown) => error);
  const isLocked = async () =>
    (
      await sql`select from pg_locks where relation = 'one'::regclass and mode = 'AccessExclusiveLock'`.execute(
        db,
      )
    ).rows.length;
  await expect.poll(isLocked, { timeout: 30_000 }).toBe(1);
  client.connection.stream.destroy();
  await expect.poll(isLocked, { timeout: 30_000 }).toBe(0);
  expect(await failed).toBeInstanceOf(Error);
  expect(await migrate(db, [one, two])).toEqual(['0002_two.sql']);
});

test('rows that a start needs are written in batches, each of which is committed, before the next migration', async () => {
  const fill = step(
    '0002_fill.sql',
    `alter table one add column twice int;
    insert into one select generate_series(2, 250);
    create table batches (last text, tx xid8);
    create function fill_twice(after text, batch_size int) returns text language plpgsql as $$
    declare
      batch int[] := array(select id from one where id > coalesce(nullif(after, ''), '0')::int order by id limit batch_size);
    begin
      update one set twice = 2 * id where id = any(batch);
      insert into batches values (batch[cardinality(batch)]::text, pg_current_xact_id());
      return batch[cardinality(batch)]::text;
    end $$;
    insert into backfills (name, before_start) values ('fill_twice', true)`,
  );
  const next = step('0003_all.sql', 'create table filled as select count(twice)::int as rows from one');
  await migrate(db, [one, fill, next]);
  expect((await sql`select rows from filled`.execute(db)).rows).toEqual([{ rows: 250 }]);
  const { rows } = await sql`select last from batches group by last, tx order by last::int`.execute(db);
  expect(rows).toEqual([{ last: '100' }, { last: '200' }, { last: '250' }, { last: null }]);
  expect((await sql`select from backfills`.execute(db)).rows).toEqual([]);
});

test('a database that ran an earlier text of a migration is accepted', async () => {
  await migrate(db, [one]);
  const faster = { ...step('0001_one.sql', 'create table one (id int)'), earlierChecksums: [one.checksum] };
  expect(await migrate(db, [faster, two])).toEqual(['0002_two.sql']);
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
