import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { book, openShop, createListing, type TestUser, useShop } from '#test/shop.ts';

let item: { _id: string };
const shop = await useShop();
const seller = await shop.createUser('Seller');
const buyer = await shop.createUser('Buyer', 'Robin');
const other = await shop.createUser('Buyer');
const admin = await shop.createUser('admin');
beforeEach(async () => {
  item = await createListing(shop, seller, { title: 'Leica M6' });
});

const file = (as: TestUser, listing = item._id, reason = 'counterfeit', note = 'The engraving is wrong.') =>
  shop.call('POST', '/reports', { as, body: { listing, reason, note } });
const close = (id: string, outcome: 'dismissed' | 'paused' | 'removed', reason?: string) =>
  shop.call('PUT', `/reports/${id}`, { as: admin, body: { outcome, reason } });

test('the response to a report contains only what the reporter sent', async () => {
  const { status, body } = await file(buyer);
  expect(status).toBe(201);
  expect(body).toEqual({
    _id: expect.any(String),
    date: expect.stringMatching(/Z$/),
    listing: item._id,
    reason: 'counterfeit',
    note: 'The engraving is wrong.',
  });
});

test('an item of a suspended seller cannot be reported', async () => {
  const suspended = await shop.createUser('Seller');
  const { _id } = await createListing(shop, suspended);
  await shop.call('PUT', `/suspensions/${suspended.id}`, { as: admin, body: { reason: 'Fraud.' } });
  expectProblem(await file(buyer, _id), 404);
});

test('admins see the item and the reporter of a report', async () => {
  const { body } = await file(buyer);
  const { body: queue } = await shop.call('GET', '/reports?limit=1', { as: admin });
  expect(queue[0]).toMatchObject({
    _id: body._id,
    reason: 'counterfeit',
    note: 'The engraving is wrong.',
    outcome: null,
    closed: null,
    reporter: { _id: buyer.id, name: 'Robin', email: buyer.email },
    listing: { _id: item._id, kind: 'cameras', title: 'Leica M6', state: 'available', withdrawn: false },
  });
});

test.each(['advance-payment', 'sold-elsewhere'])(
  'an item can be reported with the reason %s',
  async (reason) => {
    const { body } = await file(buyer, item._id, reason);
    const { body: queue } = await shop.call('GET', '/reports?limit=1', { as: admin });
    expect(queue[0]).toMatchObject({ _id: body._id, reason });
  },
);

test('a report without a note is accepted', async () => {
  const { status, body } = await shop.call('POST', '/reports', {
    as: buyer,
    body: { listing: item._id, reason: 'spam' },
  });
  expect([status, body.note]).toEqual([201, '']);
});

test('a user can have one open report about an item, and can report it again once that is closed', async () => {
  const first = await file(buyer);
  expectProblem(await file(buyer), 409);
  expect((await file(other)).status).toBe(201);
  await close(first.body._id, 'dismissed');
  expect((await file(buyer)).status).toBe(201);
});

test('a report that is sent three times in parallel is stored once', async () => {
  const responses = await Promise.all([file(buyer), file(buyer), file(buyer)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});

test("a report about an unknown item, or about one's own, is rejected", async () => {
  expectProblem(await file(buyer, '019a0000-0000-7000-8000-000000000000'), 404);
  expectProblem(await file(buyer, 'nonsense'), 404);
  expectProblem(await file(seller), 422, ['listing']);
});

test('an item can be reported until 30 days after its seller withdrew or paused it', async () => {
  const [withdrawn, paused] = [await createListing(shop, seller), await createListing(shop, seller)];
  await shop.call('DELETE', `/cameras/${withdrawn._id}`, { as: seller });
  await shop.call('POST', '/my/items/pause', { as: seller, body: { items: [paused._id] } });
  for (const { _id } of [withdrawn, paused]) expect((await file(buyer, _id)).status).toBe(201);
  await shop.sql`update listings set deleted_at = deleted_at - interval '30 days',
    paused_at = paused_at - interval '30 days' where id in (${withdrawn._id}, ${paused._id})`;
  expectProblem(await file(other, withdrawn._id), 410);
  expectProblem(await file(other, paused._id), 404);
});

test('an item that an admin has removed or paused cannot be reported again', async () => {
  const { body: first } = await file(buyer);
  await close(first._id, 'paused', 'Blurred.');
  expectProblem(await file(other), 404);
  await close(first._id, 'removed');
  expectProblem(await file(other), 410);
});

test('an item stays listed when its report is dismissed, and another decision is refused', async () => {
  const { body: report } = await file(buyer);
  expect((await close(report._id, 'dismissed')).body).toEqual({ modifiedCount: 1 });
  expect((await close(report._id, 'dismissed')).body).toEqual({ modifiedCount: 0 });
  expectProblem(await close(report._id, 'removed'), 409);
  expect((await shop.call('GET', `/cameras/${item._id}`)).status).toBe(200);
});

test('removing an item cancels its open order and closes its other reports', async () => {
  const order = await book(shop, other, item);
  const { body: report } = await file(buyer);
  const { body: second } = await file(other, item._id, 'stolen');
  expect((await close(report._id, 'removed')).body).toEqual({ modifiedCount: 1 });
  expect((await shop.call('GET', `/cameras/${item._id}`)).status).toBe(410);
  expect((await shop.call('DELETE', `/orders/${order._id}`, { as: other })).body).toEqual({
    deletedCount: 0,
  });
  expectProblem(await close(second._id, 'dismissed'), 409);
  const { body: closed } = await shop.call('GET', '/reports?state=closed&limit=100', { as: admin });
  const mine = closed.filter(({ listing }: any) => listing._id === item._id);
  expect(mine.map(({ outcome, listing }: any) => [outcome, listing.withdrawn])).toEqual([['removed', true]]);
});

test('a report about an item that its owner has withdrawn can still be dismissed, or closed as removed', async () => {
  for (const outcome of ['dismissed', 'removed'] as const) {
    const withdrawn = await createListing(shop, seller);
    const { body: report } = await file(buyer, withdrawn._id);
    await shop.call('DELETE', `/cameras/${withdrawn._id}`, { as: seller });
    expectProblem(await close(report._id, 'paused', 'Blurred.'), 409);
    expect((await close(report._id, outcome)).body).toEqual({ modifiedCount: 1 });
  }
});

test('if two admins decide on reports about one item at the same time, only one decision counts', async () => {
  const reports = [await file(buyer), await file(other), await file(await shop.createUser('Seller'))];
  const second = await shop.createUser('admin');
  const responses = await Promise.all(
    reports.flatMap(({ body }) =>
      [admin, second].map((as) =>
        shop.call('PUT', `/reports/${body._id}`, { as, body: { outcome: 'removed' } }),
      ),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  expect(responses.reduce((sum, { body }) => sum + body.modifiedCount, 0)).toBe(1);
});

test('the queue lists open reports first, then the most recently closed ones', async () => {
  const { body: early } = await file(buyer);
  await close(early._id, 'dismissed');
  const { body: late } = await file(other);
  const { body: queue } = await shop.call('GET', '/reports?limit=100', { as: admin });
  const open = queue.filter(({ outcome }: any) => outcome === null);
  expect(queue.slice(0, open.length)).toEqual(open);
  expect(open[0]._id).toBe(late._id);
  expect(queue[open.length]._id).toBe(early._id);
});

test('buyers and sellers can neither list nor close reports', async () => {
  const { body: report } = await file(buyer);
  for (const as of [buyer, seller]) {
    expectProblem(await shop.call('GET', '/reports', { as }), 403);
    expectProblem(
      await shop.call('PUT', `/reports/${report._id}`, { as, body: { outcome: 'removed' } }),
      403,
    );
  }
  expectProblem(await close('019a0000-0000-7000-8000-000000000000', 'dismissed'), 404);
});

test.for([
  ['a new account files five reports a day', { isOld: false, isConfirmed: true }, 5],
  ['an unconfirmed address files five reports a day', { isOld: true, isConfirmed: false }, 5],
  [
    'an older account with a confirmed address files thirty reports a day',
    { isOld: true, isConfirmed: true },
    30,
  ],
] as const)('%s', async ([, { isOld, isConfirmed }, max]) => {
  const limited = await openShop({ RATE_LIMITS: 'on' });
  const [of, by] = [await limited.createUser('Seller'), await limited.createUser('Buyer')];
  await limited.app.db
    .updateTable('users')
    .set({ email_verified: isConfirmed, ...(isOld && { created_at: new Date(Date.now() - 8 * 86_400_000) }) })
    .where('id', '=', by.id)
    .execute();
  const statuses = [];
  for (let count = 0; count <= max; count++) {
    const { _id: listing } = await createListing(limited, of);
    statuses.push(
      (await limited.call('POST', '/reports', { as: by, body: { listing, reason: 'spam' } })).status,
    );
  }
  expect(statuses).toEqual([...Array.from({ length: max }, () => 201), 429]);
  await limited.close();
});
