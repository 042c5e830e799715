import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { change } from '#src/platform/app.server.ts';
import { changedBy } from '#test/changed.ts';
import { expectProblem } from '#test/problems.ts';
import { aCamera, tryToBook, useShop } from '#test/shop.ts';

import { endAdvertisements } from '#src/catalog/listings/advertising/service.server.ts';
import { existsListing } from './service.server.ts';

const shop = await useShop();
const [seller, stranger, buyer, admin] = [
  await shop.signUpUser('Seller'),
  await shop.signUpUser('Seller'),
  await shop.signUpUser('Buyer'),
  await shop.signUpUser('admin'),
];

async function put(kind = 'cameras', fields: object = {}): Promise<string> {
  const { body } = await shop.call('POST', `/${kind}`, { as: seller, body: { ...aCamera, ...fields } });
  return body._id;
}

const tryBooking = (_id: string) => tryToBook(shop, buyer, { _id });
const book = async (id: string): Promise<string> => (await tryBooking(id)).body._id;

const idsOf = async (path: string) =>
  (await shop.call('GET', path)).body.map((item: { _id: string }) => item._id);

const act = async (method: string, path: string): Promise<number> =>
  (await shop.call(method, path, { as: seller })).body.modifiedCount;

test.each(['cameras', 'lens', 'accessories'])(
  'the owner of a %s changes what it says, and only that',
  async (kind) => {
    const id = await put(kind);
    const { status, body } = await shop.call('PATCH', `/${kind}/${id}`, {
      as: seller,
      body: { title: 'Nikon FE2', sale: 299.99 },
    });
    expect(status).toBe(200);
    expect(body.products).toMatchObject({ ...aCamera, title: 'Nikon FE2', sale: 299.99 });
    expect((await shop.call('GET', `/${kind}/${id}`)).body).toEqual(body);
    const dearer = await shop.call('PATCH', `/${kind}/${id}`, { as: seller, body: { buy: 640.07 } });
    expect(dearer.body.products).toEqual({ ...body.products, buy: 640.07 });
    expect((await shop.call('GET', `/${kind}/${id}`)).body).toEqual(dearer.body);
  },
);

test('an edit that is refused names its fields and changes nothing', async () => {
  const id = await put();
  const { status, body } = await shop.call('PATCH', `/cameras/${id}`, {
    as: seller,
    body: { title: '', sale: -1, brand: 'Canon' },
  });
  expect(status).toBe(422);
  expect(body.errors.map((error: { path: string }) => error.path)).toEqual(['title', 'sale']);
  expect((await shop.call('GET', `/cameras/${id}`)).body.products.brand).toBe('Nikon');
});

test('nobody but its owner edits, advertises or sells an item', async () => {
  const id = await put();
  for (const as of [stranger, buyer, admin]) {
    for (const [method, path] of [
      ['PATCH', `/cameras/${id}`],
      ['PUT', `/cameras/${id}/advertise`],
      ['DELETE', `/cameras/${id}/advertise`],
      ['PUT', `/cameras/${id}/sold`],
    ] as const) {
      const body = method === 'PATCH' ? { title: 'Mine now' } : undefined;
      expect((await shop.call(method, path, { as, body })).status).toBe(403);
    }
  }
  expect((await shop.call('GET', `/cameras/${id}`)).body).toMatchObject({
    state: 'available',
    advertised: false,
  });
});

test.for([
  [{ sale: 150 }, ['sale']],
  [{ condition: 'Excellent' }, ['condition']],
  [{ img: 'https://example.com/other.jpg' }, ['img']],
  [{ sale: 150, condition: 'Excellent', photos: [] }, ['sale', 'condition']],
] as const)('while it is booked %o is refused, and nothing changes', async ([changes, fields]) => {
  const id = await put('cameras', { sale: 100 });
  await book(id);
  const before = (await shop.call('GET', `/cameras/${id}`)).body;
  const body = { title: 'Another title', ...changes };
  expectProblem(await shop.call('PATCH', `/cameras/${id}`, { as: seller, body }), 409, [...fields]);
  expect((await shop.call('GET', `/cameras/${id}`)).body).toEqual(before);
});

test('the form of a booked item can be sent unchanged, and its buyer gets a new description', async () => {
  const id = await put('cameras', { sale: 100, title: 'Leica M3' });
  await book(id);
  await shop.work();
  const { length } = await shop.mails();
  const { sale, condition, img, buy } = (await shop.call('GET', `/cameras/${id}`)).body.products;
  const edit = (des: string) =>
    shop.call('PATCH', `/cameras/${id}`, { as: seller, body: { sale, condition, img, buy, des } });
  expect((await edit('The rewind knob is missing.')).status).toBe(200);
  expect((await edit('The rewind knob is missing.')).status).toBe(200);
  await shop.work();
  const told = (await shop.mails()).slice(length);
  expect(told.map(({ to, subject }) => [to, subject])).toEqual([
    [buyer.email, 'Description changed: Leica M3'],
  ]);
  expect(told[0]!.text).toContain('The rewind knob is missing.');
});

test('advertised items stand on /advertised, newest advertisement first, until they are taken out', async () => {
  const [first, second] = [await put(), await put('lens')];
  expect(await act('PUT', `/cameras/${first}/advertise`)).toBe(1);
  expect(await act('PUT', `/cameras/${first}/advertise`)).toBe(0);
  await shop.call('PUT', `/lens/${second}/advertise`, { as: seller });
  expect(await idsOf('/advertised')).toEqual([second, first]);
  expect(await act('DELETE', `/lens/${second}/advertise`)).toBe(1);
  expect(await act('DELETE', `/lens/${second}/advertise`)).toBe(0);
  expect(await idsOf('/advertised')).toEqual([first]);
});

test('an item leaves the Advertise section after two weeks, and can be put there again', async () => {
  const id = await put();
  const seen = async () => (await shop.call('GET', `/cameras/${id}`)).body;
  expect(await seen()).toMatchObject({ advertised: false, advertisedUntil: null });
  await shop.call('PUT', `/cameras/${id}/advertise`, { as: seller });
  const { advertisedUntil } = await seen();
  const days = (Date.parse(advertisedUntil) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThanOrEqual(14);
  const age = async (time: string) =>
    change(shop.app, async (trx) =>
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
  expect(await act('DELETE', `/cameras/${id}/advertise`)).toBe(0);
  expect(await act('PUT', `/cameras/${id}/advertise`)).toBe(1);
  expect((await idsOf('/advertised'))[0]).toBe(id);
});

test('cached pages lose an expired advertisement within the hour', async () => {
  const [over, booked, lasting] = [await put(), await put(), await put()];
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

test('a booked item is not advertised, and is again when the order is cancelled', async () => {
  const id = await put();
  await shop.call('PUT', `/cameras/${id}/advertise`, { as: seller });
  const order = await book(id);
  expect(await idsOf('/advertised')).not.toContain(id);
  await shop.call('DELETE', `/orders/${order}`, { as: buyer });
  expect(await idsOf('/advertised')).toContain(id);
});

test('a booked item cannot be put into the Advertise section', async () => {
  const id = await put();
  await book(id);
  expect((await shop.call('PUT', `/cameras/${id}/advertise`, { as: seller })).status).toBe(409);
});

test('an item marked sold leaves the lists, keeps its page, and its order is closed', async () => {
  const id = await put();
  const order = await book(id);
  expect(await act('PUT', `/cameras/${id}/sold`)).toBe(1);
  expect(await act('PUT', `/cameras/${id}/sold`)).toBe(0);
  expect(await idsOf('/cameras?limit=100')).not.toContain(id);
  expect((await shop.call('GET', `/cameras/${id}`)).body.state).toBe('sold');
  const own = await shop.call('GET', '/my/cameras?limit=100', { as: seller });
  expect(own.body).toContainEqual(expect.objectContaining({ _id: id, state: 'sold' }));
  const { body } = await shop.call('GET', `/dashboard/cameras/${id}`, { as: seller });
  expect(body.order).toMatchObject({ _id: order, state: 'sold' });
  for (const as of [buyer, seller, admin]) {
    const { body: orders } = await shop.call('GET', `/orders?listing=${id}`, { as });
    expect(orders).toMatchObject([{ _id: order, state: 'sold' }]);
  }
});

test('a sold item is neither edited, advertised nor booked', async () => {
  const id = await put();
  await shop.call('PUT', `/cameras/${id}/sold`, { as: seller });
  expect((await shop.call('PATCH', `/cameras/${id}`, { as: seller, body: { sale: 1 } })).status).toBe(409);
  expect((await shop.call('PUT', `/cameras/${id}/advertise`, { as: seller })).status).toBe(409);
  expect((await tryBooking(id)).status).toBe(409);
});

test('the dashboard page of an item is for its owner and admins', async () => {
  const id = await put();
  expect((await shop.call('GET', `/dashboard/cameras/${id}`, { as: seller })).body.order).toBeNull();
  expect((await shop.call('GET', `/dashboard/cameras/${id}`, { as: admin })).status).toBe(200);
  expect((await shop.call('GET', `/dashboard/cameras/${id}`, { as: stranger })).status).toBe(403);
  expect((await shop.call('GET', `/dashboard/lens/${id}`, { as: seller })).status).toBe(404);
});

const actsOn = (id: string, kind = 'cameras') =>
  [
    ['PATCH', `/${kind}/${id}`, { title: 'Nikon F3' }],
    ['PUT', `/${kind}/${id}/advertise`],
    ['DELETE', `/${kind}/${id}/advertise`],
    ['PUT', `/${kind}/${id}/sold`],
    ['DELETE', `/${kind}/${id}`],
  ] as const;

test('an item of another kind, and one that never was, is not found', async () => {
  const id = await put('lens');
  for (const unknown of [id, '%00', 'x', '019a0000-0000-7000-8000-000000000000', id.toUpperCase()]) {
    for (const [method, path, body] of actsOn(unknown))
      expectProblem(await shop.call(method, path, { as: seller, body }), 404, undefined, `${method} ${path}`);
    expectProblem(await shop.call('DELETE', `/cameras/${unknown}`, { as: admin }), 404);
    for (const path of [`/cameras/${unknown}`, `/dashboard/cameras/${unknown}`])
      expectProblem(await shop.call('GET', path, { as: seller }), 404, undefined, path);
    expect(await existsListing(shop.app, 'cameras', decodeURIComponent(unknown))).toBe(false);
  }
  expect(await existsListing(shop.app, 'lens', id)).toBe(true);
  for (const unknown of ['%00', 'x'])
    expectProblem(await shop.call('DELETE', `/pauses/${unknown}`, { as: admin }), 404);
});

test('a withdrawn item can no longer be changed or read by its owner', async () => {
  const id = await put();
  await shop.call('DELETE', `/cameras/${id}`, { as: seller });
  for (const [method, path, body] of actsOn(id).slice(0, -1))
    expectProblem(await shop.call(method, path, { as: seller, body }), 410, undefined, `${method} ${path}`);
  expectProblem(await shop.call('GET', `/dashboard/cameras/${id}`, { as: seller }), 410);
  expectProblem(await shop.call('DELETE', `/pauses/${id}`, { as: admin }), 410);
  expect(await existsListing(shop.app, 'cameras', id)).toBe(true);
});

test('this process knows of each change of an item as soon as it is answered', async () => {
  let id = '';
  const added = await changedBy(shop, async () => (id = await put()));
  const tags = ['list:cameras', `listing:${id}`, `shelf:${seller.id}`];
  expect(added).toEqual(tags);
  for (const [method, path, body] of actsOn(id)) {
    const changed = await changedBy(shop, () => shop.call(method, path, { as: seller, body }));
    expect(changed, path).toEqual(tags);
  }
});

test('the model that brand and title name is the one that they name now, unless one is linked', async () => {
  const id = await put('cameras', { brand: 'Sony', title: 'A7 III body' });
  const named = async () => {
    const row = shop.app.db.selectFrom('listings').select('named_model_id').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).named_model_id;
  };
  expect(await named()).toBe('sony-alpha-7-iii');
  for (const [body, model] of [
    [{ sale: 299 }, 'sony-alpha-7-iii'],
    [{ title: 'A camera' }, null],
    [{ title: 'Z6 II body', brand: 'Nikon' }, 'nikon-z-6ii'],
    [{ modelId: 'nikon-d850' }, null],
    [{ modelId: null }, 'nikon-z-6ii'],
  ] as const) {
    expect((await shop.call('PATCH', `/cameras/${id}`, { as: seller, body })).status).toBe(200);
    expect(await named(), JSON.stringify(body)).toBe(model);
  }
});

test('booking and marking sold at once leave one outcome, never a booked item without its order', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await put();
    const [booked, sold] = await Promise.all([
      tryBooking(id),
      shop.call('PUT', `/cameras/${id}/sold`, { as: seller }),
    ]);
    expect(sold.status).toBe(200);
    expect([201, 409]).toContain(booked.status);
    expect((await shop.call('GET', `/cameras/${id}`)).body.state).toBe('sold');
  }
});
