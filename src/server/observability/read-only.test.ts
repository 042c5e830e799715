import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { aCamera, useShop } from '#test/shop.ts';
import { createReadyCheck } from './ready-check.ts';

const shop = await useShop();

test('a read-only database is reported by /readyz, rejects writes and allows reads until it is writable again', async () => {
  // Otherwise the cut connections would be logged.
  shop.app.log.level = 'silent';
  const seller = await shop.createUser('Seller');
  const { database } = shop.connection;
  const check = createReadyCheck(shop.app);
  const ready = async () => (await check()).json();
  expect(await ready()).toEqual({ status: 'ready', writes: true });

  const operator = new pg.Client({ ...shop.connection, options: '-c default_transaction_read_only=off' });
  await operator.connect();
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = 'rangefinder'`;
  await operator.query(`alter database ${database} set default_transaction_read_only = on`);
  await operator.query(end);
  const refused = await vi.waitUntil(async () => {
    const response = await shop.call('POST', '/cameras', { as: seller, body: aCamera });
    return /read-only/.test(response.body.detail) && response;
  });
  expectProblem(refused, 503);
  expect(await ready()).toEqual({ status: 'ready', writes: false, reason: 'The database can only be read.' });
  expect(await shop.call('GET', '/cameras')).toMatchObject({ status: 200, body: [] });

  await operator.query(`alter database ${database} reset default_transaction_read_only`);
  await operator.query(end);
  await operator.end();
  const written = await vi.waitUntil(async () => {
    const response = await shop.call('POST', '/cameras', { as: seller, body: aCamera });
    return response.status !== 503 && response;
  });
  expect(written).toMatchObject({ status: 201 });
});
