import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { addListing } from '#src/catalog/listings/writing-service.server.ts';
import { aCamera, openSecondProcess, useShop, type TestUser } from '#test/shop.ts';

const shop = await useShop();
const { changes } = shop.app;
const seller = await shop.createUser('Seller');
const buyer = await shop.createUser('Buyer');
const lists = ['list:cameras'] as const;

const add = (owner: TestUser) =>
  addListing(shop.app, owner, 'cameras', {
    ...aCamera,
    condition: 'Good',
  });

test('the process that writes has read the change when the write returns', async () => {
  for (let count = 0; count < 10; count++) {
    const before = changes.version(lists);
    await add(seller);
    expect(changes.version(lists)).toBeGreaterThan(before);
  }
});

test('a rejected write does not change the version of any list', async () => {
  const before = changes.version(lists);
  await expect(add(buyer)).rejects.toMatchObject({ code: 'forbidden' });
  const categories = changes.version(['categories']);
  // The log is read in order, so earlier changes have been read once this one has.
  await sql`update categories set name = name`.execute(shop.app.db);
  await vi.waitFor(() => expect(changes.version(['categories'])).toBeGreaterThan(categories), {
    timeout: 30_000,
  });
  expect(changes.version(lists)).toBe(before);
});

test('a closed process stops listening for changes and does not reconnect', async () => {
  await (await openSecondProcess(shop)).close();
  await vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and application_name = 'rangefinder-changes'`.execute(shop.app.db);
    expect(rows).toHaveLength(1);
  });
});
