import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLibrary } from '#src/auth/providers/embedded/library.server.ts';
import { signAccessToken } from '#src/auth/access-token.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import {
  buyers,
  callers,
  sameForPeople,
  everyone,
  onlyAdmin,
  owner,
  ownerAndAdmin,
  people,
  refusals,
  sameForAll,
  sellers,
  type Who,
  type Answers,
  type Rule,
} from '#test/callers.ts';
import { rulesOfFindings } from '#test/findings.ts';
import { rulesOfDeals } from '#test/deal-rules.ts';
import { rulesOfKits } from '#test/kit-rules.ts';
import { rulesOfNotifications } from '#test/notifications.ts';
import { rulesOfSellers } from '#test/seller-rules.ts';
import { aLetter, aPost, aPicture, aSubscriber, subscribed } from '#test/samples.ts';
import { expectProblem } from '#test/problems.ts';
import {
  aCamera,
  closeAccount,
  kinds,
  meeting,
  openShop,
  password,
  putUp,
  type Account,
  type Person,
} from '#test/shop.ts';
import { changedBetween, fingerprint } from '#test/stored.ts';
import { expiredToken } from '#test/tokens.ts';
import { allRoutes } from './api.ts';

// Opened before the tests are collected: there is one for each route and caller.
const shop = await openShop();
afterAll(() => shop.close());
const routes = allRoutes(shop.provider);

let buyer: Person & Account;
let seller: Person & Account;
let closed: Person & Account;
let suspended: Person & Account;
let unrecorded: Account;
let postId: string;
const tokens = {} as Record<Who, string | undefined>;
const proofs = {} as Record<Who, string | undefined>;

beforeAll(async () => {
  buyer = await shop.enrol('Buyer');
  seller = await shop.enrol('Seller');
  closed = await shop.enrol('Seller');
  suspended = await shop.enrol('Seller');
  unrecorded = await shop.register();
  const strangers = { Buyer: await shop.hire('Buyer'), Seller: await shop.hire('Seller') };
  const admin = await shop.enrol('admin');
  const past = { iat: 1_700_000_000, exp: 1_700_000_900, sub: 'x', email: buyer.email, name: 'x' };
  const { token: pastProof } = await createLibrary(shop.app).api.signJWT({ body: { payload: past } });
  Object.assign(tokens, {
    'bad token': buyer.token.replace(/.{6}$/, 'AAAAAA'),
    'expired token': await expiredToken(shop, buyer),
    'identity without record': unrecorded.token,
    Buyer: buyer.token,
    'Buyer stranger': strangers.Buyer.token,
    'Seller owner': seller.token,
    'Seller stranger': strangers.Seller.token,
    admin: admin.token,
    'deleted person': closed.token,
    'suspended person': suspended.token,
  });
  Object.assign(proofs, {
    'bad token': buyer.idToken.replace(/.{6}$/, 'AAAAAA'),
    'expired token': pastProof,
    'identity without record': unrecorded.idToken,
    Buyer: buyer.idToken,
    admin: admin.idToken,
    'Seller owner': seller.idToken,
    'deleted person': closed.idToken,
    'suspended person': suspended.idToken,
  });
  emails['identity without record'] = unrecorded.email;
  emails['Buyer stranger'] = strangers.Buyer.email;
  emails['Seller stranger'] = strangers.Seller.email;
  emails.admin = admin.email;
  postId = (await aPost(shop)).id;
  await closeAccount(shop, closed);
  await shop.call('PUT', `/suspensions/${suspended.id}`, { as: admin, body: { reason: 'spam' } });
});
const emails: Partial<Record<Who, string>> = {};

function emailOf(who: Who): string {
  if (who === 'Seller owner') return seller.email;
  if (who === 'deleted person') return closed.email;
  if (who === 'suspended person') return suspended.email;
  return emails[who] ?? buyer.email;
}

function roleOf(who: Who): 'Buyer' | 'Seller' | 'admin' | null {
  if (who === 'admin') return who;
  return who.startsWith('Buyer') ? 'Buyer' : who.startsWith('Seller') ? 'Seller' : null;
}

/** A route whose things need not be made anew. */
function at(path: string, answers: Answers, body?: unknown): Rule {
  return { answers, attempt: async () => ({ path, body }) };
}

/** A route about one fresh item of the seller; `before` brings it into the state that the call is for. */
function onListing(
  kind: (typeof kinds)[number],
  answers: Answers,
  path: (id: string) => string,
  options: { body?: object; before?: (id: string) => Promise<unknown> } = {},
): Rule {
  return {
    answers,
    async attempt() {
      const { _id } = await putUp(shop, seller, {}, kind);
      await options.before?.(_id);
      return { path: path(_id), body: options.body };
    },
  };
}

/** A route about one fresh post, for admins. */
const onPost = (status: number, path: (id: string) => string, body?: object): Rule => ({
  answers: onlyAdmin(status),
  attempt: async () => ({ path: path((await aPost(shop)).id), body }),
});

const aboutSeller = (role: string): Rule => ({
  answers: ownerAndAdmin,
  attempt: async () => ({ path: `/users/${role}/${seller.email}` }),
});
const aboutSomeone = (path: string, role: 'Buyer' | 'Seller' | 'admin'): Rule => ({
  answers: { admin: 200 },
  attempt: async () => ({ path: `${path}/${(await shop.hire(role)).id}` }),
});

const aboutSubscriber = (call: 'confirm' | 'leave'): Rule => ({
  answers: everyone,
  async attempt() {
    const token = await aSubscriber(shop, call);
    return { path: `/newsletter/${call}`, body: { token } };
  },
});

const onLetter = (
  status: number,
  pathOf: (id: string) => string,
  values: object = {},
  body?: object,
): Rule => ({
  answers: onlyAdmin(status),
  attempt: async () => ({ path: pathOf((await aLetter(shop, values)).id), body }),
});
const startedAt = new Date();

const rules: Record<string, Rule> = {
  'GET /jwt': {
    answers: {
      'identity without record': 200,
      Buyer: 200,
      'Seller owner': 200,
      admin: 200,
      // These have no proof: an access token is none.
      'Buyer stranger': 401,
      'Seller stranger': 401,
    },
    attempt: async (who) => ({ path: `/jwt?email=${emailOf(who)}`, as: proofs[who] ?? tokens[who] }),
  },
  'POST /users': {
    answers: { ...people, 'identity without record': 201 },
    async attempt(who) {
      const name = 'Robin';
      if (who !== 'identity without record')
        return { path: '/users', body: { name, email: emailOf(who), role: 'Buyer' } };
      // Afterwards this identity has a record, so it is a new one each time.
      const identity = { issuer: 'test', subject: newId(), email: 'new@example.com', name };
      const as = await signAccessToken(shop.app.authSecret, identity);
      return { path: '/users', body: { name, email: identity.email, role: 'Buyer' }, as };
    },
  },
  'GET /users': at('/users', people),
  'GET /profile': at('/profile', people),
  'PUT /profile/mode': {
    answers: { Buyer: 200, 'Buyer stranger': 200, 'Seller owner': 200, 'Seller stranger': 200 },
    attempt: async (who) => ({
      path: '/profile/mode',
      body: { role: who.startsWith('Seller') ? 'Seller' : 'Buyer' },
    }),
  },
  'PATCH /profile': {
    answers: people,
    // Another name each time, so that each call changes something.
    attempt: async () => ({ path: '/profile', body: { displayName: newId() } }),
  },
  'GET /profile/export': at('/profile/export', { ...people, 'identity without record': 200 }),
  'DELETE /profile': {
    answers: { ...people, 'identity without record': 200 },
    // Someone of the same role each time, since afterwards they are gone.
    async attempt(who) {
      const role = roleOf(who);
      const fresh = role ? await shop.enrol(role) : null;
      const as = who === 'identity without record' ? (await shop.register()).token : fresh?.token;
      return { path: '/profile', body: { proof: password }, as };
    },
  },
  'DELETE /users/{id}': aboutSomeone('/users', 'Seller'),
  'PUT /suspensions/{id}': {
    answers: { admin: 200 },
    attempt: async () => ({
      path: `/suspensions/${(await shop.hire('Buyer')).id}`,
      body: { reason: 'spam' },
    }),
  },
  'DELETE /suspensions/{id}': {
    answers: { admin: 200 },
    async attempt() {
      const path = `/suspensions/${(await shop.hire('Seller')).id}`;
      await shop.call('PUT', path, { as: tokens.admin!, body: { reason: 'spam' } });
      return { path };
    },
  },
  'GET /people/{id}': aboutSomeone('/people', 'Buyer'),
  'GET /people/{id}/items': {
    answers: onlyAdmin(200),
    attempt: async () => ({ path: `/people/${seller.id}/items` }),
  },
  'GET /people/{id}/notes': {
    answers: onlyAdmin(200),
    attempt: async () => ({ path: `/people/${seller.id}/notes` }),
  },
  'POST /people/{id}/notes': {
    answers: onlyAdmin(201),
    attempt: async () => ({ path: `/people/${seller.id}/notes`, body: { text: 'Was asked for a receipt.' } }),
  },
  ...rulesOfKits(shop, () => buyer.id, {
    people,
    adding: sameForPeople(201),
    buyerAlone: { ...sameForPeople(404), Buyer: 200 },
  }),
  ...rulesOfSellers(shop, () => seller.id, { everyone, people }),
  'GET /pauses': at('/pauses', onlyAdmin(200)),
  'DELETE /pauses/{id}': {
    answers: onlyAdmin(200),
    async attempt() {
      const { _id } = await putUp(shop, seller);
      const report = { listing: _id, reason: 'spam' };
      const { body } = await shop.call('POST', '/reports', { as: buyer, body: report });
      const verdict = { outcome: 'paused', reason: 'Blurred photographs.' };
      await shop.call('PUT', `/reports/${body._id}`, { as: tokens.admin!, body: verdict });
      return { path: `/pauses/${_id}` };
    },
  },
  'GET /audit': at('/audit', onlyAdmin(200)),
  'GET /users/admin/{identifier}': aboutSeller('admin'),
  'GET /users/buyer/{identifier}': aboutSeller('buyer'),
  'GET /users/seller/{identifier}': aboutSeller('seller'),
  'PUT /users/admin/{identifier}': aboutSomeone('/users/admin', 'Buyer'),
  'DELETE /users/admin/{identifier}': aboutSomeone('/users/admin', 'admin'),
  'PUT /users/seller/{identifier}': aboutSomeone('/users/seller', 'Seller'),
  'DELETE /users/seller/{identifier}': {
    answers: onlyAdmin(200),
    async attempt() {
      const path = `/users/seller/${(await shop.hire('Seller')).id}`;
      await shop.call('PUT', path, { as: tokens.admin! });
      return { path, body: { reason: 'Gone.' } };
    },
  },
  'GET /verifications/{id}': {
    answers: onlyAdmin(200),
    // Not their own, either: it holds what admins noted for each other.
    attempt: async () => ({ path: `/verifications/${seller.id}` }),
  },
  'POST /newsletter': {
    answers: sameForAll(202),
    attempt: async () => ({ path: '/newsletter', body: { email: `${newId()}@example.com` } }),
  },
  'POST /newsletter/confirm': aboutSubscriber('confirm'),
  'POST /newsletter/leave': aboutSubscriber('leave'),
  'POST /newsletter/leave/{token}': {
    answers: everyone,
    async attempt() {
      const token = await aSubscriber(shop, 'leave');
      const body = new FormData();
      body.set('List-Unsubscribe', 'One-Click');
      return { path: `/newsletter/leave/${token}`, body };
    },
  },
  'GET /newsletter/leave/{token}': at('/newsletter/leave/x', sameForAll(303)),
  'GET /newsletter/subscribers': at('/newsletter/subscribers', onlyAdmin(200)),
  'GET /newsletter/letters': at('/newsletter/letters', onlyAdmin(200)),
  'POST /newsletter/letters': at('/newsletter/letters', onlyAdmin(201), { subject: 'x', des: 'x' }),
  'GET /newsletter/letters/{id}': onLetter(200, (id) => `/newsletter/letters/${id}`),
  'PATCH /newsletter/letters/{id}': onLetter(200, (id) => `/newsletter/letters/${id}`, {}, { subject: 'y' }),
  'DELETE /newsletter/letters/{id}': onLetter(200, (id) => `/newsletter/letters/${id}`),
  'POST /newsletter/letters/{id}/test': onLetter(200, (id) => `/newsletter/letters/${id}/test`),
  'POST /newsletter/letters/{id}/send': {
    answers: onlyAdmin(200),
    async attempt() {
      await subscribed(shop, 1);
      const { id, updated_at } = await aLetter(shop);
      return { path: `/newsletter/letters/${id}/send`, body: { changed: updated_at.toISOString() } };
    },
  },
  'POST /newsletter/letters/{id}/stop': onLetter(200, (id) => `/newsletter/letters/${id}/stop`, {
    state: 'sending',
    started_at: startedAt,
  }),
  'POST /newsletter/letters/{id}/resume': onLetter(200, (id) => `/newsletter/letters/${id}/resume`, {
    state: 'stopped',
    started_at: startedAt,
  }),
  'POST /newsletter/check': {
    answers: everyone,
    attempt: async () => ({ path: '/newsletter/check', body: { token: 'x', purpose: 'leave' } }),
  },
  ...rulesOfNotifications(shop, { people, all: sameForAll }),
  'GET /figures': at('/figures', people),
  'GET /unread': at('/unread', people),
  'POST /reports': {
    // Nobody reports what is their own.
    answers: { ...sameForPeople(201), 'Seller owner': 422 },
    async attempt() {
      const { _id } = await putUp(shop, seller);
      return { path: '/reports', body: { listing: _id, reason: 'spam' } };
    },
  },
  'GET /reports': at('/reports', onlyAdmin(200)),
  'PUT /reports/{id}': {
    answers: onlyAdmin(200),
    async attempt() {
      const body = { listing: (await putUp(shop, seller))._id, reason: 'spam' };
      const { body: report } = await shop.call('POST', '/reports', { as: buyer, body });
      return { path: `/reports/${report._id}`, body: { outcome: 'dismissed' } };
    },
  },
  'POST /orders': {
    answers: buyers(201),
    attempt: async () => ({
      path: '/orders',
      body: { ...meeting, listing: (await putUp(shop, seller))._id },
    }),
  },
  'GET /orders': at('/orders', people),
  ...rulesOfDeals(shop, () => ({ buyer, seller })),
  'POST /images': {
    answers: people,
    async attempt() {
      const body = new FormData();
      body.set('image', new File([await aPicture()], 'lens.jpg', { type: 'image/jpeg' }));
      return { path: '/images', body };
    },
  },
  ...rulesOfFindings(shop, () => seller, { everyone, sellers: sellers(201), owner }),
  'GET /gear': at('/gear?q=d850', everyone),
  'GET /fit': at('/fit?camera=nikon-d850&lens=nikon-nikkor-af-s-50mm-f-1-8g', everyone),
  'GET /fit/items': at('/fit/items?model=nikon-d850', everyone),
  'GET /fit/{id}': at('/fit/nikon-d850', everyone),
  'GET /categories': at('/categories', everyone),
  'GET /advertised': at('/advertised', everyone),
  'GET /search': at('/search?q=nikon', everyone),
  'GET /compare': at('/compare?id=one&id=two', everyone),
  'GET /search/facets': at('/search/facets?q=nikon', everyone),
  'GET /suggest': at('/suggest?q=nik', everyone),
  'GET /search/suggest': at('/search/suggest?q=nik', everyone),
  'GET /blogs': at('/blogs', everyone),
  'GET /my/blogs': at('/my/blogs', onlyAdmin(200)),
  'GET /my/blogs/{id}': onPost(200, (id) => `/my/blogs/${id}`),
  'POST /blogs/preview': at('/blogs/preview', onlyAdmin(200), { des: '*' }),
  'POST /blogs': at('/blogs', onlyAdmin(201), { title: 'x', image: '/demo/x.svg', des: 'x' }),
  'PATCH /blogs/{id}': onPost(200, (id) => `/blogs/${id}`, { title: 'y' }),
  'DELETE /blogs/{id}': onPost(200, (id) => `/blogs/${id}`),
  'GET /blogs/{id}': { answers: everyone, attempt: async () => ({ path: `/blogs/${postId}` }) },
  ...Object.fromEntries(
    kinds.flatMap((kind): [string, Rule][] => [
      [`GET /${kind}`, at(`/${kind}`, everyone)],
      [`GET /my/${kind}`, at(`/my/${kind}`, people)],
      [`POST /${kind}`, at(`/${kind}`, sellers(201), aCamera)],
      [`GET /${kind}/{id}`, onListing(kind, everyone, (id) => `/${kind}/${id}`)],
      [`GET /${kind}/{id}/similar`, onListing(kind, everyone, (id) => `/${kind}/${id}/similar`)],
      [`DELETE /${kind}/{id}`, onListing(kind, ownerAndAdmin, (id) => `/${kind}/${id}`)],
      [`GET /dashboard/${kind}/{id}`, onListing(kind, ownerAndAdmin, (id) => `/dashboard/${kind}/${id}`)],
      [`PATCH /${kind}/{id}`, onListing(kind, owner, (id) => `/${kind}/${id}`, { body: { sale: 99 } })],
      [`PUT /${kind}/{id}/advertise`, onListing(kind, owner, (id) => `/${kind}/${id}/advertise`)],
      [
        `DELETE /${kind}/{id}/advertise`,
        onListing(kind, owner, (id) => `/${kind}/${id}/advertise`, {
          before: (id) => shop.call('PUT', `/${kind}/${id}/advertise`, { as: seller }),
        }),
      ],
      [`PUT /${kind}/{id}/sold`, onListing(kind, owner, (id) => `/${kind}/${id}/sold`)],
    ]),
  ),
};

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test('every route has a rule here, and every rule a route', () => {
  expect(Object.keys(rules).toSorted()).toEqual(routes.map(keyOf).toSorted());
});

/** What the call is about stays the same although it is allowed: it says so twice, or keeps nothing new. */
const idempotent = new Set([
  'PUT /profile/mode',
  'POST /users',
  'POST /images',
  'POST /blogs/preview',
  'POST /checklists/{list}/grade',
  'POST /newsletter/check',
  'PUT /notifications/read',
  'DELETE /push',
  'POST /notifications/leave/check',
]);

/** That someone read it is kept. */
const audited = new Set(['GET /reports/{id}/messages']);

for (const { method, path: template } of routes.filter((route) => rules[keyOf(route)])) {
  const key = `${method} ${template}`;
  describe(`${method} ${template}`, () => {
    const { answers, attempt } = rules[key]!;

    test.for(callers)('%s', async (who) => {
      const expected = answers[who] ?? refusals[who];
      const { path, body, as = tokens[who] } = await attempt(who);
      const before = await fingerprint(shop);
      const answer = await shop.call(method, path, { body, ...(as ? { as } : {}) });
      expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
      if (expected >= 400) expectProblem(answer, expected);
      const changed = changedBetween(before, await fingerprint(shop));
      if (idempotent.has(key) && expected === 200) return;
      const changes = expected < 400 && (method !== 'GET' || audited.has(key));
      expect(changed.length > 0, `changed: ${changed.join(', ') || 'nothing'}`).toBe(changes);
    });
  });
}
