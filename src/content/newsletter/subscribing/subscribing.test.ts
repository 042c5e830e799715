import { expect, test } from 'vitest';
import { deleteOldSubscribers } from '#src/content/newsletter/feature.server.ts';
import { mailsTo } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { aSubscriber } from '#test/samples.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();
const { db } = shop.app;

let count = 0;
const anEmail = () => `reader-${++count}@example.com`;
const subscribe = (email: string) => shop.call('POST', '/newsletter', { body: { email } });
const confirm = (token: string) => shop.call('POST', '/newsletter/confirm', { body: { token } });
const leave = (token: string) => shop.call('POST', '/newsletter/leave', { body: { token } });

const pass = (hours: number) =>
  shop.sql`update newsletter_subscribers set mailed_at = mailed_at - make_interval(hours => ${hours}),
    left_at = left_at - make_interval(hours => ${hours})`;

const stateOf = (email: string) =>
  db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).executeTakeFirst();

async function night(): Promise<void> {
  const { app } = shop;
  await app.db.transaction().execute((trx) => app.jobs.enqueue(trx, deleteOldSubscribers, {}));
  await shop.work();
}

test('an address is subscribed after a click on the confirmation page', async () => {
  const email = anEmail();
  expect(await subscribe(email)).toMatchObject({ status: 202, body: { accepted: true } });
  const [mail] = await mailsTo(shop, email);
  expect(mail!.subject).toBe('Please confirm your subscription');
  const link = /http:\/\/localhost:3000\/newsletter\/confirm\?token=([\w-]{43})\s/.exec(mail!.text)!;
  expect((await stateOf(email))!.confirmed_at).toBeNull();
  expect((await confirm(link[1]!)).body).toEqual({ modifiedCount: 1 });
  expect((await stateOf(email))!.confirmed_at).not.toBeNull();
});

test('a link confirms once, and an unknown token changes nothing', async () => {
  const token = await aSubscriber(shop, 'confirm');
  await confirm(token);
  for (const wrong of [token, 'x', 'x'.repeat(43)]) {
    expectProblem(await confirm(wrong), 404);
    expectProblem(await leave(wrong), 404);
  }
  expectProblem(await confirm(''), 422, ['token']);
  expectProblem(await shop.call('POST', '/newsletter/leave', { body: {} }), 422, ['token']);
});

test('checking a link reports whether it was used, and does not use it', async () => {
  const check = async (token: string, purpose: string) =>
    (await shop.call('POST', '/newsletter/check', { body: { token, purpose } })).body.valid;
  const confirming = await aSubscriber(shop, 'confirm');
  expect(await check(confirming, 'confirm')).toBe(true);
  expect(await check(confirming, 'leave')).toBe(false);
  expect(await check('x'.repeat(43), 'confirm')).toBe(false);
  expect((await confirm(confirming)).body).toEqual({ modifiedCount: 1 });
  expect(await check(confirming, 'confirm')).toBe(false);
  const token = await aSubscriber(shop, 'leave');
  expect(await check(token, 'leave')).toBe(true);
  await leave(token);
  expect(await check(token, 'leave')).toBe(true);
});

test('an invalid address is rejected', async () => {
  for (const email of ['', 'nobody', 'a@b@c', 'a@example.com\r\nBcc: b@example.com'])
    expectProblem(await subscribe(email), 422, ['email'], email);
});

test('the response does not reveal whether an address is known', async () => {
  const email = anEmail();
  const responses = [await subscribe(email), await subscribe(email.toUpperCase())];
  await confirm(/confirm\?token=([\w-]+)/.exec((await mailsTo(shop, email))[0]!.text)![1]!);
  responses.push(await subscribe(email));
  await pass(2);
  responses.push(await subscribe(email));
  expect(new Set(responses.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(await mailsTo(shop, email), 'a confirmed subscriber gets no second mail').toHaveLength(1);
});

test('an address gets at most one email an hour, even with concurrent requests', async () => {
  const email = anEmail();
  const responses = await Promise.all(Array.from({ length: 10 }, () => subscribe(email)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]));
  expect(await mailsTo(shop, email)).toHaveLength(1);
  await pass(1);
  await Promise.all(Array.from({ length: 10 }, () => subscribe(email)));
  const mails = await mailsTo(shop, email);
  expect(mails).toHaveLength(2);
  const tokens = mails.map(({ text }) => /leave\?token=([\w-]+)/.exec(text)![1]!);
  expect(tokens[0], 'the unsubscribe link stays the same').toBe(tokens[1]);
});

test('the first confirmation link still works after a second request', async () => {
  const email = anEmail();
  const token = await aSubscriber(shop, 'confirm', email);
  await pass(1);
  await subscribe(email);
  expect(await mailsTo(shop, email)).toHaveLength(2);
  expect((await confirm(token)).body).toEqual({ modifiedCount: 1 });
});

test('a subscriber can use the unsubscribe link repeatedly, and can subscribe again', async () => {
  const email = anEmail();
  const token = await aSubscriber(shop, 'leave', email);
  const [mail] = await mailsTo(shop, email);
  const confirmation = /confirm\?token=([\w-]+)/.exec(mail!.text)![1]!;
  await confirm(confirmation);
  expect((await leave(token)).body).toEqual({ modifiedCount: 1 });
  expect((await leave(token)).body).toEqual({ modifiedCount: 0 });
  expect((await stateOf(email))!.confirmed_at).toBeNull();

  await subscribe(email);
  expect(
    await mailsTo(shop, email),
    'unsubscribing does not reset the limit of one mail an hour',
  ).toHaveLength(1);
  await pass(1);
  await subscribe(email);
  const again = (await mailsTo(shop, email)).at(-1)!;
  expectProblem(await confirm(confirmation), 404);
  await confirm(/confirm\?token=([\w-]+)/.exec(again.text)![1]!);
  expect((await stateOf(email))!.confirmed_at).not.toBeNull();
  expect((await leave(token)).body).toEqual({ modifiedCount: 1 });
});

test('the first confirmation link does not work after unsubscribing', async () => {
  const email = anEmail();
  const token = await aSubscriber(shop, 'confirm', email);
  const [mail] = await mailsTo(shop, email);
  await leave(/leave\?token=([\w-]+)/.exec(mail!.text)![1]!);
  expectProblem(await confirm(token), 404);
});

test('unconfirmed and unsubscribed addresses are erased', async () => {
  const [silent, gone, reader] = [anEmail(), anEmail(), anEmail()];
  await aSubscriber(shop, 'confirm', silent);
  const token = await aSubscriber(shop, 'leave', gone);
  await leave(token);
  await confirm(await aSubscriber(shop, 'confirm', reader));
  await pass(6 * 24);
  await night();
  expect(await stateOf(silent)).toBeDefined();
  expect(await stateOf(gone)).toBeUndefined();
  expect((await leave(token)).body, 'an old link returns the same').toEqual({ modifiedCount: 0 });
  await pass(25);
  await night();
  expect(await stateOf(silent)).toBeUndefined();
  expect(await stateOf(reader)).toBeDefined();
});
