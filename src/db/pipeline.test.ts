import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#src/platform/log.server.ts';
import { createDatabase } from '#test/shop.ts';
import { prepared, pipelined } from './pipeline.server.ts';
import { connect, connectUnhurried, poolOf, type Db, type DbOrTrx } from './connect.server.ts';
import { isOutage } from './outage.server.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let db: Db;
let other: Db;
beforeAll(async () => {
  database = await createDatabase('template0');
  // One connection: what it has prepared, or was left in, is asked through it.
  db = connect({ ...database.connection, max: 1 }, createLog('silent'));
  other = connect({ ...database.connection, max: 1 }, createLog('silent'));
  await sql`create table things (id integer primary key)`.execute(db);
});
afterAll(async () => {
  await Promise.all([db.destroy(), other.destroy()]);
  await database.drop();
});
beforeEach(async () => {
  await sql`truncate things`.execute(db);
});

async function things(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from things order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Which one it is that the pool has. */
async function connection(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]!.pid;
}

test('a statement that asks for it is planned once for its connection, any other each time', async () => {
  for (const value of ['one', 'two']) {
    const kept = await sql`select ${value}::text as kept ${prepared}`.execute(db);
    const each = await sql`select ${value}::text as each_time`.execute(db);
    expect([kept.rows, each.rows]).toEqual([[{ kept: value }], [{ each_time: value }]]);
  }
  const { rows } = await sql`select statement from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([{ statement: 'select $1::text as kept /* plan kept */' }]);
});

test('what is sent ahead is not waited for, and done before what follows', async () => {
  await sql`insert into things values (1)`.execute(db);
  const locked = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const holder = other.transaction().execute(async (trx) => {
    await sql`select from things for update`.execute(trx);
    locked.resolve();
    await free.promise;
  });
  await locked.promise;
  const seen = await db.transaction().execute(async (trx) => {
    // Waited for, this would never get to the line that sets it free.
    await sql`update things set id = 2 ${pipelined}`.execute(trx);
    free.resolve();
    return sql`select id from things`.execute(trx);
  });
  await holder;
  expect(seen.rows).toEqual([{ id: 2 }]);
  expect(await things()).toEqual([2]);
});

test('its failure is that of the next statement that is waited for, and nothing stays', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await sql`insert into things values (1)`.execute(trx);
    await sql`insert into things values (1) ${pipelined}`.execute(trx);
    await sql`insert into things values (2) ${pipelined}`.execute(trx);
    await sql`select 1`.execute(trx);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await things()).toEqual([]);
});

test('the failure of the last one is that of the commit, and of nobody who comes after', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await sql`insert into things values (1)`.execute(trx);
    await sql`insert into things values (1) ${pipelined}`.execute(trx);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await things()).toEqual([]);
});

test('who fails for reasons of their own says so, whatever was sent ahead', async () => {
  const before = await connection();
  for (const sent of [1, 2]) {
    const failing = db.transaction().execute(async (trx) => {
      // Of two the second fails.
      for (let each = 0; each < sent; each++)
        await sql`insert into things values (1) ${pipelined}`.execute(trx);
      throw new Error('mine');
    });
    await expect(failing).rejects.toThrow('mine');
    expect(await things()).toEqual([]);
  }
  // The connection is as good as before.
  expect(await connection()).toBe(before);
});

test('outside of a transaction it is waited for: the connection is the next one’s', async () => {
  await sql`insert into things values (1)`.execute(db);
  await expect(sql`insert into things values (1) ${pipelined}`.execute(db)).rejects.toMatchObject({
    code: '23505',
  });
  expect(await things()).toEqual([1]);
});

async function countLater(at: DbOrTrx) {
  return sql`select count(*) from later ${pipelined} ${prepared}`.execute(at);
}

test('a kept plan that failed to be made is made by the next who asks', async () => {
  const early = db.transaction().execute(async (trx) => {
    await countLater(trx);
    await sql`select 1`.execute(trx);
  });
  await expect(early).rejects.toMatchObject({ code: '42P01' });
  await sql`create table later ()`.execute(db);
  expect((await countLater(db)).rows).toEqual([{ count: 0 }]);
});

test('a connection that is lost before its answers fails what waits, and the next gets another', async () => {
  const pid = await connection();
  const failing = db.transaction().execute(async (trx) => {
    await sql`insert into things values (1) ${pipelined}`.execute(trx);
    await sql`select pg_terminate_backend(${pid})`.execute(trx);
  });
  await expect(failing).rejects.toSatisfy(isOutage);
  expect(await things()).toEqual([]);
});

const ask = (value: unknown) =>
  sql<{ asked: string }>`select ${value}::text as asked ${prepared}`.execute(db);

test('a connection that takes a statement for prepared that is not is replaced once that shows', async () => {
  const pid = await connection();
  const broken = {
    toPostgres() {
      throw new Error('no value');
    },
  };
  await expect(ask(broken)).rejects.toThrow('no value');
  await expect(ask('one')).rejects.toMatchObject({ code: '26000' });
  expect((await ask('two')).rows).toEqual([{ asked: 'two' }]);
  expect(await connection()).not.toBe(pid);
});

test('a server that says nothing any more is not waited for: that is an outage', async () => {
  const hasty = connect({ ...database.connection, max: 1, query_timeout: 1_000 }, createLog('silent'));
  const silent = sql`select pg_sleep(60)`.execute(hasty);
  await expect(silent).rejects.toSatisfy(isOutage);
  // Over another connection.
  expect((await sql`select 1 as one`.execute(hasty)).rows).toEqual([{ one: 1 }]);
  await hasty.destroy();
});

async function timeouts(at: Db) {
  const { rows } = await sql`select current_setting('idle_in_transaction_session_timeout') as idle,
    current_setting('statement_timeout') as statement`.execute(at);
  return rows;
}

test('what a process leaves open ends by itself, but not where things take as long as they take', async () => {
  expect(await timeouts(db)).toEqual([{ idle: '1min', statement: '10s' }]);
  expect(poolOf(db).options).toMatchObject({ keepAlive: true, query_timeout: 15_000 });
  const unhurried = connectUnhurried(database.connection, createLog('silent'));
  expect(await timeouts(unhurried)).toEqual([{ idle: '0', statement: '0' }]);
  expect(poolOf(unhurried).options).toMatchObject({ query_timeout: 0 });
  await unhurried.destroy();
});
