import { newId } from '#src/platform/ids.server.ts';
import { hashToken } from '#src/platform/security/crypto.server.ts';
import { anUnsubscribeToken, aPush } from '#test/notifications.ts';
import { anImage, anIssue, aPost, subscribed } from '#test/samples.ts';
import type { Shop } from '#test/shop.ts';
import { allCallers, allUsers, at, everyone, onlyAdmin, users, type Rule, type Rules } from './rule.ts';

/** A call about a new post, which only admins may make. */
const onPost = (path: string, body?: object): Rule => ({
  answers: onlyAdmin(200),
  attempt: async ({ shop }) => ({ path: path.replace('{id}', (await aPost(shop)).id), body }),
});

/** A call about a new newsletter issue, which only admins may make. */
const onIssue = (rest = '', values: object = {}, body?: object): Rule => ({
  answers: onlyAdmin(200),
  attempt: async ({ shop }) => ({
    path: `/newsletter/letters/${(await anIssue(shop, values)).id}${rest}`,
    body,
  }),
});

/** Stores a subscriber and returns the token that both links in their emails use. */
async function subscriberToken({ app }: Shop): Promise<string> {
  const id = newId();
  const hash = hashToken(id);
  await app.db
    .insertInto('newsletter_subscribers')
    .values({ id, email: `${id}@example.com`, confirm_hash: hash, leave_hash: hash })
    .execute();
  return id;
}

const withToken = (path: string): Rule => ({
  answers: everyone,
  attempt: async ({ shop }) => ({ path, body: { token: await subscriberToken(shop) } }),
});

/** The form that a mail program sends when its user clicks Unsubscribe. */
function oneClickForm(): FormData {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
}

const startedAt = new Date();

const newsletter: Rules = {
  'POST /newsletter': {
    answers: allCallers(202),
    attempt: async () => ({ path: '/newsletter', body: { email: `${newId()}@example.com` } }),
  },
  'POST /newsletter/confirm': withToken('/newsletter/confirm'),
  'POST /newsletter/leave': withToken('/newsletter/leave'),
  'POST /newsletter/leave/{token}': {
    answers: everyone,
    attempt: async ({ shop }) => ({
      path: `/newsletter/leave/${await subscriberToken(shop)}`,
      body: oneClickForm(),
    }),
  },
  'GET /newsletter/leave/{token}': at('/newsletter/leave/x', allCallers(303)),
  'POST /newsletter/check': {
    ...at('/newsletter/check', everyone, { token: 'x', purpose: 'leave' }),
    stores: 'nothing',
  },
  'GET /newsletter/subscribers': at('/newsletter/subscribers', onlyAdmin(200)),
  'GET /newsletter/letters': at('/newsletter/letters', onlyAdmin(200)),
  'POST /newsletter/letters': at('/newsletter/letters', onlyAdmin(201), { subject: 'x', des: 'x' }),
  'GET /newsletter/letters/{id}': onIssue(),
  'PATCH /newsletter/letters/{id}': onIssue('', {}, { subject: 'y' }),
  'DELETE /newsletter/letters/{id}': onIssue(),
  'POST /newsletter/letters/{id}/test': onIssue('/test'),
  'POST /newsletter/letters/{id}/send': {
    confirm: true,
    answers: onlyAdmin(200),
    async attempt({ shop }) {
      await subscribed(shop, 1);
      const { id, updated_at } = await anIssue(shop);
      return { path: `/newsletter/letters/${id}/send`, body: { changed: updated_at.toISOString() } };
    },
  },
  'POST /newsletter/letters/{id}/stop': onIssue('/stop', { state: 'sending', started_at: startedAt }),
  'POST /newsletter/letters/{id}/resume': onIssue('/resume', { state: 'stopped', started_at: startedAt }),
};

const posts: Rules = {
  'GET /blogs': at('/blogs', everyone),
  'GET /blogs/{id}': { ...onPost('/blogs/{id}'), answers: everyone },
  'GET /my/blogs': at('/my/blogs', onlyAdmin(200)),
  'GET /my/blogs/{id}': onPost('/my/blogs/{id}'),
  'POST /blogs/preview': { ...at('/blogs/preview', onlyAdmin(200), { des: '*' }), stores: 'nothing' },
  'POST /blogs': at('/blogs', onlyAdmin(201), { title: 'x', image: '/demo/x.svg', des: 'x' }),
  'PATCH /blogs/{id}': onPost('/blogs/{id}', { title: 'y' }),
  'DELETE /blogs/{id}': onPost('/blogs/{id}'),
};

const notifications: Rules = {
  'GET /notifications': at('/notifications', users),
  'PUT /notifications/read': {
    ...at('/notifications/read', users, { until: new Date().toISOString() }),
    stores: 'maybe',
  },
  'GET /notifications/preferences': at('/notifications/preferences', users),
  'PUT /notifications/preferences': at('/notifications/preferences', users, {
    offers: { mail: 'daily', push: false },
  }),
  'POST /notifications/leave/check': {
    ...at('/notifications/leave/check', everyone, { token: 'x' }),
    stores: 'nothing',
  },
  'POST /notifications/leave': {
    answers: everyone,
    async attempt({ shop }) {
      const token = await anUnsubscribeToken(shop, await shop.createUser('Buyer'));
      return { path: `/notifications/leave?token=${token}`, body: oneClickForm() };
    },
  },
  'GET /notifications/leave': at('/notifications/leave?token=x', allCallers(303)),
  'GET /push': at('/push', users),
  // This shop has no keys for push messages; push.test.ts tests a shop that has them.
  'POST /push': at('/push', allUsers(404), aPush('nobody')),
  'DELETE /push': { ...at('/push', users, { endpoint: aPush('nobody').endpoint }), stores: 'maybe' },
};

/** Each caller changes the page again, so its version is read first. */
const onPage = (body: object): Rule => ({
  answers: onlyAdmin(200),
  attempt: async ({ shop }) => ({
    path: '/shop/pages/about',
    body: { ...body, version: (await shop.call('GET', '/shop/pages/about')).body.version },
  }),
});

const ofShop: Rules = {
  'GET /shop/pages': at('/shop/pages', everyone),
  'GET /shop/pages/{name}': at('/shop/pages/about', everyone),
  'PUT /shop/pages/{name}': onPage({ text: '# About us' }),
  'DELETE /shop/pages/{name}': onPage({}),
  'GET /shop': at('/shop', everyone),
  'POST /setup/check': { ...at('/setup/check', everyone, { token: 'x' }), stores: 'nothing' },
  // The shop of this test has an admin.
  'POST /setup/language': at('/setup/language', allCallers(409), { token: 'x', language: 'de' }),
  'POST /setup': at('/setup', allCallers(409), {
    token: 'x',
    name: 'Ines',
    email: 'ines@example.com',
    password: 'correct horse 42',
  }),
  'GET /opening': at('/opening', onlyAdmin(200)),
  'GET /demo': at('/demo', onlyAdmin(200)),
  // The shop of this test has no demo.
  'DELETE /demo': { ...at('/demo', onlyAdmin(409)), confirm: true },
  'PATCH /shop': {
    confirm: true,
    answers: onlyAdmin(200),
    attempt: async ({ shop }) => ({
      path: '/shop',
      body: { version: shop.app.shop.current.version, tagline: 'x' },
    }),
  },
};

const ofLogo: Rules = {
  'POST /shop/logo': {
    answers: onlyAdmin(200),
    // A logo that was already uploaded is not stored again.
    stores: 'maybe',
    async attempt() {
      const body = new FormData();
      body.set('image', new File([await anImage('png')], 'logo.png', { type: 'image/png' }));
      return { path: '/shop/logo', body };
    },
  },
};

export const publishingRules: Rules = { ...newsletter, ...posts, ...notifications, ...ofShop, ...ofLogo };
