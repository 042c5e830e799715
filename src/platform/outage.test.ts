import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { newId } from '#src/platform/ids.server.ts';
import { isOutage } from '#src/platform/outage.server.ts';
import { onServer } from '#test/database.ts';
import { expectProblem } from '#test/problems.ts';
import { meeting, password, createListing, type Shop, useShop } from '#test/shop.ts';
import type { Trx } from './db/connect.server.ts';

const shop = await useShop();

async function pidOf(trx: Trx): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
  return rows[0]!.pid;
}

/** Locks a table against writers, waits until the shop waits for the lock, and ends the waiting connections. */
async function breakOff(table: 'orders' | 'identity_session', call: () => Promise<unknown>) {
  const client = new pg.Client(shop.connection);
  await client.connect();
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    const response = call();
    const waiting = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    let ended: number | null = 0;
    while (!ended) ended = (await client.query(waiting)).rowCount;
    return (await response) as Awaited<ReturnType<Shop['call']>>;
  } finally {
    await client.end();
  }
}

test('a lost connection fails only its own transaction', async () => {
  const { db } = shop.app;
  const lost = db.transaction().execute(async (trx) => {
    const pid = await pidOf(trx);
    await onServer(`select pg_terminate_backend(${pid})`);
    return pidOf(trx);
  });
  await expect(lost).rejects.toSatisfy(isOutage);
  await expect(db.transaction().execute(pidOf)).resolves.toBeGreaterThan(0);
});

test('a call that loses its database connection gets a 503, and a retry with the same key runs once', async () => {
  const [seller, buyer] = [await shop.createUser('Seller'), await shop.createUser('Buyer')];
  const body = { ...meeting, listing: (await createListing(shop, seller))._id };
  const headers = { 'idempotency-key': newId() };
  const order = () => shop.call('POST', '/orders', { as: buyer, body, headers });
  const response = await breakOff('orders', order);
  expectProblem(response, 503);
  expect(response.headers.get('retry-after')).toBe('1');
  const again = await order();
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, null]);
});

test('a login that loses its database connection gets a 503, and succeeds when it is retried', async () => {
  const { email } = await shop.signUpUser('Buyer');
  const signIn = () => shop.call('POST', '/auth/sign-in/email', { body: { email, password } });
  expectProblem(await breakOff('identity_session', signIn), 503);
  // The pool may notice the broken connection only at its next use.
  let again = await signIn();
  while (again.status === 503) again = await signIn();
  expect(again.status).toBe(200);
});
