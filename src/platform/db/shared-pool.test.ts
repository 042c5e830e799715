import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { prepared } from '#src/platform/context.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { isOutage } from '#src/platform/outage.server.ts';
import { createDatabase } from '#test/database.ts';
import { connect, connectWithoutTimeouts, poolOf, type Db } from './connect.server.ts';

const database = await createDatabase('template0');
const db = connect({ ...database.connection, max: 1 }, createLog('silent'));
await sql`create table items (id integer primary key)`.execute(db);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function connection(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]!.pid;
}

test('only a statement marked as prepared is planned once per connection', async () => {
  for (const value of ['one', 'two']) {
    const once = await prepared(() => sql`select ${value}::text as planned_once`.execute(db));
    const each = await sql`select ${value}::text as each_time`.execute(db);
    expect([once.rows, each.rows]).toEqual([[{ planned_once: value }], [{ each_time: value }]]);
  }
  const { rows } = await sql`select statement from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([{ statement: 'select $1::text as planned_once' }]);
});

const countLater = () => prepared(() => sql`select count(*) from later`.execute(db));

test('a prepared statement that failed to plan is planned again by the next caller', async () => {
  await expect(countLater()).rejects.toMatchObject({ code: '42P01' });
  await sql`create table later ()`.execute(db);
  expect((await countLater()).rows).toEqual([{ count: 0 }]);
});

test('a lost connection fails the statement, and the next statement gets a new connection', async () => {
  const pid = await connection();
  const failing = db.transaction().execute(async (trx) => {
    await sql`insert into items values (1)`.execute(trx);
    await sql`select pg_terminate_backend(${pid})`.execute(trx);
  });
  await expect(failing).rejects.toSatisfy(isOutage);
  expect((await sql`select from items`.execute(db)).rows).toEqual([]);
});

const selectValue = (value: unknown) => prepared(() => sql`select ${value}::text as selected`.execute(db));

test('a connection is replaced if its server does not know a statement that the driver has prepared', async () => {
  const pid = await connection();
  const broken = {
    toPostgres() {
      throw new Error('no value');
    },
  };
  await expect(selectValue(broken)).rejects.toThrow('no value');
  await expect(selectValue('one')).rejects.toMatchObject({ code: '26000' });
  expect((await selectValue('two')).rows).toEqual([{ selected: 'two' }]);
  expect(await connection()).not.toBe(pid);
});

test('a server that does not respond counts as an outage, and its connection is replaced', async () => {
  const withShortTimeout = connect(
    { ...database.connection, max: 1, query_timeout: 1_000 },
    createLog('silent'),
  );
  await expect(sql`select pg_sleep(60)`.execute(withShortTimeout)).rejects.toSatisfy(isOutage);
  expect((await sql`select 1 as one`.execute(withShortTimeout)).rows).toEqual([{ one: 1 }]);
  await withShortTimeout.destroy();
});

async function timeouts(at: Db) {
  const { rows } = await sql`select current_setting('idle_in_transaction_session_timeout') as idle,
    current_setting('statement_timeout') as statement`.execute(at);
  return rows;
}

test('transactions and statements time out, except on connections for long work', async () => {
  expect(await timeouts(db)).toEqual([{ idle: '1min', statement: '10s' }]);
  expect(poolOf(db).options).toMatchObject({ keepAlive: true, query_timeout: 15_000 });
  const withoutTimeouts = connectWithoutTimeouts(database.connection, createLog('silent'));
  expect(await timeouts(withoutTimeouts)).toEqual([{ idle: '0', statement: '0' }]);
  expect(poolOf(withoutTimeouts).options).toMatchObject({ query_timeout: 0 });
  await withoutTimeouts.destroy();
});
