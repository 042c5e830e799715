import { beforeEach, expect, test } from 'vitest';
import { kinds } from '#src/messaging/notifications/kinds.server.ts';
import { noticeChecks } from '#src/messaging/notifications/ports.server.ts';
import { mailsTo, subjectsTo } from '#test/accounts.ts';
import { Deal } from '#test/deals.ts';
import { runJobs } from '#test/jobs.ts';
import { otherWork } from '#test/notifications.ts';
import { Negotiation } from '#test/offers.ts';
import { password, createListing, useShop, type TestUser } from '#test/shop.ts';
import { isStillDue } from './check.server.ts';

let buyer: TestUser;
let seller: TestUser;
const shop = await useShop();
const { db } = shop.app;
const admin = await shop.createUser('admin');
beforeEach(async () => {
  buyer = await shop.createUser('Buyer');
  seller = await shop.createUser('Seller');
  for (const user of [buyer, seller]) {
    const now = { mail: 'now', push: true };
    const body = { offers: now, watchlist: now, searches: now, sellers: now, reviews: now };
    await shop.call('PUT', '/notifications/preferences', { as: user, body });
  }
});

let brands = 0;
const aBrand = () => `Waits${'abcdefghijklmnopqrstuvwxyz'[brands++]}`;
async function act(method: string, path: string, as: TestUser, body: object = {}) {
  const { status, body: answer } = await shop.call(method, path, { as, body });
  expect(status, `${method} ${path} ${JSON.stringify(answer)}`).toBeLessThan(300);
  return answer;
}

/** Runs all waiting jobs except emails, as if the mail server were down. */
const withoutMails = () => runJobs(shop.app, otherWork);
const subjects = ({ email }: { email: string }) => subjectsTo(shop, email);
const switchOff = (group: string) =>
  act('PUT', '/notifications/preferences', buyer, { [group]: { mail: 'off', push: false } });
const block = () => act('PUT', `/blocks/${seller.id}`, buyer);
const suspend = () => act('PUT', `/suspensions/${buyer.id}`, admin, { reason: 'x' });

type Cause = { item: string; search?: string };
const causes = {
  async find(): Promise<Cause> {
    const brand = aBrand();
    const { _id: search } = await act('POST', '/saved-searches', buyer, {
      query: `brand=${brand}&min=450`,
      mail: 'now',
    });
    const { _id: item } = await createListing(shop, seller, { brand, sale: 500 });
    return { item, search };
  },
  async drop(): Promise<Cause> {
    const { _id: item } = await createListing(shop, seller, { sale: 500 });
    await act('PUT', `/watchlist/${item}`, buyer);
    await act('PATCH', `/cameras/${item}`, seller, { sale: 400 });
    return { item };
  },
  async listed(): Promise<Cause> {
    await act('PUT', `/sellers/${seller.id}/follow`, buyer);
    return { item: (await createListing(shop, seller))._id };
  },
} as const;

test.for<[string, keyof typeof causes, (cause: Cause) => Promise<unknown>]>([
  ['whose search was deleted', 'find', ({ search }) => act('DELETE', `/saved-searches/${search}`, buyer)],
  [
    'whose search sends no mails any more',
    'find',
    ({ search }) => act('PATCH', `/saved-searches/${search}`, buyer, { mail: 'off' }),
  ],
  ['that is withdrawn', 'find', ({ item }) => act('DELETE', `/cameras/${item}`, seller)],
  ['whose seller they have blocked', 'find', block],
  ['whose price was raised', 'find', ({ item }) => act('PATCH', `/cameras/${item}`, seller, { sale: 1200 })],
  [
    'whose price fell below what the search asks for',
    'find',
    ({ item }) => act('PATCH', `/cameras/${item}`, seller, { sale: 400 }),
  ],
  ['whose group they switched off', 'find', () => switchOff('searches')],
  ['while they are suspended', 'find', suspend],
  ['that they no longer watch', 'drop', ({ item }) => act('DELETE', `/watchlist/${item}`, buyer)],
  [
    'whose price was raised again',
    'drop',
    ({ item }) => act('PATCH', `/cameras/${item}`, seller, { sale: 1200 }),
  ],
  ['whose seller they have blocked', 'drop', block],
  ['whose group they switched off', 'drop', () => switchOff('watchlist')],
  ['of a seller they no longer follow', 'listed', () => act('DELETE', `/sellers/${seller.id}/follow`, buyer)],
  ['whose seller has blocked them', 'listed', () => act('PUT', `/blocks/${buyer.id}`, seller)],
])('a waiting mail is not sent about an item %s (%s)', async ([, name, change]) => {
  const cause = await causes[name]();
  await withoutMails();
  await change(cause);
  expect((await subjects(buyer)).filter((subject) => !/suspended/.test(subject))).toEqual([]);
});

test.for<[keyof typeof causes]>([['find'], ['drop'], ['listed']])(
  'a waiting mail is sent if what it says is still true (%s)',
  async ([cause]) => {
    await causes[cause]();
    await withoutMails();
    expect(await subjects(buyer)).toHaveLength(1);
  },
);

test('a notification about several new items of a search is due as long as one of them is available', async () => {
  const brand = aBrand();
  const { _id: subject } = await act('POST', '/saved-searches', buyer, {
    query: `brand=${brand}`,
    mail: 'daily',
  });
  const ids = [
    (await createListing(shop, seller, { brand }))._id,
    (await createListing(shop, seller, { brand }))._id,
  ];
  const data = { title: brand, path: `/search?brand=${brand}`, ids };
  const reason = {
    of: 'notice',
    person: buyer.id,
    group: 'searches',
    kind: 'search-found',
    subject,
    data,
  } as const;
  const isDue = () => isStillDue(shop.app, db, reason);
  expect(await isDue()).toBe(true);
  await act('DELETE', `/cameras/${ids[0]}`, seller);
  expect(await isDue()).toBe(true);
  await act('PUT', `/cameras/${ids[1]}/sold`, seller);
  expect(await isDue()).toBe(false);
});

test('every kind of notification except `order` has a check that it is still true', () => {
  const checked = noticeChecks.all(shop.app).flatMap((checks) => Object.keys(checks));
  expect(Object.keys(kinds).filter((kind) => !checked.includes(kind))).toEqual(['order']);
});

test('a notification about a review is not due once either side has blocked the other', async () => {
  const isDue = ({ order: subject }: Deal, kind: string) =>
    isStillDue(shop.app, db, { of: 'notice', person: buyer.id, group: 'reviews', kind, subject, data: {} });
  const [waiting, reviewed] = [await Deal.open(shop, { buyer }), await Deal.open(shop, { buyer, seller })];
  for (const deal of [waiting, reviewed]) await deal.bringTo('completed');
  for (const side of ['seller', 'buyer'] as const)
    await reviewed.call('PUT', '/review', side, { body: { stars: 5, text: 'Kind.' } });
  const areDue = () => Promise.all([isDue(waiting, 'review-asked'), isDue(reviewed, 'reviews-open')]);
  expect(await areDue()).toEqual([true, true]);
  await act('PUT', `/blocks/${waiting.seller.id}`, buyer);
  await act('PUT', `/blocks/${buyer.id}`, seller);
  expect(await areDue()).toEqual([false, false]);
});

test('an email about an offer is not sent once a later amount has replaced it', async () => {
  const negotiation = await Negotiation.open(shop, { buyer, seller });
  const first = await negotiation.makeOffer(200);
  const { body } = await negotiation.counter('seller', first, 280);
  await negotiation.counter('buyer', body._id, 250);
  const mails = await mailsTo(shop, seller.email);
  expect(mails.map(({ text }) => /\$2\d0/.exec(text)?.[0])).toEqual(['$250']);
  expect(await subjects(buyer)).toEqual([]);
});

test('a waiting email is sent to the current address of its reader', async () => {
  await causes.find();
  await withoutMails();
  const [old, email] = [buyer.email, `moved-${buyer.email}`];
  await shop.sql`update users set email = ${email}, email_verified = true where id = ${buyer.id}`;
  expect([await subjects({ email }), await subjects({ email: old })]).toEqual([[expect.any(String)], []]);
});

test('a waiting email becomes part of the daily email when its reader switches to daily emails', async () => {
  await causes.find();
  await withoutMails();
  await act('PUT', '/notifications/preferences', buyer, { searches: { mail: 'daily', push: false } });
  expect(await subjects(buyer)).toEqual([]);
  const rows = await shop.sql`select from notifications where user_id = ${buyer.id} and is_for_digest`;
  expect(rows).toHaveLength(1);
});

test('an erased user gets only the final email, and waiting emails that quote the user are not sent', async () => {
  buyer = await shop.signUpUser('Buyer');
  await causes.find();
  await Deal.open(shop, { seller, buyer });
  await withoutMails();
  await act('DELETE', '/profile', buyer);
  expect(await subjects(buyer)).toEqual(['Your account was deleted']);
  expect(await subjects(seller)).toEqual([expect.stringMatching(/^(Canceled|Withdrawn)/)]);
});

test("emails about a dispute with an erased user are sent without that user's name", async () => {
  seller = await shop.signUpUser('Seller', 'Sol Seller');
  const deal = await Deal.open(shop, { seller, buyer });
  await deal.bringTo('handed-over');
  await act('DELETE', '/profile', seller);
  await shop.work();
  const before = [await subjects(buyer), await subjects(admin)].map(({ length }) => length);
  expect((await deal.claim('buyer', 'not-handed-over')).status).toBeLessThan(300);
  const [toBuyer, toAdmin] = [await mailsTo(shop, buyer.email), await mailsTo(shop, admin.email)];
  expect([toBuyer.length, toAdmin.length]).toEqual([before[0]! + 1, before[1]! + 1]);
  expect(toBuyer.at(-1)!.text).toContain('Former user');
  expect(toBuyer.at(-1)!.text).not.toMatch(/Deleted person|Sol Seller/);
});

test('a waiting reset link is not mailed once the password has changed', async () => {
  const owner = await shop.signUpUser('Buyer');
  await shop.work();
  await shop.call('POST', '/auth/request-password-reset', { body: { email: owner.email } });
  await withoutMails();
  const body = { currentPassword: password, newPassword: 'fresh paint 77' };
  await shop.call('POST', '/auth/change-password', { as: owner.session, body });
  expect(await subjects(owner)).toEqual([expect.stringMatching(/confirm/), 'Your password was changed']);
});

test('a waiting newsletter confirmation is not mailed once its reader has unsubscribed', async () => {
  const email = 'left-the-list@example.com';
  await shop.call('POST', '/newsletter', { body: { email } });
  await shop.sql`update newsletter_subscribers set left_at = now(), confirm_hash = null where email = ${email}`;
  expect(await mailsTo(shop, email)).toEqual([]);
});
