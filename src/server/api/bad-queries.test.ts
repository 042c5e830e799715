import { expect, test } from 'vitest';
import { z } from 'zod';
import { TestConversation } from '#test/conversations.ts';
import { Deal } from '#test/deals.ts';
import { aRow, aTable, exchangeOf } from '#test/exchange.ts';
import { Negotiation } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { Reviewed } from '#test/reviews.ts';
import { anIssue, aPost } from '#test/samples.ts';
import { book, kinds, createListing, useShop } from '#test/shop.ts';
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

type JsonSchema = {
  type?: string;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
};

/** Values that the schema of a parameter excludes. */
function excludedBy({ type, items, ...schema }: JsonSchema): string[] {
  if (items) return excludedBy(items);
  if (schema.enum || schema.const !== undefined) return ['', 'Another', '%00'];
  if (type === 'string')
    return ['', '%20', '%00', ...(schema.maxLength ? ['x'.repeat(schema.maxLength + 1)] : [])];
  const { minimum = 0, maximum } = schema;
  const [fraction, step] = type === 'integer' ? [['1.5'], 1] : [[], 0.1];
  const outside = [minimum - step, ...(maximum === undefined ? [] : [maximum + 1])].map(String);
  return ['', ...noNumbers, 'abc', 'NaN', 'Infinity', '1e999', '%00', '1,2', '-1', ...fraction, ...outside];
}

/** Values that are excluded by rules that a schema in JSON cannot state. */
const bad: Record<string, string[]> = {
  limit: ['9'.repeat(400), '[5]'],
  cursor: [
    '',
    'abc',
    '%00',
    '%ff%fe',
    long,
    "'%20or%201=1",
    ...[null, {}, [], 'cameras', [1, id, 1], [['cameras'], 1, id, 1], ['cameras', 1, id, 1]].map(forge),
  ],
  sort: ['deleted_at', "title'%20or%201=1"],
  query: ['max%3Dcheap', 'kind%3Dphones'],
  q: ['a%00b'],
  cell: ['47', '47.5,-123', '90,0', '-91,0', '0,180', '0,-181', '1,2,3', 'a,b'],
  // One place has no middle.
  between: ['Seattle', '1'],
  min: ['0', '0.001', '1000001'],
  max: ['0', '0.001', '1000001'],
  // Without `near`, any radius is invalid.
  within: ['30'],
  fits: ['nikon-nothing'],
};

/** Values that these parameters accept, although others like them do not. */
const good: Record<string, string[]> = { token: ['%20', '%00'], query: ['', '%20'], cell: ['1,2'] };

const badFor = (field: string, schema: z.ZodType): string[] => [
  ...excludedBy(z.toJSONSchema(schema, { unrepresentable: 'any' }) as JsonSchema).filter(
    (value) => !good[field]?.includes(value),
  ),
  ...(bad[field] ?? []),
];

const sent = await exchangeOf(shop, seller).send(aTable(aRow('Nikon FE'), aRow('Nikon FM')));
const idIn: Record<string, string> = { orders: order, fit: 'nikon-d850', my: sent.body._id };
const aboutSeller = (path: string) => path.replace('{id}', idIn[path.split('/')[1]!] ?? seller.id);
const callerOf = (path: string) =>
  path.startsWith('/orders/') || ['/notifications', '/my/evidence'].includes(path) ? seller : admin;

const queryCases = withQuery.flatMap((route) =>
  Object.entries<z.ZodType>((route.query as z.ZodObject).shape).map(
    ([field, schema]) => [keyOf(route), field, badFor(field, schema)] as const,
  ),
);
test.for(queryCases)('%s rejects an invalid %s and names it', async ([key, field, values]) => {
  const [method = '', path = ''] = key.split(' ');
  for (const value of values) {
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
for (const fact of ['year', 'build']) {
  const body = { model: 'canon-eos-5d', fact, source: 'Canon Camera Museum', reason: 'untrue' };
  await shop.call('POST', '/reports', { as: buyer, body });
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
    // Rows of a file are sorted by a number, which can be negative in other lists.
    ...(path.endsWith('/rows') ? [] : [[scope, -1, last, row]]),
    ...[9e15, 1e300, 1.5, '2024-01-01', 'x\0', true, {}, []].map((value) => [scope, value, last, row]),
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
