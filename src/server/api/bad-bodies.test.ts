import { expect, test } from 'vitest';
import { z } from 'zod';
import { badAccounts } from '#test/account-bodies.ts';
import {
  Raw,
  badChoice,
  badSeenVersion,
  badTime,
  changesOf,
  optional,
  orNull,
  writeJson,
  type Sample,
} from '#test/bad-values.ts';
import { badConversations } from '#test/conversation-bodies.ts';
import { Deal } from '#test/deals.ts';
import { badDrafts, badKit, badGearBodies, badNewItemFields, badNote } from '#test/gear-bodies.ts';
import { badItem } from '#test/item-bodies.ts';
import { badNotifications } from '#test/notifications.ts';
import { badOffers } from '#test/offer-bodies.ts';
import { Negotiation } from '#test/offers.ts';
import { badOrders } from '#test/order-bodies.ts';
import { expectProblem } from '#test/problems.ts';
import { badPublishing } from '#test/publishing-bodies.ts';
import { Reviewed } from '#test/reviews.ts';
import { anIssue, aPost } from '#test/samples.ts';
import { badSavedSearches } from '#test/saved-search-bodies.ts';
import { badImports, badSeveral } from '#test/several-bodies.ts';
import { aCamera, kinds, createListing, useShop } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';
import { allRoutes } from './create-api.ts';

// Opened before the tests are collected, because each body has its own test.
const shop = await useShop();
const seller = await shop.createUser('Seller');
const buyer = await shop.createUser('Buyer');
const admin = await shop.createUser('admin');
const suspect = await shop.createUser('Buyer');
const item = await createListing(shop, seller);
const accepted = await Deal.open(shop, { buyer, seller });
await accepted.bringTo('accepted');
const reviewed = await Reviewed.open(shop, { buyer, seller });
const negotiation = await Negotiation.open(shop, { buyer, seller });
const offerId = await negotiation.makeOffer(200);
const { item: offered } = await Negotiation.open(shop, { buyer, seller });
const { id: postId } = await aPost(shop);
const { id: issueId } = await anIssue(shop);
const { body: owned } = await shop.call('POST', '/my/kit', { as: buyer, body: { model: 'nikon-d850' } });
const { body: draft } = await shop.call('POST', '/my/drafts', {
  as: seller,
  body: { kind: 'lens', fields: {} },
});
const report = await shop.call('POST', '/reports', {
  as: buyer,
  body: { listing: item._id, reason: 'spam' },
});

const samples: Record<string, Sample> = {
  ...badAccounts({ buyer, seller, admin, suspect, reportId: report.body._id }),
  ...badPublishing({ buyer, admin, postId, issueId }),
  ...(await badOrders({ buyer, seller, admin, itemId: item._id, accepted, reviewed })),
  ...badNotifications(buyer),
  ...badKit(buyer, owned._id),
  ...badNote(admin),
  ...badDrafts(seller, draft._id),
  ...badSeveral(seller, (await createListing(shop, seller))._id),
  ...(await badImports(shop, seller)),
  ...badOffers({ buyer, seller, offered, offerId, order: accepted.order }),
  ...(await badSavedSearches(shop, buyer)),
  ...(await badConversations(shop, { buyer, seller, item: offered })),
};
for (const kind of kinds) {
  const { _id } = await createListing(shop, seller, {}, kind);
  const listed = { ...badItem, ...badNewItemFields, draftVersion: badSeenVersion };
  samples[`POST /${kind}`] = { path: `/${kind}`, as: seller, good: aCamera, fields: listed };
  Object.assign(samples, badGearBodies(kind, _id, seller));
  samples[`PATCH /${kind}/{id}`] = {
    path: `/${kind}/${_id}`,
    as: seller,
    good: aCamera,
    fields: { ...changesOf(badItem), version: badSeenVersion, edited: orNull(badTime) },
  };
  const other = `/${kind}/${(await createListing(shop, seller, {}, kind))._id}`;
  const fields = { to: optional(badChoice('Other', 'seller')) };
  samples[`PUT /${kind}/{id}/sold`] = { path: `${other}/sold`, as: seller, good: { to: 'other' }, fields };
  samples[`PUT /${kind}/{id}/returned`] = {
    path: `${other}/returned`,
    as: seller,
    good: { version: 1 },
    fields: { version: [['missing', undefined], ...badSeenVersion] },
  };
}

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
// Forms are covered by the tests of the upload calls.
const withBody = allRoutes.filter((route) => route.body && !route.form);
const isOptional = new Set(withBody.filter(({ body }) => body instanceof z.ZodOptional).map(keyOf));
function shapeOf(body: unknown): object {
  if (body instanceof z.ZodOptional) return shapeOf(body.unwrap());
  return body instanceof z.ZodPipe ? shapeOf(body.in) : (body as z.ZodObject).shape;
}
const json = { 'content-type': 'application/json' };

test('every field of every request body is tested with bad values', () => {
  const here = Object.entries(samples).map(([key, { fields }]) => [key, Object.keys(fields).toSorted()]);
  const there = withBody.map((route) => [keyOf(route), Object.keys(shapeOf(route.body)).toSorted()]);
  expect(Object.fromEntries(here)).toEqual(Object.fromEntries(there));
});

const known = withBody.map(keyOf).filter((key) => samples[key]);
const send = (key: string, body: unknown, headers: Record<string, string> = {}) => {
  const [method = '', ownPath = ''] = key.split(' ');
  const { path = ownPath, as } = samples[key]!;
  return shop.call(method, path, { as, body, headers: { ...json, ...headers } });
};

test.for(known)('%s rejects each invalid field, names it and stores nothing', async (key) => {
  const { good, fields } = samples[key]!;
  const before = await fingerprint(shop);
  for (const [field, bad] of Object.entries(fields))
    for (const [what, value] of bad) {
      const answer = await send(key, writeJson({ ...good, [field]: value }));
      expectProblem(answer, 422, [field], `${field}: ${what}`);
    }
  expect(await fingerprint(shop)).toBe(before);
});

test.for(known)('%s names all invalid fields in one response', async (key) => {
  const { good, fields } = samples[key]!;
  const checked = Object.keys(fields).filter((field) => fields[field]!.length > 0);
  const wrong = Object.fromEntries(checked.map((field) => [field, new Raw('[null]')]));
  const { status, body } = await send(key, writeJson({ ...good, ...wrong }));
  expect(status).toBe(422);
  // The path of a list entry has its index: `photos.0`.
  const named = body.errors.map(({ path }: { path: string }) => path.split('.')[0]);
  expect(named.toSorted()).toEqual(checked.toSorted());
});

test.for(known)('%s rejects a body that is malformed, not a JSON object or too large', async (key) => {
  const { good } = samples[key]!;
  const before = await fingerprint(shop);
  const empty = isOptional.has(key) ? ' ' : '';
  for (const text of ['{', '{"a":}', "{'a':1}", 'title=x', empty, 'undefined', '{}{}', '\u{feff}{]', 'NaN'])
    expectProblem(await send(key, text), 400, undefined, text);
  expectProblem(await send(key, new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])), 400);
  for (const text of ['null', '[]', '"text"', '5', 'true', `[${JSON.stringify(good)}]`])
    expectProblem(await send(key, text), 422, undefined, text);
  const { maxJsonBytes = 64 * 1024 } = withBody.find((route) => keyOf(route) === key)!;
  expectProblem(await send(key, '['.repeat(Math.min(maxJsonBytes, 60_000))), 400);
  expectProblem(await send(key, writeJson({ ...good, padding: 'x'.repeat(maxJsonBytes) })), 413);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expectProblem(await send(key, writeJson(good), { 'content-type': type }), 415, undefined, type);
  expect(await fingerprint(shop)).toBe(before);
});

test('a body that is longer than its Content-Length is rejected as soon as it exceeds the limit', async () => {
  const part = new TextEncoder().encode('x'.repeat(16_384));
  let parts = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => void (parts++ < 1000 ? controller.enqueue(part) : controller.close()),
  });
  const response = await shop.api.fetch(
    new Request('http://localhost:3000/api/cameras', {
      method: 'POST',
      headers: {
        authorization: `bearer ${seller.token}`,
        'content-type': 'application/json',
        'content-length': '10',
      },
      body: endless,
      duplex: 'half',
    } as RequestInit),
  );
  expect(response.status).toBe(413);
  expect(parts, 'the rest is not read').toBeLessThan(10);
});

test.for([
  ['quotes that are escaped and never end', `"${'\\"'.repeat(32_000)}`],
  ['quotes', '"'.repeat(65_000)],
  ['backslashes', `"${'\\'.repeat(65_000)}`],
  ['brackets and quotes', '["'.repeat(32_000)],
])('a body of nothing but %s is parsed in linear time', async ([, body]) => {
  const began = process.threadCpuUsage();
  expectProblem(await shop.call('POST', '/newsletter', { body, headers: json }), 400);
  // A quadratic parser, which would try each quote as a start, would take seconds.
  expect(process.threadCpuUsage(began).user).toBeLessThan(1_000_000);
});

test('unknown fields such as __proto__ in a body change nothing', async () => {
  const body = `{"__proto__":{"role":"admin"},"constructor":{},"toString":1,${writeJson(aCamera).slice(1)}`;
  const { status } = await send('POST /cameras', body);
  expect(status).toBe(201);
  expect(({} as Record<string, unknown>)['role']).toBeUndefined();
});
