import { beforeEach, expect, test } from 'vitest';
import { notify } from '#src/messaging/notifications/notify-service.server.ts';
import { groups } from '#src/messaging/notifications/schemas.ts';
import { mailsTo } from '#test/accounts.ts';
import { anUnsubscribeToken, oneClick, watchedItem } from '#test/notifications.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop, type TestUser } from '#test/shop.ts';

let reader: TestUser;
const shop = await useShop();
beforeEach(async () => void (reader = await shop.createUser('Buyer', 'Ana')));

const notifyOfDrop = (subject: string) =>
  shop.app.db.transaction().execute((trx) =>
    notify(shop.app, trx, {
      userId: reader.id,
      kind: 'price-dropped',
      subject,
      data: { title: 'Leica M3', kind: 'cameras', cents: 48_000 },
      mail: 'now',
    }),
  );
const choose = (body: object) => shop.call('PUT', '/notifications/preferences', { as: reader, body });
const preferences = async () => (await shop.call('GET', '/notifications/preferences', { as: reader })).body;
const mails = () => mailsTo(shop, reader.email);
const unsubscribe = (token: string, body: unknown = oneClick, headers: Record<string, string> = {}) =>
  shop.call('POST', `/notifications/leave?token=${token}`, {
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: '', ...headers },
  });

test('preferences have defaults, and a change does not affect other groups', async () => {
  const before = await preferences();
  expect(before).toEqual({
    messages: { mail: 'now', push: true },
    offers: { mail: 'now', push: true },
    watchlist: { mail: 'daily', push: true },
    searches: { mail: 'now', push: true },
    sellers: { mail: 'daily', push: false },
    reviews: { mail: 'now', push: true },
  });
  const offers = { mail: 'off', push: false };
  expect((await choose({ offers })).body).toEqual({ ...before, offers });
  const messages = { mail: 'daily', push: true };
  expect((await choose({ messages })).body).toEqual({ ...before, offers, messages });
  expectProblem(await choose({ offers: { mail: 'weekly', push: 1 } }), 422, ['offers.mail', 'offers.push']);
  expect(await preferences()).toEqual({
    ...before,
    offers,
    messages,
  });
});

test('the database accepts a preference and an unsubscribe link of each group', async () => {
  const all = await preferences();
  expect(Object.keys(all)).toEqual(groups);
  expect((await choose(all)).body).toEqual(all);
  for (const group of groups)
    expect((await unsubscribe(await anUnsubscribeToken(shop, reader, group))).status, group).toBe(200);
});

test('an email has an unsubscribe header and a link to a page that asks for confirmation', async () => {
  await choose({ watchlist: { mail: 'now', push: true } });
  await notifyOfDrop(await watchedItem(shop, reader));
  const [mail] = await mails();
  expect(mail!.headers).toMatchObject({
    'auto-submitted': 'auto-generated',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  for (const name of ['reply-to', 'list-id', 'precedence']) expect(mail!.headers).not.toHaveProperty(name);
  const [, token] = /^<http:\/\/localhost:3000\/api\/notifications\/leave\?token=([\w-]+)>$/.exec(
    mail!.headers['list-unsubscribe']!,
  )!;
  expect(mail!.text).toContain(
    `Unsubscribe from emails about your watchlist: http://localhost:3000/notifications/leave?token=${token}`,
  );
  const check = async () => (await shop.call('POST', '/notifications/leave/check', { body: { token } })).body;
  expect(await check()).toEqual({ group: 'watchlist' });
  const opened = await shop.call('GET', `/notifications/leave?token=${token}`);
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    `/notifications/leave?token=${token}`,
  ]);
  expect((await preferences()).watchlist.mail).toBe('now');
  expect((await unsubscribe(token!)).body).toEqual({ modifiedCount: 1 });
  expect((await preferences()).watchlist).toEqual({ mail: 'off', push: true });
  expect((await preferences()).offers.mail).toBe('now');
  expect((await unsubscribe(token!)).body).toEqual({ modifiedCount: 0 });
  // While the group is off, no more email is sent.
  await notifyOfDrop('item-2');
  expect(await mails()).toHaveLength(1);
});

test('an unknown unsubscribe token or an invalid one-click request changes nothing', async () => {
  const token = await anUnsubscribeToken(shop, reader);
  expectProblem(await unsubscribe('none'), 404);
  expectProblem(await unsubscribe(token, 'List-Unsubscribe=Maybe'), 422, ['List-Unsubscribe']);
  expectProblem(await unsubscribe(token, ''), 422, ['List-Unsubscribe']);
  expectProblem(await unsubscribe(token, '{}', { 'content-type': 'application/json' }), 415);
  expectProblem(await shop.call('POST', '/notifications/leave', { body: oneClick }), 422, ['token']);
  expect((await shop.call('POST', '/notifications/leave/check', { body: { token: 'none' } })).body).toEqual({
    group: null,
  });
  expect((await preferences()).offers.mail).toBe('now');
});
