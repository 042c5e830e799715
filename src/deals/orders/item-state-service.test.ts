import { expect, test } from 'vitest';
import { afterLock } from '#test/database.ts';
import { expectProblem } from '#test/problems.ts';
import { anImage } from '#test/samples.ts';
import { kinds, meeting, createListing, useShop } from '#test/shop.ts';
import { uploadPhoto } from '#test/uploads.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller', 'Sol');

async function anItem(kind: (typeof kinds)[number] = 'cameras') {
  const { _id } = await createListing(shop, seller, { title: 'Leica M3', sale: 500 }, kind);
  const buyer = await shop.createUser('Buyer');
  const path = `/${kind}/${_id}`;
  return {
    _id,
    edit: (changes: object) => shop.call('PATCH', path, { as: seller, body: changes }),
    show: async () => (await shop.call('GET', path)).body,
    book: (seen: object = {}) =>
      shop.call('POST', '/orders', { as: buyer, body: { ...meeting, listing: _id, ...seen } }),
  };
}

let count = 0;
const upload = async () =>
  (await uploadPhoto(shop, seller, await anImage('png', `#${String(100_000 + count++)}`))).url;

test.for(kinds)('an item of %s begins with version 1, and only an edit raises it', async (kind) => {
  const item = await anItem(kind);
  expect((await item.show()).version).toBe(1);
  const edits = [
    [{ title: 'Leica M3 body' }, 2],
    [{ title: 'Leica M3 body', sale: 500 }, 2],
    [{ des: 'Worn.', location: 'Graz', brand: 'Leitz' }, 3],
    [{ duration: 7 }, 4],
    [{ condition: 'Fair' }, 5],
    [{ sale: 499.5 }, 6],
    [{ img: 'https://example.com/other.jpg' }, 7],
    [{ buy: 2000, offers: true, floor: 10 }, 7],
  ] as const;
  for (const [edit, version] of edits) {
    expect((await item.edit(edit)).body.version, JSON.stringify(edit)).toBe(version);
    expect((await item.show()).version).toBe(version);
  }
  const { body } = await shop.call('GET', `/${kind}?limit=100`);
  expect(body.find(({ _id }: { _id: string }) => _id === item._id).version).toBe(7);
});

test('new, reordered and removed photos raise the version by one each; the same photos do not', async () => {
  const item = await anItem();
  const [one, other] = [await upload(), await upload()];
  for (const [photos, version] of [
    [[one, other], 2],
    [[one, other], 2],
    [[other, one], 3],
    [[other], 4],
  ] as const)
    expect((await item.edit({ photos, title: 'Leica M3' })).body.version).toBe(version);
  const { body } = await item.book({ version: 2 });
  expect(body.changes).toEqual([{ path: 'photos', was: [one, other], is: [other] }]);
  expect((await item.book({ version: 1 })).body.changes).toEqual([
    { path: 'photos', was: ['https://example.com/fm2.jpg'], is: [other] },
  ]);
});

test('a booking of an edited item is rejected with the differences', async () => {
  const item = await anItem();
  await item.edit({ sale: 1_000_000 });
  await item.edit({ des: 'For parts only.', title: 'Leica M3, broken' });
  const refused = await item.book({ version: 1 });
  expectProblem(refused, 409);
  expect(refused.body).toMatchObject({
    type: 'urn:rangefinder:problem:changed',
    version: 3,
    changes: [
      { path: 'title', was: 'Leica M3', is: 'Leica M3, broken' },
      { path: 'sale', was: 500, is: 1_000_000 },
      { path: 'des', was: 'Shutter fires at all speeds.', is: 'For parts only.' },
    ],
  });
  expect((await item.show()).state).toBe('available');
  expect((await item.book({ version: 3 })).body).toMatchObject({ sale: 1_000_000, version: 3 });
});

test('a price in the request is compared with and without a version', async () => {
  const item = await anItem();
  const changes = [{ path: 'sale', was: 499.99, is: 500 }];
  expect((await item.book({ sale: 499.99 })).body).toMatchObject({ status: 409, version: 1, changes });
  expect((await item.book({ sale: 499.99, version: 1 })).body).toMatchObject({ status: 409, changes });
  await item.edit({ sale: 600 });
  expect((await item.book({ sale: 500, version: 1 })).body.changes).toEqual([
    { path: 'sale', was: 500, is: 600 },
  ]);
  expect((await item.book({ sale: 600 })).status).toBe(201);
});

test('a request with neither version nor price books without a comparison', async () => {
  const item = await anItem();
  await item.edit({ sale: 700, title: 'Another' });
  expect((await item.book()).body).toMatchObject({ sale: 700, title: 'Another' });
});

test('an edit that is undone still raises the version', async () => {
  const item = await anItem();
  await item.edit({ sale: 450 });
  await item.edit({ sale: 500 });
  expect((await item.book({ version: 1 })).body.changes).toEqual([{ path: 'version', was: 1, is: 3 }]);
});

test('twenty versions are stored; older ones are compared by number only', async () => {
  const item = await anItem();
  for (let edits = 1; edits <= 21; edits++) await item.edit({ des: `Edit ${edits}.` });
  expect((await item.book({ version: 1 })).body.changes).toEqual([{ path: 'version', was: 1, is: 22 }]);
  expect((await item.book({ version: 2 })).body.changes).toEqual([
    { path: 'des', was: 'Edit 1.', is: 'Edit 21.' },
  ]);
  expect((await item.book({ version: 99 })).body.changes).toEqual([{ path: 'version', was: 99, is: 22 }]);
  await shop.call('DELETE', `/cameras/${item._id}`, { as: seller });
  const left = shop.app.db.selectFrom('listing_versions').selectAll().where('listing_id', '=', item._id);
  expect(await left.execute()).toEqual([]);
});

test('a malformed version is rejected and the field is named', async () => {
  const item = await anItem();
  for (const version of ['1', 0, 1.5, -1, 2 ** 31, null])
    expectProblem(await item.book({ version }), 422, ['version']);
});

test('a booking is rejected when a concurrent edit commits first', async () => {
  const item = await anItem();
  const booked = await afterLock(
    shop,
    (trx) => trx.updateTable('listings').set({ sale_cents: 99_999 }).where('id', '=', item._id).execute(),
    () => item.book({ version: 1, sale: 500 }),
  );
  expect([booked.status, booked.body.changes]).toEqual([409, [{ path: 'sale', was: 500, is: 999.99 }]]);
});

test("a seller's acceptance is rejected when the item differs from what they saw", async () => {
  const item = await anItem();
  const { _id } = (await item.book()).body;
  await item.edit({ des: 'The meter is dead.' });
  const accept = (body?: object) => shop.call('PUT', `/orders/${_id}/accept`, { as: seller, body });
  const refused = await accept({ version: 1 });
  expectProblem(refused, 409);
  expect(refused.body.changes).toEqual([
    { path: 'des', was: 'Shutter fires at all speeds.', is: 'The meter is dead.' },
  ]);
  expect((await accept({ version: 2 })).body).toMatchObject({
    modifiedCount: 1,
    order: { stage: 'accepted', version: 2 },
  });
  expect((await accept({ version: 1 })).body.modifiedCount).toBe(0);
});
