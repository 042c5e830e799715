import { expect, test } from 'vitest';
import { existsListing } from '#src/catalog/listings/service.server.ts';
import { expectProblem } from '#test/problems.ts';
import { aCamera, tryToBook, useShop } from '#test/shop.ts';
import { changedBy } from '#test/stored.ts';

const shop = await useShop();
const [seller, stranger, buyer, admin] = [
  await shop.signUpUser('Seller'),
  await shop.signUpUser('Seller'),
  await shop.signUpUser('Buyer'),
  await shop.signUpUser('admin'),
];

async function add(kind = 'cameras', fields: object = {}): Promise<string> {
  const { body } = await shop.call('POST', `/${kind}`, { as: seller, body: { ...aCamera, ...fields } });
  return body._id;
}

const tryBooking = (_id: string) => tryToBook(shop, buyer, { _id });
const book = async (id: string): Promise<string> => (await tryBooking(id)).body._id;

const idsOf = async (path: string) =>
  (await shop.call('GET', path)).body.map((item: { _id: string }) => item._id);

const modify = async (method: string, path: string): Promise<number> =>
  (await shop.call(method, path, { as: seller })).body.modifiedCount;

test.each(['cameras', 'lens', 'accessories'])(
  'an edit of an item of %s changes only the fields that were sent',
  async (kind) => {
    const id = await add(kind);
    const { status, body } = await shop.call('PATCH', `/${kind}/${id}`, {
      as: seller,
      body: { title: 'Nikon FE2', sale: 299.99 },
    });
    expect(status).toBe(200);
    expect(body.products).toMatchObject({ ...aCamera, title: 'Nikon FE2', sale: 299.99 });
    expect((await shop.call('GET', `/${kind}/${id}`)).body).toEqual(body);
    const raised = await shop.call('PATCH', `/${kind}/${id}`, { as: seller, body: { buy: 640.07 } });
    expect(raised.body.products).toEqual({ ...body.products, buy: 640.07 });
    expect((await shop.call('GET', `/${kind}/${id}`)).body).toEqual(raised.body);
  },
);

test('a refused edit names the invalid fields and changes nothing', async () => {
  const id = await add();
  const { status, body } = await shop.call('PATCH', `/cameras/${id}`, {
    as: seller,
    body: { title: '', sale: -1, brand: 'Canon' },
  });
  expect(status).toBe(422);
  expect(body.errors.map((error: { path: string }) => error.path)).toEqual(['title', 'sale']);
  expect((await shop.call('GET', `/cameras/${id}`)).body.products.brand).toBe('Nikon');
});

test.each(['cameras', 'lens', 'accessories'])(
  'the price when new of an item of %s is the sale price until the seller gives it',
  async (kind) => {
    const id = await add(kind, { buy: undefined, sale: 300 });
    const edit = async (body: object) =>
      (await shop.call('PATCH', `/${kind}/${id}`, { as: seller, body })).body.products;
    expect((await shop.call('GET', `/${kind}/${id}`)).body.products).toMatchObject({ buy: 300, sale: 300 });
    expect(await edit({ sale: 250.5 })).toMatchObject({ buy: 250.5, sale: 250.5 });
    expect(await edit({ buy: 250.5, sale: 240 })).toMatchObject({ buy: 250.5, sale: 240 });
    expect(await edit({ buy: 400 })).toMatchObject({ buy: 400, sale: 240 });
    expect(await edit({ sale: 200 })).toMatchObject({ buy: 400, sale: 200 });
  },
);

test.for([
  ['cameras', 'hood'],
  ['lens', 'strap'],
  ['accessories', 'lens'],
])('a new or edited item of %s cannot include a %s', async ([kind, part]) => {
  const [id, included] = [await add(kind), ['box', part]];
  const added = await shop.call('POST', `/${kind}`, { as: seller, body: { ...aCamera, included } });
  const edited = await shop.call('PATCH', `/${kind}/${id}`, { as: seller, body: { included } });
  for (const refused of [added, edited]) expectProblem(refused, 422, ['included.1']);
});

test('only the owner of an item can edit, advertise or sell it', async () => {
  const id = await add();
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
  [{ included: ['strap'] }, ['included']],
  [{ parts: [{ kind: 'lens', brand: 'Leica', model: 'Elmar 50mm f/3.5' }] }, ['parts']],
  [{ sale: 150, condition: 'Excellent', photos: [] }, ['condition', 'sale']],
] as const)('an edit of a booked item to %o is refused and changes nothing', async ([changes, fields]) => {
  const id = await add('cameras', { sale: 100, included: ['strap', 'charger'] });
  await book(id);
  const before = (await shop.call('GET', `/cameras/${id}`)).body;
  const body = { title: 'Another title', ...changes };
  expectProblem(await shop.call('PATCH', `/cameras/${id}`, { as: seller, body }), 409, [...fields]);
  expect((await shop.call('GET', `/cameras/${id}`)).body).toEqual(before);
});

test('the unchanged form of a booked item is accepted, and a new description is emailed to its buyer', async () => {
  const included = ['manual', 'box'];
  const id = await add('cameras', { sale: 100, title: 'Leica M3', included });
  await book(id);
  await shop.work();
  const { length } = await shop.mails();
  const { sale, condition, img, buy } = (await shop.call('GET', `/cameras/${id}`)).body.products;
  const edit = (des: string) =>
    shop.call('PATCH', `/cameras/${id}`, { as: seller, body: { sale, condition, img, buy, included, des } });
  expect((await edit('The rewind knob is missing.')).status).toBe(200);
  expect((await edit('The rewind knob is missing.')).status).toBe(200);
  await shop.work();
  const mails = (await shop.mails()).slice(length);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [buyer.email, 'Description changed: Leica M3'],
  ]);
  expect(mails[0]!.text).toContain('The rewind knob is missing.');
});

test('an item marked as sold leaves the lists, keeps its page and closes its order', async () => {
  const id = await add();
  const order = await book(id);
  expect(await modify('PUT', `/cameras/${id}/sold`)).toBe(1);
  expect(await modify('PUT', `/cameras/${id}/sold`)).toBe(0);
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

test('a sold item cannot be edited, advertised or booked', async () => {
  const id = await add();
  await shop.call('PUT', `/cameras/${id}/sold`, { as: seller });
  expect((await shop.call('PATCH', `/cameras/${id}`, { as: seller, body: { sale: 1 } })).status).toBe(409);
  expect((await shop.call('PUT', `/cameras/${id}/advertise`, { as: seller })).status).toBe(409);
  expect((await tryBooking(id)).status).toBe(409);
});

test('only the owner of an item and admins can open its dashboard page', async () => {
  const id = await add();
  expect((await shop.call('GET', `/dashboard/cameras/${id}`, { as: seller })).body.order).toBeNull();
  expect((await shop.call('GET', `/dashboard/cameras/${id}`, { as: admin })).status).toBe(200);
  expect((await shop.call('GET', `/dashboard/cameras/${id}`, { as: stranger })).status).toBe(403);
  expect((await shop.call('GET', `/dashboard/lens/${id}`, { as: seller })).status).toBe(404);
});

const changesOf = (id: string, kind = 'cameras') =>
  [
    ['PATCH', `/${kind}/${id}`, { title: 'Nikon F3' }],
    ['PUT', `/${kind}/${id}/advertise`],
    ['DELETE', `/${kind}/${id}/advertise`],
    ['PUT', `/${kind}/${id}/sold`],
    ['DELETE', `/${kind}/${id}`],
  ] as const;

test('an id that is unknown or belongs to an item of another kind is not found', async () => {
  const id = await add('lens');
  for (const unknown of [id, '%00', 'x', '019a0000-0000-7000-8000-000000000000', id.toUpperCase()]) {
    for (const [method, path, body] of changesOf(unknown))
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
  const id = await add();
  await shop.call('DELETE', `/cameras/${id}`, { as: seller });
  for (const [method, path, body] of changesOf(id).slice(0, -1))
    expectProblem(await shop.call(method, path, { as: seller, body }), 410, undefined, `${method} ${path}`);
  expectProblem(await shop.call('GET', `/dashboard/cameras/${id}`, { as: seller }), 410);
  expectProblem(await shop.call('DELETE', `/pauses/${id}`, { as: admin }), 410);
  expect(await existsListing(shop.app, 'cameras', id)).toBe(true);
});

test('a change is answered only after the process has read the cache tags of that change', async () => {
  let id = '';
  const added = await changedBy(shop, async () => (id = await add()));
  const tags = [`items-of:${seller.id}`, 'list:cameras', `listing:${id}`];
  expect(added).toEqual([...tags, 'model:nikon-fm2']);
  // Pages of models show what is for sale, so a new title and a sale change them, and an advertisement does not.
  const models = [['model:nikon-f3', 'model:nikon-fm2'], [], [], ['model:nikon-f3'], ['model:nikon-f3']];
  for (const [index, [method, path, body]] of changesOf(id).entries()) {
    const changed = await changedBy(shop, () => shop.call(method, path, { as: seller, body }));
    expect(changed, `${method} ${path}`).toEqual([...tags, ...models[index]!]);
  }
});

test('a price edit keeps the model named in the title, and an edit of brand, title or link changes it', async () => {
  const id = await add('cameras', { brand: 'Sony', title: 'A7 III body' });
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

test('a price edit does not read the model from the title again', async () => {
  const id = await add('cameras', { brand: 'Sony', title: 'A7 III body' });
  const { db } = shop.app;
  await db.updateTable('listings').set({ named_model_id: 'nikon-d850' }).where('id', '=', id).execute();
  await shop.call('PATCH', `/cameras/${id}`, { as: seller, body: { sale: 299 } });
  const row = db.selectFrom('listings').select('named_model_id').where('id', '=', id);
  expect(await row.executeTakeFirst()).toEqual({ named_model_id: 'nikon-d850' });
});

test('an item that is booked and marked as sold concurrently ends as sold', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await add();
    const [booked, sold] = await Promise.all([
      tryBooking(id),
      shop.call('PUT', `/cameras/${id}/sold`, { as: seller }),
    ]);
    expect(sold.status).toBe(200);
    expect([201, 409]).toContain(booked.status);
    expect((await shop.call('GET', `/cameras/${id}`)).body.state).toBe('sold');
  }
});
