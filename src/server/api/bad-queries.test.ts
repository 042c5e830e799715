import type { z } from 'zod';
import { expect, test } from 'vitest';
import { Deal } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { anIssue, aPost } from '#test/samples.ts';
import { book, kinds, createListing, useShop } from '#test/shop.ts';
import { expectProblem } from '#test/problems.ts';
import { Reviewed } from '#test/reviews.ts';
import { TestConversation } from '#test/conversations.ts';
import { allRoutes } from './create-api.ts';

// Opened before the tests are collected, because each route has its own test.
const shop = await useShop();
const seller = await shop.createUser('Seller');
const buyer = await shop.createUser('Buyer');
const { order } = await Deal.open(shop, { buyer, seller });
const admin = await shop.createUser('admin');

const routes = allRoutes;
const withQuery = routes.filter((route) => route.query);
const withParams = routes.filter((route) => route.params);
const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

const forge = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const id = '019a0000-0000-7000-8000-000000000000';
const long = 'x'.repeat(3000);

/** `Number` accepts these, but lists refuse them. */
const noNumbers = ['12e3', '0x10', '%2012%20', '%0912', '.5', '5.', '0b11', '1_000'];

const bad: Record<string, string[]> = {
  limit: [
    ...noNumbers,
    '0',
    '-1',
    '101',
    '1.5',
    'abc',
    '',
    'NaN',
    'Infinity',
    '1e999',
    '9'.repeat(400),
    '%00',
    '1,2',
    '[5]',
  ],
  cursor: [
    '',
    'abc',
    '%00',
    '%ff%fe',
    long,
    "'%20or%201=1",
    ...[null, {}, [], 'cameras', [1, id, 1], [['cameras'], 1, id, 1], ['cameras', 1, id, 1]].map(forge),
  ],
  role: ['', 'boss', 'Admin', 'buyer', '%00'],
  turn: ['', 'theirs', '%00'],
  stage: ['', 'Requested', 'new', '%00'],
  state: ['', 'OPEN', 'Draft', '%00'],
  status: ['', 'verified', 'Verify', '%00'],
  act: ['', 'Sign-in', 'anything', '%00'],
  side: ['', 'purchases', '%00'],
  sort: ['', 'id', 'Date', 'deleted_at', "title'%20or%201=1", '%00'],
  order: ['', 'up', 'DESC', '%00'],
  listing: ['', '%20', '%00', 'x'.repeat(65)],
  conversation: ['', '%20', '%00', 'x'.repeat(65)],
  ...Object.fromEntries(
    ['camera', 'lens', 'modelId', 'which'].map((param) => [param, ['', '%20', '%00', 'x'.repeat(121)]]),
  ),
  token: ['', 'x'.repeat(201)],
  unread: ['', '1', 'TRUE', '%00'],
  after: ['', ...noNumbers, '-1', '1.5', 'abc', 'NaN', '2147483648', '%00'],
  before: ['', ...noNumbers, '0', '-1', '1.5', 'abc', 'NaN', '2147483648', '%00'],
  ...Object.fromEntries(
    ['person', 'buyer', 'seller', 'reporter'].map((param) => [param, ['', '%20', '%00', 'x'.repeat(65)]]),
  ),
  query: ['%00', 'x'.repeat(2001), 'max%3Dcheap', 'kind%3Dphones'],
  q: ['', '%20%20', '%00', 'a%00b', 'x'.repeat(121)],
  id: ['', 'x', '%00', 'x'.repeat(65)],
  kind: ['', 'Cameras', 'bodies', '%00'],
  brand: ['', '%20', '%00', 'x'.repeat(121)],
  title: ['', '%20', '%00', 'x'.repeat(121)],
  mount: ['', '%20', '%00', 'x'.repeat(61)],
  condition: ['', 'good', 'Mint', '%00'],
  place: ['', '%20', '%00', 'x'.repeat(121)],
  near: ['', '%20', '%00', 'x'.repeat(121)],
  cell: ['', '%20', '%00', '47', '47.5,-123', '90,0', '-91,0', '0,180', '0,-181', '1,2,3', 'a,b'],
  // One place has no middle.
  between: ['', '%20', '%00', 'x'.repeat(121), 'Seattle', '1'],
  min: ['', ...noNumbers, '0', '-1', '0.001', '1000001', 'abc', 'NaN', 'Infinity', '1e999', '%00', '1,2'],
  max: ['', ...noNumbers, '0', '-1', '0.001', '1000001', 'abc', 'NaN', 'Infinity', '1e999', '%00', '1,2'],
  age: ['', ...noNumbers, '-1', '1.5', '14401', 'abc', 'NaN', 'Infinity', '%00'],
  sells: ['', '1', 'TRUE', 'false', '%00'],
  shots: ['', ...noNumbers, '0', '-1', '1.5', '2000001', 'abc', 'NaN', 'Infinity', '%00'],
  focalMin: ['', ...noNumbers, '0', '-1', '5001', '50mm', 'NaN', 'Infinity', '%00'],
  focalMax: ['', ...noNumbers, '0', '-1', '5001', '50mm', 'NaN', 'Infinity', '%00'],
  aperture: ['', ...noNumbers, '0', '-1', '0.4', '65', 'f1.8', 'NaN', 'Infinity', '%00'],
  lensType: ['', 'Prime', 'macro', '%00'],
  // Without `near`, any radius is invalid.
  within: ['', '0', '1001', '1.5', 'far', '30'],
  autofocus: ['', '1', 'TRUE', '%00'],
  film: ['', '1', 'TRUE', '%00'],
  format: ['', 'APS-C', '35mm', '%00'],
  verified: ['', '0', 'true', '%00'],
  graded: ['', '0', 'true', '%00'],
  available: ['', '0', 'true', '%00'],
  fits: ['', '%20', '%00', 'x'.repeat(121), 'nikon-nothing'],
  adapters: ['', '0', 'true', '%00'],
  limited: ['', '0', 'true', '%00'],
  model: ['', '%20', '%00', 'x'.repeat(181)],
  verdict: ['', 'Native', 'maybe', '%00'],
  email: ['', 'robin', 'a%00@example.com', 'robin@', `${'x'.repeat(250)}@example.com`],
};

test('every field of every query is tested with bad values', () => {
  const fields = withQuery.flatMap((route) => Object.keys((route.query as z.ZodObject).shape));
  expect([...new Set(fields)].toSorted()).toEqual(Object.keys(bad).toSorted());
});

const aboutSeller = (path: string) =>
  path.replace(
    '{id}',
    path.startsWith('/orders/') ? order : path.startsWith('/fit/') ? 'nikon-d850' : seller.id,
  );
const callerOf = (path: string) =>
  path.startsWith('/orders/') || ['/notifications', '/my/evidence'].includes(path) ? seller : admin;

const queryCases = withQuery.flatMap((route) =>
  Object.keys((route.query as z.ZodObject).shape).map((field) => [keyOf(route), field]),
);
test.for(queryCases)('%s rejects an invalid %s and names it', async ([key = '', field = '']) => {
  const [method = '', path = ''] = key.split(' ');
  for (const value of bad[field]!) {
    const response = await shop.call(method, `${aboutSeller(path)}?${field}=${value}`, {
      as: callerOf(path),
    });
    expectProblem(response, 422, [field], value);
  }
});

test('unknown query parameters are ignored, and the last value of a repeated one counts', async () => {
  const { status } = await shop.call('GET', '/cameras?limit=1&limit=2&__proto__=x&utm_source=mail&%00=%00');
  expect(status).toBe(200);
});

const lists = withQuery
  .filter(({ query }) => 'cursor' in (query as z.ZodObject).shape)
  .map(({ path }) => aboutSeller(path));

const cursors: Record<string, string> = {};
for (const kind of kinds) {
  for (const { _id } of [
    await createListing(shop, seller, {}, kind),
    await createListing(shop, seller, {}, kind),
  ]) {
    await shop.call('PUT', `/${kind}/${_id}/advertise`, { as: seller });
    await shop.call('PUT', `/watchlist/${_id}`, { as: admin });
    await shop.call('POST', '/reports', { as: buyer, body: { listing: _id, reason: 'spam' } });
  }
  await book(shop, buyer, await createListing(shop, seller, {}, kind));
  await aPost(shop);
  await anIssue(shop);
  const deal = await Deal.open(shop, { buyer, seller });
  await deal.arrange();
  await deal.moveMeetingBack(2);
  await deal.claim('buyer');
  await (await Negotiation.open(shop, { buyer, seller })).makeOffer(200);
  await TestConversation.open(shop, { buyer, seller });
  await (await Reviewed.open(shop, { buyer, seller })).both();
}
for (const { id: followed } of [seller, await shop.createUser('Seller')])
  await shop.call('PUT', `/sellers/${followed}/follow`, { as: admin });
for (let paused = 0; paused < 2; paused++) {
  const body = { listing: (await createListing(shop, seller))._id, reason: 'spam' };
  const { body: report } = await shop.call('POST', '/reports', { as: buyer, body });
  const verdict = { outcome: 'paused', reason: 'Blurred photographs.' };
  await shop.call('PUT', `/reports/${report._id}`, { as: admin, body: verdict });
  const note = { text: 'Was asked for a receipt.' };
  await shop.call('POST', `/people/${seller.id}/notes`, { as: admin, body: note });
}
for (const { id: sellerId } of [seller, await shop.createUser('Seller')])
  await shop.call('PUT', `/users/seller/${sellerId}`, { as: admin });
for (const path of lists) {
  const as = kinds.some((kind) => path === `/my/${kind}`)
    ? seller
    : ['/offers', '/conversations'].includes(path)
      ? buyer
      : callerOf(path);
  const { headers } = await shop.call('GET', `${path}?limit=1`, { as });
  cursors[path] = /cursor=([\w-]+)/.exec(headers.get('link') ?? '')?.[1] ?? 'none';
}

test.for(lists)('%s rejects the cursors of all other lists', async (path) => {
  const get = (cursor: string) => shop.call('GET', `${path}?cursor=${cursor}`, { as: callerOf(path) });
  const { [path]: own = 'none', ...others } = cursors;
  expect((await get(own)).status).toBe(200);
  for (const [of, cursor] of Object.entries(others)) expectProblem(await get(cursor), 422, ['cursor'], of);
});

test.for(lists)('a cursor of %s is rejected after any change that makes it invalid', async (path) => {
  const [scope, at, last, row] = JSON.parse(Buffer.from(cursors[path]!, 'base64url').toString());
  for (const forged of [
    [scope],
    [scope, at, last],
    [scope, at, last, row, 1],
    [`${scope} `, at, last, row],
    ...[-1, 9e15, 1e300, 1.5, '2024-01-01', 'x\0', true, {}, []].map((value) => [scope, value, last, row]),
    ...['', 'a\0b', 5, null, {}, 'x'.repeat(65)].map((value) => [scope, at, value, row]),
    ...[0, -1, 1.5, 1e300, '1', null].map((value) => [scope, at, last, value]),
  ]) {
    const response = await shop.call('GET', `${path}?cursor=${forge(forged)}`, {
      as: callerOf(path),
    });
    expectProblem(response, 422, ['cursor'], JSON.stringify(forged));
  }
});

const aboutEmail = withParams
  .filter(({ method, path }) => method === 'GET' && path.includes('{identifier}'))
  .map(keyOf);
test.for(aboutEmail)(
  '%s gives an admin 200 with `isAdmin: false` for a malformed identifier',
  async (key) => {
    const path = key.split(' ')[1]!;
    for (const wrong of [
      'x',
      '%00',
      '%ff',
      'a%00@example.com',
      "'%20or%201=1--",
      '%25',
      id,
      'a'.repeat(4000),
    ]) {
      const { status, body } = await shop.call('GET', path.replace('{identifier}', wrong), { as: admin });
      expect(status, wrong).toBe(200);
      expect(body.isAdmin, wrong).toBe(false);
    }
  },
);

test.for(aboutEmail)(
  '%s gives other users 403, whether the email address is malformed or valid',
  async (key) => {
    const path = key.split(' ')[1]!;
    for (const wrong of ['x', '%00', '%ff', admin.email, id])
      expectProblem(await shop.call('GET', path.replace('{identifier}', wrong), { as: buyer }), 403);
  },
);
