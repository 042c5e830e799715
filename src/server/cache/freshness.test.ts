import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { App } from '#src/platform/app.server.ts';
import { loadConfig } from '#src/platform/config.server.ts';
import type { Tag } from '#src/platform/cache/tags.ts';
import { takeBackVerification, verifySeller } from '#src/users/verification-service.server.ts';
import { addListing, deleteListing } from '#src/listings/service.server.ts';
import { aPost } from '#test/samples.ts';
import { aCamera, onServer, openShop, type Person, type Shop } from '#test/shop.ts';
import { PageCache } from './page-cache.ts';
import { openRuntime, type Runtime } from '#src/server/runtime.ts';

// Two processes over one database, as far as the database can tell.
let shop: Shop;
let here: App;
let other: Runtime;
let there: App;
let seller: Person;
let admin: Person;
let stateDir: string;
let database: string;
beforeAll(async () => {
  shop = await openShop();
  here = shop.app;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(here.db);
  database = rows[0]!.name;
  stateDir = await mkdtemp(join(tmpdir(), 'rangefinder-other-'));
  const config = loadConfig({ STATE_DIR: stateDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  const { connection } = shop;
  other = await openRuntime(config, connection, join(import.meta.dirname, '../../..'));
  there = other.app;
  seller = await shop.hire('Seller');
  admin = await shop.hire('admin');
});
afterAll(async () => {
  there.log.level = 'silent';
  await other.close();
  await shop.close();
  await rm(stateDir, { recursive: true, force: true });
});

const caller = (person: Person, role: 'Seller' | 'admin') =>
  ({ ...person, role, photoURL: null, emailVerified: false }) as const;
const fields = { ...aCamera, condition: 'Good' } as const;
const anyList = ['list:cameras', 'list:lens'] as const;

/** By how much a stamp of `here` has grown, once it has heard of a change that `there` made. */
async function growth(of: readonly Tag[], change: () => Promise<unknown>): Promise<number> {
  const before = here.changes.version(of);
  await change();
  await vi.waitFor(() => expect(here.changes.version(of)).toBeGreaterThan(before), { timeout: 30_000 });
  return here.changes.version(of) - before;
}

test('a process hears of an item that another put up, and of one that it withdrew', async () => {
  let id = '';
  expect(
    await growth(anyList, async () => {
      id = (await addListing(there, caller(seller, 'Seller'), 'cameras', fields))._id;
    }),
  ).toBeGreaterThan(0);
  expect(
    await growth(anyList, () => deleteListing(there, caller(admin, 'admin'), 'cameras', id)),
  ).toBeGreaterThan(0);
});

test('a process hears of a seller whom another verified, and of a verification taken back', async () => {
  expect(
    await growth([`person:${seller.id}`], () => verifySeller(there, caller(admin, 'admin'), seller.id)),
  ).toBeGreaterThan(0);
  expect(
    await growth([`person:${seller.id}`], () =>
      takeBackVerification(there, caller(admin, 'admin'), seller.id, 'Gone.'),
    ),
  ).toBeGreaterThan(0);
});

test('a process hears of what was written by hand', async () => {
  expect(await growth(['posts'], () => aPost({ ...shop, app: there }))).toBeGreaterThan(0);
  expect(
    await growth(['categories'], () => sql`update categories set name = name`.execute(there.db)),
  ).toBeGreaterThan(0);
  expect(
    await growth([`person:${seller.id}`], () =>
      sql`update people set name = 'New' where id = ${seller.id}`.execute(there.db),
    ),
  ).toBeGreaterThan(0);
});

test('a change that is rolled back is no change', async () => {
  const before = here.changes.version(['posts']);
  await there.db
    .transaction()
    .execute(async (trx) => {
      await sql`update posts set title = 'never'`.execute(trx);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  // What is committed later is not read before: once this one is here, the other would be.
  expect(
    await growth(anyList, () => addListing(there, caller(seller, 'Seller'), 'lens', fields)),
  ).toBeGreaterThan(0);
  expect(here.changes.version(['posts'])).toBe(before);
});

test('what concerns no public page leaves the pages', async () => {
  const before = here.changes.version([`person:${seller.id}`, 'posts', 'categories']);
  await shop.call('POST', '/orders', { as: seller, body: {} });
  await sql`update people set email = email where id = ${seller.id}`.execute(there.db);
  expect(
    await growth(anyList, () => addListing(there, caller(seller, 'Seller'), 'lens', fields)),
  ).toBeGreaterThan(0);
  expect(here.changes.version([`person:${seller.id}`, 'posts', 'categories'])).toBe(before);
});

test('the process that wrote knows it as soon as the write is done', async () => {
  for (let count = 0; count < 10; count++) {
    const before = there.changes.version(anyList);
    await addListing(there, caller(seller, 'Seller'), 'cameras', fields);
    expect(there.changes.version(anyList)).toBeGreaterThan(before);
  }
});

test('a write that is refused is none', async () => {
  await growth(['categories'], () => sql`update categories set name = name`.execute(there.db));
  const before = here.changes.version(anyList);
  const refused = addListing(here, caller(admin, 'Seller'), 'cameras', fields);
  await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
  await growth(['categories'], () => sql`update categories set name = name`.execute(there.db));
  expect(here.changes.version(anyList)).toBe(before);
});

const endListener = () =>
  sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name = 'rangefinder-changes'
`.execute(there.db);

test('while the log of changes cannot be read nothing is kept, and again once it is back', async () => {
  const cache = new PageCache(here.changes);
  const keep = (url: string) => {
    const since = cache.latest;
    const entry = { status: 200, headers: {}, body: Buffer.from('x'), tags: anyList, since };
    cache.set(url, entry);
    return cache.get(url) !== undefined;
  };
  here.log.level = 'silent';
  there.log.level = 'silent';
  expect(keep('/cameras')).toBe(true);
  // Held down: it would be back before this test has looked.
  await onServer(`alter database ${database} allow_connections false`);
  try {
    await endListener();
    await vi.waitFor(() => expect(here.changes.listening).toBe(false));
    expect(cache.get('/cameras')).toBeUndefined();
    expect(keep('/lens')).toBe(false);
    // A change of which nobody here can hear.
    await sql`update listings set title = 'unheard'`.execute(there.db);
  } finally {
    await onServer(`alter database ${database} allow_connections true`);
  }
  await vi.waitFor(() => expect(here.changes.listening).toBe(true), { timeout: 20_000 });
  expect(cache.get('/lens'), 'from while it was down').toBeUndefined();
  expect(keep('/cameras')).toBe(true);
  expect(
    await growth(anyList, () => sql`update listings set title = 'heard'`.execute(there.db)),
  ).toBeGreaterThan(0);
  expect(cache.get('/cameras')).toBeUndefined();
});

test('what was made before the connection was lost is kept after it is back, but for what has changed', async () => {
  const cache = new PageCache(here.changes);
  const since = cache.latest;
  const entry = { status: 200, headers: {}, body: Buffer.from('old'), tags: anyList, since };
  cache.set('/cameras', entry);
  cache.set('/blogs', { ...entry, tags: ['posts'] });
  await onServer(`alter database ${database} allow_connections false`);
  try {
    await endListener();
    await vi.waitFor(() => expect(here.changes.listening).toBe(false));
    await sql`update listings set title = 'unheard, too'`.execute(there.db);
  } finally {
    await onServer(`alter database ${database} allow_connections true`);
  }
  await vi.waitFor(() => expect(here.changes.listening).toBe(true), { timeout: 20_000 });
  expect(cache.get('/cameras')).toBeUndefined();
  expect(cache.get('/blogs')?.body.toString()).toBe('old');
  cache.set('/cameras', entry);
  expect(cache.get('/cameras'), 'one that was being made meanwhile').toBeUndefined();
});

test('a process that is closed listens no more and does not come back', async () => {
  const config = loadConfig({ STATE_DIR: stateDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  const third = await openRuntime(config, shop.connection, join(import.meta.dirname, '../../..'));
  await third.close();
  await vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and application_name = 'rangefinder-changes'`.execute(here.db);
    expect(rows).toHaveLength(2);
  });
});
