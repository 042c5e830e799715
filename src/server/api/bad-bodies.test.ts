import { z } from 'zod';
import { expect, test } from 'vitest';
import {
  Raw,
  badChoice,
  badDollars,
  badDuration,
  badEmail,
  badImage,
  badOptionalText,
  badSeenVersion,
  badText,
  noFlag,
  noText,
  writeJson,
  type Bad,
  badZone,
} from '#test/bad-values.ts';
import { Deal, inHours, meetingAt } from '#test/deals.ts';
import { badKit } from '#test/kit-bodies.ts';
import { badNotifications } from '#test/notifications.ts';
import { badFindings, badNewFindings } from '#test/findings.ts';
import { Negotiation } from '#test/offers.ts';
import { Reviewed } from '#test/reviews.ts';
import { badSavedSearches } from '#test/saved-search-bodies.ts';
import { badConversations } from '#test/conversation-bodies.ts';
import { badOffers } from '#test/offer-bodies.ts';
import { anIssue, aPost } from '#test/samples.ts';
import { aCamera, kinds, meeting, createListing, useShop } from '#test/shop.ts';
import { expectProblem } from '#test/problems.ts';
import { fingerprint } from '#test/stored.ts';
import { allRoutes } from './create-api.ts';

// Opened before the tests are collected: there is one for each field of each body.
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
const { id: letterId } = await anIssue(shop);
const { body: owned } = await shop.call('POST', '/my/kit', { as: buyer, body: { model: 'nikon-d850' } });
const report = await shop.call('POST', '/reports', {
  as: buyer,
  body: { listing: item._id, reason: 'spam' },
});

type Fields = Record<string, Bad[]>;
type Sample = {
  path?: string;
  as: { token: string };
  good: Record<string, unknown>;
  fields: Fields;
};

const anUpload = (number: number): string => `/images/${String(number).padStart(32, '0')}-1280.jpg`;
const optional = (bad: Bad[]): Bad[] => bad.filter(([, value]) => value !== undefined);
const orNull = (bad: Bad[]): Bad[] => optional(bad).filter(([, value]) => value !== null);
const product: Fields = {
  title: badText(120),
  brand: badText(120),
  condition: badChoice('good', 'Poor', 'Excellent '),
  duration: badDuration,
  location: badText(120),
  buy: badDollars,
  sale: badDollars,
  des: badText(5000),
  model: orNull(badText(120)),
  modelId: [...orNull(badText(120)), ['one that there is not', 'nikon-d9999']],
  mount: orNull(badText(60)),
  offers: noFlag.filter(([, value]) => value !== undefined && value !== false),
  floor: orNull(badDollars),
  img: badImage,
  photos: [
    ['one that nobody uploaded', [anUpload(2)]],
    ['one from elsewhere', ['https://example.com/fm2.jpg']],
    ...noText.filter(([, value]) => typeof value !== 'string' && !Array.isArray(value)),
    ['text', anUpload(0)],
    ['13 of them', Array.from({ length: 13 }, (_, index) => anUpload(index))],
    ['one twice', [anUpload(1), anUpload(1)]],
  ],
};
const post: Fields = {
  title: badText(120),
  image: badImage,
  des: badText(50_000),
  excerpt: badOptionalText(300),
  published: noFlag,
};
const aLetterBody = { subject: 'x', des: 'x' };
const letterFields: Fields = { subject: badText(200), des: badText(50_000) };
const aPostBody = { title: 'x', image: '/demo/x.svg', des: 'x' };
// Any other text is a token that there is not: 404.
const token: Fields = {
  token: [
    ...noText.filter(([, value]) => typeof value !== 'string'),
    ['empty', ''],
    ['missing', undefined],
    ['too long', 'x'.repeat(201)],
  ],
};

function changesOf(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, bad]) => [name, optional(bad)]));
}

const samples: Record<string, Sample> = {
  'PATCH /profile': {
    as: buyer,
    good: { displayName: 'Robin' },
    fields: {
      displayName: optional(badText(120)),
      photoURL: optional(badImage).filter(([, value]) => value !== null),
    },
  },
  'DELETE /profile': {
    as: buyer,
    good: {},
    fields: {
      proof: [...noText, ['missing', undefined], ['empty', ''], ['too long', 'x'.repeat(8193)]],
    },
  },
  'PUT /suspensions/{id}': {
    path: `/suspensions/${suspect.id}`,
    as: admin,
    good: { reason: 'spam' },
    fields: { reason: badText(500) },
  },
  'PUT /users/seller/{identifier}': {
    path: `/users/seller/${seller.id}`,
    as: admin,
    good: { checked: ['identity'] },
    fields: {
      checked: [
        ...noText.filter(([, value]) => !Array.isArray(value)),
        ['text', 'identity'],
        ['nothing', []],
        ['one twice', ['items', 'identity', 'items']],
      ],
      note: optional(badText(1000)),
    },
  },
  'DELETE /users/seller/{identifier}': {
    path: `/users/seller/${seller.id}`,
    as: admin,
    good: { reason: 'Gone.' },
    fields: { reason: badText(500) },
  },
  'PUT /reports/{id}': {
    path: `/reports/${report.body._id}`,
    as: admin,
    good: { outcome: 'dismissed' },
    // Without one it is dismissed all the same.
    fields: { outcome: badChoice('open', 'Removed'), reason: optional(badText(500)) },
  },
  'POST /people/{id}/notes': {
    path: `/people/${suspect.id}/notes`,
    as: admin,
    good: { text: 'x' },
    fields: { text: badText(2000) },
  },
  'POST /blogs': { as: admin, good: aPostBody, fields: post },
  'PATCH /blogs/{id}': { path: `/blogs/${postId}`, as: admin, good: aPostBody, fields: changesOf(post) },
  'POST /blogs/preview': {
    as: admin,
    good: { des: 'x' },
    fields: { des: [...badOptionalText(50_000), ['missing', undefined]] },
  },
  'PUT /maintenance': { as: admin, good: {}, fields: { text: badText(200) } },
  'POST /newsletter/letters': {
    as: admin,
    good: aLetterBody,
    fields: letterFields,
  },
  'PATCH /newsletter/letters/{id}': {
    path: `/newsletter/letters/${letterId}`,
    as: admin,
    good: aLetterBody,
    fields: changesOf(letterFields),
  },
  'POST /newsletter/letters/{id}/send': {
    path: `/newsletter/letters/${letterId}/send`,
    as: admin,
    good: {},
    fields: {
      changed: [
        ['missing', undefined],
        ...noText,
        ['a day', '2026-11-22'],
        ['no time', 'yesterday'],
        ['empty', ''],
      ],
    },
  },
  'POST /newsletter': { as: buyer, good: {}, fields: { email: badEmail } },
  'POST /newsletter/confirm': { as: buyer, good: {}, fields: token },
  'POST /newsletter/leave': { as: buyer, good: {}, fields: token },
  ...badNotifications(buyer),
  ...badKit(buyer, owned._id),
  'POST /notifications/leave/check': {
    as: buyer,
    good: { token: 'x' },
    fields: token,
  },
  'POST /newsletter/check': {
    as: buyer,
    good: { token: 'x', purpose: 'leave' },
    fields: { ...token, purpose: badChoice('Leave', 'join') },
  },
  'POST /users': {
    as: buyer,
    good: { name: 'Robin', email: buyer.email, role: 'Buyer' },
    // `status` is ignored, whatever it is.
    fields: {
      name: badText(120),
      email: badEmail,
      role: badChoice('admin', 'Admin', 'buyer', 'seller', ' Buyer'),
      status: [],
    },
  },
  ...Object.fromEntries(
    ['decline', 'withdraw', 'cancel'].map((act) => [
      `PUT /orders/{id}/${act}`,
      {
        path: `/orders/${accepted.order}/${act}`,
        as: buyer,
        good: { reason: 'I found one nearer to me.' },
        fields: { reason: optional(badText(500)) },
      },
    ]),
  ),
  'PUT /orders/{id}/meeting': {
    path: `/orders/${accepted.order}/meeting`,
    as: buyer,
    good: meetingAt(inHours(48)),
    fields: {
      at: [
        ...noText,
        ['no date', 'tomorrow'],
        ['no offset', '2026-11-23T10:00:00'],
        ['past', '2020-01-01T00:00:00Z'],
      ],
      zone: badZone,
      ownZone: optional(badZone),
      place: badText(120),
    },
  },
  'PUT /orders/{id}/meeting/agree': {
    path: `/orders/${accepted.order}/meeting/agree`,
    as: seller,
    good: { version: 1 },
    fields: {
      ownZone: optional(badZone),
      version: [
        ['missing', undefined],
        ['text', '1'],
        ['zero', 0],
        ['a part', 1.5],
        ['null', null],
      ],
    },
  },
  'PUT /orders/{id}/handover': {
    path: `/orders/${accepted.order}/handover`,
    as: seller,
    good: { code: await accepted.code() },
    fields: { code: badText(20) },
  },
  'POST /orders/{id}/dispute': {
    path: `/orders/${accepted.order}/dispute`,
    as: buyer,
    good: { reason: 'no-show', note: 'Nobody came.' },
    fields: { reason: badChoice('late', 'No-show'), note: badText(1000) },
  },
  'PUT /orders/{id}/dispute': {
    path: `/orders/${accepted.order}/dispute`,
    as: seller,
    good: { answer: 'The train was late.' },
    fields: { answer: badText(1000) },
  },
  'PUT /disputes/{id}': {
    path: '/disputes/none',
    as: admin,
    good: { outcome: 'cancelled', note: 'Neither was there.' },
    fields: {
      outcome: badChoice('expired', 'Cancelled'),
      against: [
        ['with another outcome', 'buyer'],
        ['no side', 'nobody'],
        ['null', null],
      ],
      note: badText(1000),
    },
  },
  'PUT /profile/mode': {
    as: buyer,
    good: { role: 'Buyer' },
    fields: { role: badChoice('admin', 'buyer') },
  },
  ...badOffers({ buyer, seller, offered, offerId, order: accepted.order }),
  'PUT /orders/{id}/review': {
    path: `/orders/${reviewed.deal.order}/review`,
    as: buyer,
    good: { stars: 5 },
    fields: {
      stars: [
        ['missing', undefined],
        ['text', '5'],
        ['null', null],
        ['none', 0],
        ['six', 6],
        ['half a star', 4.5],
        ['a boolean', true],
        ['an array', [5]],
      ],
      text: badOptionalText(1000),
    },
  },
  'PUT /reviews/{id}/reply': {
    path: `/reviews/${(await reviewed.both()).ofSeller}/reply`,
    as: seller,
    good: { text: 'Thanks.' },
    fields: { text: badText(500) },
  },
  ...(await badSavedSearches(shop, buyer)),
  ...(await badConversations(shop, { buyer, seller, item: offered })),
  'POST /orders': {
    as: buyer,
    good: { ...meeting, listing: item._id },
    // `name` is ignored, whatever it is; the rest of what the database knows better is compared, if at all.
    fields: {
      // A malformed id is an unknown id: what is text at all is 404.
      listing: [...noText.filter(([, value]) => typeof value !== 'string'), ['too long', 'x'.repeat(65)]],
      phone: badText(32, 5),
      location: badText(120),
      version: badSeenVersion,
      email: optional(badEmail),
      name: [],
      title: badOptionalText(500),
      sale: optional(badDollars),
      img: badOptionalText(4096),
      seller: badOptionalText(500),
    },
  },
};
for (const kind of kinds) {
  const { _id } = await createListing(shop, seller, {}, kind);
  const listed = { ...product, ...badNewFindings };
  samples[`POST /${kind}`] = { path: `/${kind}`, as: seller, good: aCamera, fields: listed };
  Object.assign(samples, badFindings(kind, _id, seller));
  samples[`PATCH /${kind}/{id}`] = {
    path: `/${kind}/${_id}`,
    as: seller,
    good: aCamera,
    fields: changesOf(product),
  };
  const path = `/${kind}/${(await createListing(shop, seller, {}, kind))._id}/sold`;
  const fields = { to: optional(badChoice('Other', 'seller')) };
  samples[`PUT /${kind}/{id}/sold`] = { path, as: seller, good: { to: 'other' }, fields };
}

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
// What a form must be is in the tests of the call that takes it.
const withBody = allRoutes.filter((route) => route.body && !route.form);
const isOptional = new Set(withBody.filter(({ body }) => body instanceof z.ZodOptional).map(keyOf));
function shapeOf(body: unknown): object {
  if (body instanceof z.ZodOptional) return shapeOf(body.unwrap());
  return body instanceof z.ZodPipe ? shapeOf(body.in) : (body as z.ZodObject).shape;
}
const json = { 'content-type': 'application/json' };

test('every field of every body has its bad values here', () => {
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

test.for(known)('%s names each field when it is wrong, and stores nothing', async (key) => {
  const { good, fields } = samples[key]!;
  const before = await fingerprint(shop);
  for (const [field, bad] of Object.entries(fields))
    for (const [what, value] of bad) {
      const answer = await send(key, writeJson({ ...good, [field]: value }));
      expectProblem(answer, 422, [field], `${field}: ${what}`);
    }
  expect(await fingerprint(shop)).toBe(before);
});

test.for(known)('%s names each field that is wrong, not the first alone', async (key) => {
  const { good, fields } = samples[key]!;
  const checked = Object.keys(fields).filter((field) => fields[field]!.length > 0);
  const wrong = Object.fromEntries(checked.map((field) => [field, new Raw('[null]')]));
  const { status, body } = await send(key, writeJson({ ...good, ...wrong }));
  expect(status).toBe(422);
  // Of a list, the path names the one that is wrong: `photos.0`.
  const named = body.errors.map(({ path }: { path: string }) => path.split('.')[0]);
  expect(named.toSorted()).toEqual(checked.toSorted());
});

test.for(known)('%s takes no body that is not one JSON object of its size', async (key) => {
  const { good } = samples[key]!;
  const before = await fingerprint(shop);
  const empty = isOptional.has(key) ? ' ' : '';
  for (const text of ['{', '{"a":}', "{'a':1}", 'title=x', empty, 'undefined', '{}{}', '\u{feff}{]', 'NaN'])
    expectProblem(await send(key, text), 400, undefined, text);
  expectProblem(await send(key, new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])), 400);
  for (const text of ['null', '[]', '"text"', '5', 'true', `[${JSON.stringify(good)}]`])
    expectProblem(await send(key, text), 422, undefined, text);
  expectProblem(await send(key, '['.repeat(60_000)), 400);
  const { maxJsonBytes = 64 * 1024 } = withBody.find((route) => keyOf(route) === key)!;
  expectProblem(await send(key, writeJson({ ...good, padding: 'x'.repeat(maxJsonBytes) })), 413);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expectProblem(await send(key, writeJson(good), { 'content-type': type }), 415, undefined, type);
  expect(await fingerprint(shop)).toBe(before);
});

test('a body that is longer than it says is refused when it exceeds the limit', async () => {
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
  expect(parts, 'the rest is not even read').toBeLessThan(10);
});

test.for([
  ['quotes that are escaped and never end', `"${'\\"'.repeat(32_000)}`],
  ['quotes', '"'.repeat(65_000)],
  ['backslashes', `"${'\\'.repeat(65_000)}`],
  ['brackets and quotes', '["'.repeat(32_000)],
])('a body of nothing but %s is read in one pass', async ([, body]) => {
  const began = performance.now();
  expectProblem(await shop.call('POST', '/newsletter', { body, headers: json }), 400);
  // Milliseconds; it took seconds when each quote was tried as a beginning.
  expect(performance.now() - began).toBeLessThan(1000);
});

test('what has no name of ours in a body harms nothing', async () => {
  const body = `{"__proto__":{"role":"admin"},"constructor":{},"toString":1,${writeJson(aCamera).slice(1)}`;
  const { status } = await send('POST /cameras', body);
  expect(status).toBe(201);
  expect(({} as Record<string, unknown>)['role']).toBeUndefined();
});
