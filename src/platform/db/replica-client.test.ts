import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createDatabase } from '#test/database.ts';
import { countOf } from '#test/observability.ts';
import { ReadingClient } from './shared-pool.server.ts';
import { Standby } from './standby.server.ts';

// Two pools of one server stand in for two servers. Their application names show where a statement ran.
const database = await createDatabase();
const standby = new pg.Pool({ ...database.connection, application_name: 'standby' });
const primary = new pg.Pool({ ...database.connection, application_name: 'primary', max: 1 });
// Dropping the database can end a connection that is still being closed.
for (const pool of [standby, primary]) pool.on('connect', (client) => client.on('error', () => undefined));
await primary.query(`create function failing(code text) returns text language plpgsql as $$
    begin
      if current_setting('application_name') = 'standby' then raise exception using errcode = code; end if;
      return current_setting('application_name');
    end $$`);
afterAll(async () => {
  await Promise.all([standby.end(), primary.end()]);
  await database.drop();
});

const atStandby = async () => standby.connect();
const reading = async (connect = atStandby) => ReadingClient.of(connect, async () => primary.connect());
const where = `select current_setting('application_name') as name`;
const again = async () => countOf('rangefinder_replica_retries_total');

test('a statement runs on the standby without taking a connection to the primary', async () => {
  const held = await primary.connect();
  const client = await reading();
  expect((await client.query(where, [])).rows).toEqual([{ name: 'standby' }]);
  client.release();
  held.release();
  expect(standby.idleCount).toBe(1);
});

test.for(['40001', '40P01', '57014', '57P01', '08006', '25006', '53300'])(
  'after SQLSTATE %s from the standby, this and all later statements run on the primary',
  async (code) => {
    const before = await again();
    const client = await reading();
    expect((await client.query('select failing($1) as name', [code])).rows).toEqual([{ name: 'primary' }]);
    expect((await client.query(where, [])).rows).toEqual([{ name: 'primary' }]);
    client.release();
    expect([primary.idleCount, standby.totalCount]).toEqual([1, 0]);
    expect(await again()).toBe(before + 1);
  },
);

test('a statement whose error is not due to the standby is not repeated on the primary', async () => {
  const before = await again();
  const client = await reading();
  await expect(client.query('select failing($1)', ['22012'])).rejects.toMatchObject({ code: '22012' });
  client.release();
  expect(await again()).toBe(before);
});

test.for(['begin', 'start transaction isolation level repeatable read'])(
  'a transaction that starts with "%s" runs on the primary',
  async (start) => {
    const client = await reading();
    await client.query(start, []);
    expect((await client.query(where, [])).rows).toEqual([{ name: 'primary' }]);
    await client.query('rollback', []);
    client.release();
  },
);

test('a connection is used only if it leads to the server that the change log is read from', async () => {
  const other = new Standby(database.connection, new Date().toISOString());
  const client = await reading(async () => other.pool('main', (to) => new pg.Pool(to)).connect());
  expect((await client.query(where, [])).rows).toEqual([{ name: 'primary' }]);
  client.release();
  await other.end();
});
