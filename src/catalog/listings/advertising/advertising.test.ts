import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { listMixedLatest } from '#src/catalog/listings/lists/active-service.server.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { inTransaction } from '#src/platform/app.server.ts';
import { aCamera, createListing, tryToBook, useShop } from '#test/shop.ts';
import { endAdvertisements, listFirstAdvertised } from './service.server.ts';

const shop = await useShop();
const [seller, buyer] = [await shop.signUpUser('Seller'), await shop.signUpUser('Buyer')];

afterEach(async () => void (await shop.sql`update listings set advertised_at = null`));

async function add(kind = 'cameras'): Promise<string> {
  const { body } = await shop.call('POST', `/${kind}`, { as: seller, body: aCamera });
  return body._id;
}

const book = async (id: string): Promise<string> => (await tryToBook(shop, buyer, { _id: id })).body._id;

const idsOf = async (path: string) =>
  (await shop.call('GET', path)).body.map((item: { _id: string }) => item._id);

const modify = async (method: string, path: string): Promise<number> =>
  (await shop.call(method, path, { as: seller })).body.modifiedCount;

test('advertised items are on /advertised, newest advertisement first, until advertising stops', async () => {
  const [first, second] = [await add(), await add('lens')];
  expect(await modify('PUT', `/cameras/${first}/advertise`)).toBe(1);
  expect(await modify('PUT', `/cameras/${first}/advertise`)).toBe(0);
  await shop.call('PUT', `/lens/${second}/advertise`, { as: seller });
  expect(await idsOf('/advertised')).toEqual([second, first]);
  expect(await modify('DELETE', `/lens/${second}/advertise`)).toBe(1);
  expect(await modify('DELETE', `/lens/${second}/advertise`)).toBe(0);
  expect(await idsOf('/advertised')).toEqual([first]);
});

test('an item leaves the Advertise section after two weeks, and can be advertised again', async () => {
  const id = await add();
  const seen = async () => (await shop.call('GET', `/cameras/${id}`)).body;
  expect(await seen()).toMatchObject({ advertised: false, advertisedUntil: null });
  await shop.call('PUT', `/cameras/${id}/advertise`, { as: seller });
  const { advertisedUntil } = await seen();
  const days = (Date.parse(advertisedUntil) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThanOrEqual(14);
  const age = async (time: string) =>
    inTransaction(shop.app, async (trx) =>
      sql`update listings set advertised_at = now() - ${time}::interval where id = ${id}`.execute(trx),
    );
  await age('14 days -1 minute');
  expect(await seen()).toMatchObject({ advertised: true });
  expect(await idsOf('/advertised')).toContain(id);
  await age('14 days');
  expect(await seen()).toMatchObject({ advertised: false, advertisedUntil: null });
  const left = await shop.call('GET', '/advertised?limit=100');
  expect(left.body.map((item: { _id: string }) => item._id)).not.toContain(id);
  expect(left.headers.get('x-total-count')).toBe(String(left.body.length));
  expect(await modify('DELETE', `/cameras/${id}/advertise`)).toBe(0);
  expect(await modify('PUT', `/cameras/${id}/advertise`)).toBe(1);
  expect((await idsOf('/advertised'))[0]).toBe(id);
});

test('cached pages stop showing an expired advertisement within an hour', async () => {
  const [over, booked, lasting] = [await add(), await add(), await add()];
  for (const id of [over, booked, lasting])
    await shop.call('PUT', `/cameras/${id}/advertise`, { as: seller });
  await sql`update listings set advertised_at = now() - interval '14 days'
    where id in (${over}, ${booked})`.execute(shop.app.db);
  await book(booked);
  await shop.app.db.transaction().execute((trx) => shop.app.jobs.enqueue(trx, endAdvertisements, {}));
  expect((await shop.work()).failed).toBe(0);
  const rows = await shop.app.db
    .selectFrom('listings')
    .select('id')
    .where('id', 'in', [over, booked, lasting])
    .where('advertised_at', 'is not', null)
    .execute();
  expect(rows.map(({ id }) => id)).toEqual([lasting]);
});

test('a booked item leaves /advertised, and returns when the order is canceled', async () => {
  const id = await add();
  await shop.call('PUT', `/cameras/${id}/advertise`, { as: seller });
  const order = await book(id);
  expect(await idsOf('/advertised')).not.toContain(id);
  await shop.call('DELETE', `/orders/${order}`, { as: buyer });
  expect(await idsOf('/advertised')).toContain(id);
});

test('a seller can advertise three items, and the row of the home page shows two of them', async () => {
  const ann = await shop.createUser('Seller');
  const items = await Promise.all(Array.from({ length: 4 }, () => createListing(shop, ann)));
  const advertise = (id: string) => shop.call('PUT', `/cameras/${id}/advertise`, { as: ann });
  const statuses = await Promise.all(items.map(async ({ _id }) => (await advertise(_id)).status));
  expect(statuses.toSorted()).toEqual([200, 200, 200, 409]);
  const ofAnn = (all: Listing[]) => all.filter(({ products }) => products._id === ann.id).length;
  expect(ofAnn((await shop.call('GET', '/advertised?limit=100')).body)).toBe(3);
  expect(ofAnn(await listFirstAdvertised(shop.app, 5))).toBe(2);

  const latest = await listMixedLatest(shop.app, 100);
  expect([ofAnn(latest.slice(0, 3)), ofAnn(latest)]).toEqual([2, 4]);
});

test('a booked item cannot be advertised', async () => {
  const id = await add();
  await book(id);
  expect((await shop.call('PUT', `/cameras/${id}/advertise`, { as: seller })).status).toBe(409);
});
