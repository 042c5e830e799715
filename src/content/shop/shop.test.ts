import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { lockShop } from '#src/platform/shop/currency.server.ts';
import type { ShopResponse } from '#src/platform/shop/schemas.ts';
import { shopFacts } from '#src/texts/shop.ts';
import { expectProblem } from '#test/problems.ts';
import { aCamera, createListing, openAnother, openShop, useShop } from '#test/shop.ts';

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
    contact: { address: null, email: null, phone: null },
    fixed: {},
  });
  const { body } = await change({ name: 'Club Photo Lyon', units: 'km' });
  expect(body).toEqual({ ...before, name: 'Club Photo Lyon', units: 'km', version: 1 });
  expect(await read()).toEqual(body);
  await change({ name: null, units: null });
  expect(await read()).toEqual({ ...before, version: 2 });
});

test('only a demo has a made-up contact, and emails of other shops name the operator until there is one', async () => {
  const contactOf = async () => {
    await shop.app.shop.load();
    const { email, phone } = (await read()).contact;
    return [email, phone, shop.app.shop.contactEmail];
  };
  const operator = shop.app.config.MAIL_FROM;
  expect(await contactOf()).toEqual([null, null, operator]);
  await shop.sql`insert into demo_users select id from users limit 1`;
  expect(await contactOf()).toEqual(['hello@example.com', '+1 503 555 0100', 'hello@example.com']);
  await shop.sql`delete from demo_users`;
  await change({ contact: { address: null, email: null, phone: '+33 4 72 00 00 00' } });
  expect(await contactOf()).toEqual([null, '+33 4 72 00 00 00', operator]);
  await change({ contact: null });
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

test('an item is rejected if the currency changes between reading its amounts and storing them', async () => {
  const seller = await shop.createUser('Seller');
  let creation: ReturnType<typeof shop.call> | undefined;
  await shop.app.db.transaction().execute(async (trx) => {
    await lockShop(trx);
    await sql`update shop_settings set settings = '{"currency": "JPY"}', version = version + 1`.execute(trx);
    creation = shop.call('POST', '/cameras', { as: seller, body: aCamera });
    const waiting = () =>
      shop.sql`select from pg_locks where relation = 'shop_settings'::regclass and not granted`;
    await expect.poll(waiting).toHaveLength(1);
  });
  expectProblem((await creation)!, 409);
  await shop.app.shop.load();
  expect((await change({ currency: null })).status).toBe(200);
});

test('admins cannot change the currency while drafts or saved searches have amounts', async () => {
  const [seller, buyer] = [await shop.createUser('Seller'), await shop.createUser('Buyer')];
  const refusal = async () => (await change({ currency: 'JPY' })).body.errors?.[0].message;
  const save = (body: object) => shop.call('POST', '/my/drafts', { as: seller, body });
  await save({ kind: 'cameras', fields: { title: 'Leica M6' } });
  const { body: draft } = await save({ kind: 'cameras', fields: { sale: '500' } });
  const searches = ['q=leica+under+$500', 'q=leica'].map((query) =>
    shop.call('POST', '/saved-searches', { as: buyer, body: { query, mail: 'daily' } }),
  );
  const [{ body: search }] = (await Promise.all(searches)) as [{ body: { _id: string } }, unknown];
  const fixed = 'is fixed to USD, because amounts in it are not converted:';
  expect(await refusal()).toBe(`${fixed} 0 items, 1 draft and 1 saved search`);
  await shop.call('DELETE', `/saved-searches/${search._id}`, { as: buyer });
  expect(await refusal()).toBe(`${fixed} 0 items, 1 draft and 0 saved searches`);
  await shop.call('DELETE', `/my/drafts/${draft._id}`, { as: seller });
  expect(await refusal()).toBeUndefined();
  await change({ currency: null });
});

test('admins cannot change the currency once there is an item', async () => {
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
    const patch = { version: body.version, name: 'Mine' };
    expectProblem(await fixed.call('PATCH', '/shop', { as: ada, body: patch }), 422, ['name']);
  } finally {
    await fixed.close();
  }
});
