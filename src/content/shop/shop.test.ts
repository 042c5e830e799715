import { expect, test } from 'vitest';
import type { ShopResponse } from '#src/platform/shop/schemas.ts';
import { shopFacts } from '#src/texts/shop.ts';
import { expectProblem } from '#test/problems.ts';
import { createListing, openAnother, openShop, useShop } from '#test/shop.ts';

const shop = await useShop();
const admin = await shop.createUser('admin');

const read = async (): Promise<ShopResponse> => (await shop.call('GET', '/shop')).body;
const change = async (body: object, version?: number) =>
  shop.call('PATCH', '/shop', { as: admin, body: { version: version ?? (await read()).version, ...body } });

test('a new shop has the defaults, and null restores them', async () => {
  const before = await read();
  expect(before).toMatchObject({
    name: 'Rangefinder',
    tagline: null,
    currency: 'USD',
    units: 'mi',
    fixed: {},
  });
  const { body } = await change({ name: 'Club Photo Lyon', units: 'km' });
  expect(body).toEqual({ ...before, name: 'Club Photo Lyon', units: 'km', version: 1 });
  expect(await read()).toEqual(body);
  await change({ name: null, units: null });
  expect(await read()).toEqual({ ...before, version: 2 });
});

test('a change applies to the texts of another process within a second', async () => {
  const other = await openAnother(shop);
  try {
    await change({ name: 'Oto', currency: 'JPY', timeZone: 'Asia/Tokyo' });
    await expect.poll(() => other.app.shop.current.name).toBe('Oto');
    expect(shopFacts()).toMatchObject({
      name: 'Oto',
      zone: 'Asia/Tokyo',
      currency: { code: 'JPY', decimals: 0, before: '¥', after: '' },
    });
  } finally {
    await other.close();
    await change({ name: null, currency: null, timeZone: null });
  }
});

test('the second of two admins gets 409 and changes nothing', async () => {
  const { version } = await read();
  expect((await change({ name: 'First' }, version)).status).toBe(200);
  const second = await change({ name: 'Second' }, version);
  expectProblem(second, 409);
  expect([second.body.version, (await read()).name]).toEqual([version + 1, 'First']);
  await change({ name: null });
});

test('the currency is fixed once there is an item', async () => {
  expect((await change({ currency: 'EUR' })).status).toBe(200);
  await change({ currency: 'USD' });
  await createListing(shop, await shop.createUser('Seller'));
  expectProblem(await change({ currency: 'EUR', name: 'Not stored' }), 422, ['currency']);
  expect(await read()).toMatchObject({ currency: 'USD', name: 'Rangefinder' });
});

test('settings of the environment win and cannot be changed', async () => {
  const fixed = await openShop({ SHOP_NAME: 'Otis', CURRENCY: 'EUR', CONTACT_EMAIL: 'us@otis.example' });
  try {
    const ada = await fixed.createUser('admin');
    const { body } = await fixed.call('GET', '/shop');
    expect(body).toMatchObject({
      name: 'Otis',
      currency: 'EUR',
      contact: { email: 'us@otis.example' },
      fixed: {
        name: 'SHOP_NAME',
        currency: 'CURRENCY',
        contact: 'CONTACT_ADDRESS, CONTACT_EMAIL, CONTACT_PHONE',
      },
    });
    const patch = { version: 0, name: 'Mine' };
    expectProblem(await fixed.call('PATCH', '/shop', { as: ada, body: patch }), 422, ['name']);
  } finally {
    await fixed.close();
  }
});
