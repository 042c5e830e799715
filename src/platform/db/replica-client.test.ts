import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { countOf } from '#test/metrics.ts';
import { createDatabase } from '#test/shop.ts';
import { ReadingClient } from './replica-client.server.ts';
import { Standby } from './standby.server.ts';

// Two pools of one server, which knows by their names where a statement is asked.
const database = await createDatabase();
const standby = new pg.Pool({ ...database.connection, application_name: 'standby' });
const primary = new pg.Pool({ ...database.connection, application_name: 'primary', max: 1 });
// Dropping the database can end a connection that is still closing.
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

test('a statement is answered by the standby, and no connection of the primary is taken for it', async () => {
  const held = await primary.connect();
  const client = await reading();
  expect((await client.query(where, [])).rows).toEqual([{ name: 'standby' }]);
  client.release();
  held.release();
  expect(standby.idleCount).toBe(1);
});

test.for(['40001', '40P01', '57014', '57P01', '08006', '25006', '53300'])(
  'what a standby gives up with %s, and all that follows, is asked of the primary',
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

test('what is wrong with a statement is not asked twice', async () => {
  const before = await again();
  const client = await reading();
  await expect(client.query('select failing($1)', ['22012'])).rejects.toMatchObject({ code: '22012' });
  client.release();
  expect(await again()).toBe(before);
});

test.for(['begin', 'start transaction isolation level repeatable read'])(
  'a transaction that starts with "%s" is one of the primary',
  async (start) => {
    const client = await reading();
    await client.query(start, []);
    expect((await client.query(where, [])).rows).toEqual([{ name: 'primary' }]);
    await client.query('rollback', []);
    client.release();
  },
);

test('a connection that leads to another server than the log comes from is not used', async () => {
  const other = new Standby(database.connection, new Date().toISOString());
  const client = await reading(async () => other.pool('main', (to) => new pg.Pool(to)).connect());
  expect((await client.query(where, [])).rows).toEqual([{ name: 'primary' }]);
  client.release();
  await other.end();
});
