import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#src/platform/observability/log.server.ts';
import { createDatabase } from '#test/database.ts';
import { prepared, sendAhead } from './shared-pool.server.ts';
import { connect, connectWithoutTimeouts, poolOf, type Db, type DbOrTrx } from './connect.server.ts';
import { isOutage } from '#src/platform/outage.server.ts';

const database = await createDatabase('template0');
const db = connect({ ...database.connection, max: 1 }, createLog('silent'));
const other = connect({ ...database.connection, max: 1 }, createLog('silent'));
await sql`create table items (id integer primary key)`.execute(db);
afterAll(async () => {
  await Promise.all([db.destroy(), other.destroy()]);
  await database.drop();
});
beforeEach(async () => {
  await sql`truncate items`.execute(db);
});

async function readIds(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from items order by id`.execute(db);
  return rows.map(({ id }) => id);
}

async function connection(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]!.pid;
}

const insert = (at: DbOrTrx, id: number) => sql`insert into items values (${id})`.execute(at);
const insertAhead = (at: DbOrTrx, id: number) => sendAhead(() => insert(at, id));
const isDuplicate = { code: '23505' };

test('only a statement marked as prepared is planned once per connection', async () => {
  for (const value of ['one', 'two']) {
    const once = await prepared(() => sql`select ${value}::text as planned_once`.execute(db));
    const each = await sql`select ${value}::text as each_time`.execute(db);
    expect([once.rows, each.rows]).toEqual([[{ planned_once: value }], [{ each_time: value }]]);
  }
  const { rows } = await sql`select statement from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([{ statement: 'select $1::text as planned_once' }]);
});

test('a statement that is sent ahead is not awaited, and runs before the next statement', async () => {
  await insert(db, 1);
  const locked = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const holder = other.transaction().execute(async (trx) => {
    await sql`select from items for update`.execute(trx);
    locked.resolve();
    await free.promise;
  });
  await locked.promise;
  const seen = await db.transaction().execute(async (trx) => {
    // If this were awaited, the next line, which releases the lock, would never run.
    const { result: answer } = await sendAhead(() => sql`update items set id = 2 returning id`.execute(trx));
    free.resolve();
    const { rows } = await sql`select id from items`.execute(trx);
    return [rows, (await answer!).rows];
  });
  await holder;
  expect(seen).toEqual([[{ id: 2 }], [{ id: 2 }]]);
  expect(await readIds()).toEqual([2]);
});

test('the next awaited statement fails with the error of one that was sent ahead', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await insert(trx, 1);
    await insertAhead(trx, 1);
    await insertAhead(trx, 2);
    await sql`select 1`.execute(trx);
  });
  await expect(failing).rejects.toMatchObject(isDuplicate);
  expect(await readIds()).toEqual([]);
});

test('the error of a statement that was sent ahead fails its commit, but not the next transaction', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await insert(trx, 1);
    await insertAhead(trx, 1);
  });
  await expect(failing).rejects.toMatchObject(isDuplicate);
  expect(await readIds()).toEqual([]);
});

test('an error thrown by application code is not replaced by that of a statement that was sent ahead', async () => {
  const before = await connection();
  for (const sent of [1, 2]) {
    const failing = db.transaction().execute(async (trx) => {
      for (let each = 0; each < sent; each++) await insertAhead(trx, 1);
      throw new Error('mine');
    });
    await expect(failing).rejects.toThrow('mine');
    expect(await readIds()).toEqual([]);
  }
  expect(await connection(), 'is used again').toBe(before);
});

test('a statement outside of a transaction is always awaited, because its connection is shared', async () => {
  await insert(db, 1);
  await expect(insertAhead(db, 1)).rejects.toMatchObject(isDuplicate);
  expect(await readIds()).toEqual([1]);
});

const countLater = (at: DbOrTrx) => prepared(() => sql`select count(*) from later`.execute(at));

test('a prepared statement that failed to plan is planned again by the next caller', async () => {
  const early = db.transaction().execute(async (trx) => {
    await sendAhead(() => countLater(trx));
    await sql`select 1`.execute(trx);
  });
  await expect(early).rejects.toMatchObject({ code: '42P01' });
  await sql`create table later ()`.execute(db);
  expect((await countLater(db)).rows).toEqual([{ count: 0 }]);
});

test('a lost connection fails the awaited statement, and the next statement gets a new connection', async () => {
  const pid = await connection();
  const failing = db.transaction().execute(async (trx) => {
    await insertAhead(trx, 1);
    await sql`select pg_terminate_backend(${pid})`.execute(trx);
  });
  await expect(failing).rejects.toSatisfy(isOutage);
  expect(await readIds()).toEqual([]);
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
