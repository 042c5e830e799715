import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { loadConfig } from '#src/platform/config.server.ts';
import type { Tag } from '#src/platform/cache/tags.ts';
import { takeBackVerification, verifySeller } from '#src/users/verification-service.server.ts';
import { addListing, deleteListing } from '#src/listings/service.server.ts';
import { aPost } from '#test/samples.ts';
import { aCamera, openShop, type Person } from '#test/shop.ts';
import { openRuntime } from '#src/server/runtime.ts';

// Two processes over one database, as far as the database can tell.
const shop = await openShop();
const here = shop.app;
const stateDir = await mkdtemp(join(tmpdir(), 'rangefinder-other-'));
const settings = loadConfig({ STATE_DIR: stateDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
const { connection } = shop;
const other = await openRuntime(settings, connection, join(import.meta.dirname, '../../..'));
const there = other.app;
const seller = await shop.hire('Seller');
const admin = await shop.hire('admin');
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

/** Waits until `here` has read a change that `there` made. */
async function expectChange(of: readonly Tag[], change: () => Promise<unknown>): Promise<void> {
  const before = here.changes.version(of);
  await change();
  await vi.waitFor(() => expect(here.changes.version(of)).toBeGreaterThan(before), { timeout: 30_000 });
}

const add = (kind: 'cameras' | 'lens' = 'cameras') =>
  addListing(there, caller(seller, 'Seller'), kind, fields);
const asAdmin = () => caller(admin, 'admin');
const ofSeller = () => [`person:${seller.id}`] as const;
const run = (statement: RawBuilder<unknown>) => statement.execute(there.db);
const renameCategories = () => run(sql`update categories set name = name`);

test.for<[string, () => readonly Tag[], () => Promise<unknown>]>([
  ['an item put up', () => anyList, () => add()],
  [
    'a withdrawn item',
    () => anyList,
    async () => deleteListing(there, asAdmin(), 'cameras', (await add())._id),
  ],
  ['a verified seller', ofSeller, () => verifySeller(there, asAdmin(), seller.id)],
  ['a removed verification', ofSeller, () => takeBackVerification(there, asAdmin(), seller.id, 'Gone.')],
  ['a new post', () => ['posts'], () => aPost({ ...shop, app: there })],
  ['a category changed by hand', () => ['categories'], renameCategories],
  [
    'a seller renamed by hand',
    ofSeller,
    () => run(sql`update people set name = 'New' where id = ${seller.id}`),
  ],
])('a process reads %s by another process', async ([, tags, change]) => expectChange(tags(), change));

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
  await expectChange(anyList, () => add('lens'));
  expect(here.changes.version(['posts'])).toBe(before);
});

test('what concerns no public page leaves the pages', async () => {
  const before = here.changes.version([`person:${seller.id}`, 'posts', 'categories']);
  await shop.call('POST', '/orders', { as: seller, body: {} });
  await sql`update people set email = email where id = ${seller.id}`.execute(there.db);
  await expectChange(anyList, () => add('lens'));
  expect(here.changes.version([`person:${seller.id}`, 'posts', 'categories'])).toBe(before);
});

test('the process that wrote knows it as soon as the write is done', async () => {
  for (let count = 0; count < 10; count++) {
    const before = there.changes.version(anyList);
    await add();
    expect(there.changes.version(anyList)).toBeGreaterThan(before);
  }
});

test('a write that is refused is none', async () => {
  await expectChange(['categories'], renameCategories);
  const before = here.changes.version(anyList);
  const refused = addListing(here, caller(admin, 'Seller'), 'cameras', fields);
  await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
  await expectChange(['categories'], renameCategories);
  expect(here.changes.version(anyList)).toBe(before);
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
