import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from '#test/shop.ts';
import { bookingKey, Changes, changesTold, itemKey } from './changes.server.ts';
import { createLog } from './log.server.ts';

/** Stands between a process and its database, and can fall silent without a word to either. */
async function startProxy({ host, port }: pg.ClientConfig) {
  const pairs = new Set<[Socket, Socket]>();
  let isMute = false;
  const server = createServer((near) => {
    const far = host!.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port!, host);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const each of pair) each.on('error', () => undefined);
    if (isMute) return;
    near.pipe(far);
    far.pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on nothing gets through, neither of what is open nor of what is opened. */
    mute(): void {
      isMute = true;
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    /** What is opened from now on gets through again. */
    speak(): void {
      isMute = false;
    },
    /** Ends what is open. */
    cut(): void {
      for (const pair of pairs) for (const each of pair) each.destroy();
    },
    async close(): Promise<void> {
      this.cut();
      server.close();
      await once(server, 'close');
    },
  };
}

let database: Awaited<ReturnType<typeof createDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client(database.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const log = createLog('silent');
const write = () => client.query(`select pg_notify('changed', 'posts')`);

test.for(['mute', 'cut'] as const)(
  'a connection that goes %s is noticed within a second, and what was missed counts',
  async (how) => {
    const proxy = await startProxy(database.connection);
    const changes = new Changes();
    await changes.listen({ ...database.connection, host: '127.0.0.1', port: proxy.port }, log);
    expect(changes.listening).toBe(true);
    const before = changes.stamp(['posts']);
    await write();
    await vi.waitFor(() => expect(changes.stamp(['posts'])).toBe(before + 1));

    proxy[how]();
    await write();
    // The rest is for a machine that is busy.
    await vi.waitFor(() => expect(changes.listening).toBe(false), { timeout: 1_500, interval: 10 });

    proxy.speak();
    await vi.waitFor(() => expect(changes.listening).toBe(true), { timeout: 10_000 });
    const after = changes.stamp(['posts']);
    expect(after).toBeGreaterThan(before + 1);
    await write();
    await vi.waitFor(() => expect(changes.stamp(['posts'])).toBe(after + 1));
    await changes.close();
    await proxy.close();
  },
);

async function listeners(): Promise<string[]> {
  const { rows } = await client.query<{ query: string }>(`select query from pg_stat_activity
    where application_name = 'rangefinder-listen' and datname = current_database()`);
  return rows.map(({ query }) => query);
}

test('one that answers is kept', async () => {
  const changes = new Changes();
  await changes.listen(database.connection, log);
  // It has been asked since it began to listen.
  await vi.waitFor(async () => expect(await listeners()).toEqual(['select']));
  expect(changes.listening).toBe(true);
  await changes.close();
});

test('the items that changed since a stamp are known one by one, unless too many did, or any may have', () => {
  const changes = new Changes();
  const stamp = () => changes.stamp(['listings']);
  const before = stamp();
  changes.announce([bookingKey('one')]);
  const between = stamp();
  changes.announce([itemKey('other'), bookingKey('one')]);
  expect(changes.itemsSince(before)).toEqual(['one', 'other']);
  expect(changes.itemsSince(between)).toEqual(['other', 'one']);
  expect(changes.itemsSince(stamp())).toEqual([]);
  for (let count = 0; count < 500; count++) changes.announce([bookingKey(`many-${count}`)]);
  expect(changes.itemsSince(between)).toBeNull();
  const after = stamp();
  changes.announce([bookingKey('one')]);
  expect(changes.itemsSince(after)).toEqual(['one']);
  changes.announce(['listings']);
  expect(changes.itemsSince(after)).toBeNull();
});

test('what is heard of an item is a change of the table, in whatever order the two are heard', () => {
  const changes = new Changes();
  changes.announce(['posts']);
  const before = changes.stamp(['listings']);
  changes.announce([itemKey('one')]);
  expect(changes.stamp(['listings'])).toBeGreaterThan(before);
  expect(changes.itemsSince(before)).toEqual(['one']);
});

test('bookings are told once in so many', () => {
  const changes = new Changes();
  const told = () => changes.stamp(['bookings']);
  const before = told();
  for (let count = 1; count < changesTold; count++) changes.announce([bookingKey(`${count}`)]);
  expect(told()).toBe(before);
  changes.announce([bookingKey('one more')]);
  const first = told();
  expect(first).toBeGreaterThan(before);
  for (let count = 1; count < changesTold; count++) changes.announce([bookingKey(`${count}`)]);
  expect(told()).toBe(first);
  changes.announce([itemKey('*')]);
  expect(told()).toBeGreaterThan(first);
});
