import { beforeEach, expect, test } from 'vitest';
import { newId } from '#src/platform/ids.server.ts';
import { mailsTo } from '#test/account-mails.ts';
import { anUnsubscribeToken, oneClick, watchedItem } from '#test/notifications.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop, type Person } from '#test/shop.ts';
import { forgetWork } from './jobs.server.ts';
import { notify, type Notice } from './notify-service.server.ts';

let reader: Person;
const shop = await useShop();
const { db } = shop.app;
beforeEach(async () => void (reader = await shop.createUser('Buyer', 'Ana')));

const told = (...notices: Notice[]) => db.transaction().execute((trx) => notify(shop.app, trx, ...notices));
const dropped = (changes: Partial<Notice> = {}): Notice =>
  ({
    person: reader.id,
    kind: 'price-dropped',
    subject: 'item-1',
    data: { title: 'Leica M3', kind: 'cameras', cents: 48_000 },
    mail: 'now',
    ...changes,
  }) as Notice;
const list = async (query = '', as = reader) =>
  (await shop.call('GET', `/notifications${query}`, { as })).body;
const choose = (body: object, as = reader) => shop.call('PUT', '/notifications/preferences', { as, body });
const mails = () => mailsTo(shop, reader.email);
const leave = (token: string, body: unknown = oneClick, headers: Record<string, string> = {}) =>
  shop.call('POST', `/notifications/leave?token=${token}`, {
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: '', ...headers },
  });

test('the same once more, before it is read, is counted in the row that is there', async () => {
  await told(dropped());
  await told({
    person: reader.id,
    kind: 'order',
    subject: 'order-1',
    data: { title: 'Nikon F3', step: 'accepted' },
    mail: 'off',
  });
  await told(dropped({ data: { title: 'Leica M3', kind: 'cameras', cents: 46_000 } }));
  const [first, second, ...more] = await list();
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    group: 'watchlist',
    kind: 'price-dropped',
    text: 'Price drop',
    title: 'Leica M3',
    detail: '$460',
    path: '/cameras/item-1',
    count: 2,
    read: false,
  });
  expect(second).toMatchObject({
    group: 'orders',
    text: 'The seller accepted',
    title: 'Nikon F3',
    detail: null,
    path: '/dashboard/orders/order-1',
    count: 1,
  });
  await shop.call('PUT', '/notifications/read', { as: reader, body: { until: first.date } });
  await told(dropped());
  expect((await list()).map(({ count, read }: { count: number; read: boolean }) => [count, read])).toEqual([
    [1, false],
    [2, true],
    [1, true],
  ]);
});

test('several at once are told in one call, and the same of them is one row', async () => {
  const other = await shop.createUser('Buyer');
  await told(dropped(), dropped({ person: other.id }), dropped({ count: 3 }));
  expect(await list()).toMatchObject([{ count: 4 }]);
  expect(await list('', other)).toMatchObject([{ count: 1 }]);
  await db.transaction().execute((trx) => notify(shop.app, trx));
});

test('what is told in a transaction that fails is told to nobody', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await notify(shop.app, trx, dropped());
    throw new Error('not after all');
  });
  await expect(failing).rejects.toThrow('not after all');
  expect([await list(), await mails()]).toEqual([[], []]);
});

test('reading says so up to a moment; what came later stays unread', async () => {
  await told(dropped());
  const [{ date }] = await list();
  await shop.sql`update notifications set at = at + interval '1 minute' where person_id = ${reader.id}`;
  const read = (until: string) => shop.call('PUT', '/notifications/read', { as: reader, body: { until } });
  expect((await read(date)).body).toEqual({ unread: 1 });
  const [{ date: later }] = await list('?unread=true');
  expect((await read(later)).body).toEqual({ unread: 0 });
  expect(await list('?unread=true')).toEqual([]);
});

test('nobody reads what others are told, and pages go on where the one before ended', async () => {
  const other = await shop.createUser('Buyer');
  for (const subject of ['a', 'b', 'c'])
    await told(dropped({ subject }), dropped({ subject, person: other.id }));
  const first = await shop.call('GET', '/notifications?limit=2', { as: reader });
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link')!)![1]!.replace(/^.*\/api/, '');
  const second = await shop.call('GET', next, { as: reader });
  const paths = [...first.body, ...second.body].map(({ path }) => path);
  expect(paths).toEqual(['/cameras/c', '/cameras/b', '/cameras/a']);
  const { date } = first.body[0];
  await shop.call('PUT', '/notifications/read', { as: reader, body: { until: date } });
  expect(await list('?unread=true', other)).toHaveLength(3);
});

test('a mail tells of it at once, unless its reader wants it later or not at all', async () => {
  await choose({ watchlist: { mail: 'now', push: true } });
  const item = await watchedItem(shop, reader);
  await told(dropped({ subject: item }));
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Price drop: Leica M3' });
  expect(mail!.text).toContain('About: Leica M3\nNow: $480');
  expect(mail!.text).toContain(`/cameras/${item}`);
  for (const when of ['daily', 'off']) {
    expect((await choose({ watchlist: { mail: when, push: true } })).body.watchlist).toEqual({
      mail: when,
      push: true,
    });
    await told(dropped({ subject: when }));
  }
  await choose({ watchlist: { mail: 'now', push: true } });
  await told(dropped({ subject: 'not asked for', mail: 'daily' }));
  expect(await mails()).toHaveLength(1);
  const rows = await shop.sql<{ subject: string }>`
    select subject from notifications where person_id = ${reader.id} and is_for_digest order by subject`;
  expect(rows.map(({ subject }) => subject)).toEqual(['daily', 'not asked for']);
});

const backOnSale = (subject: string) =>
  ({
    person: reader.id,
    kind: 'back-on-sale',
    subject,
    data: { title: 'Leica M3', kind: 'cameras' },
    mail: 'now',
    isAsked: true,
  }) as const;

test('what someone asked for is told at once, whatever they want of the rest, but for nothing at all', async () => {
  const item = await watchedItem(shop, reader);
  await told(backOnSale(item));
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Available again: Leica M3']);
  await choose({ watchlist: { mail: 'off', push: true } });
  await told(backOnSale(item));
  expect(await mails()).toHaveLength(1);
});

test('nothing is mailed to who is suspended or gone', async () => {
  await shop.sql`update people set deleted_at = now() where id = ${reader.id}`;
  await told(dropped());
  expect(await mails()).toEqual([]);
});

test('preferences that nobody chose are answered, too, and groups that are not named stay', async () => {
  const before = (await shop.call('GET', '/notifications/preferences', { as: reader })).body;
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
  expect((await shop.call('GET', '/notifications/preferences', { as: reader })).body).toEqual({
    ...before,
    offers,
    messages,
  });
});

test('a mail has its way out: the button of a mail program, and a page that asks first', async () => {
  await choose({ watchlist: { mail: 'now', push: true } });
  await told(dropped({ subject: await watchedItem(shop, reader) }));
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
  const ask = async () => (await shop.call('GET', '/notifications/preferences', { as: reader })).body;
  expect((await ask()).watchlist.mail).toBe('now');
  expect((await leave(token!)).body).toEqual({ modifiedCount: 1 });
  expect((await ask()).watchlist).toEqual({ mail: 'off', push: true });
  expect((await ask()).offers.mail).toBe('now');
  expect((await leave(token!)).body).toEqual({ modifiedCount: 0 });
  // The next mails have the same link, and are none while it is off.
  await told(dropped({ subject: 'item-2' }));
  expect(await mails()).toHaveLength(1);
});

test('a link that is none of ours, and a call that is no one-click, end nothing', async () => {
  const token = await anUnsubscribeToken(shop, reader);
  expectProblem(await leave('none'), 404);
  expectProblem(await leave(token, 'List-Unsubscribe=Maybe'), 422, ['List-Unsubscribe']);
  expectProblem(await leave(token, ''), 422, ['List-Unsubscribe']);
  expectProblem(await leave(token, '{}', { 'content-type': 'application/json' }), 415);
  expectProblem(await shop.call('POST', '/notifications/leave', { body: oneClick }), 422, ['token']);
  expect((await shop.call('POST', '/notifications/leave/check', { body: { token: 'none' } })).body).toEqual({
    group: null,
  });
  const { body } = await shop.call('GET', '/notifications/preferences', { as: reader });
  expect(body.offers.mail).toBe('now');
});

test('rows go after 90 days, and pages that are open are told to count anew', async () => {
  await told(dropped({ subject: 'old' }), dropped({ subject: 'young' }));
  const other = await shop.createUser('Buyer');
  await told(dropped({ person: other.id }));
  await shop.sql`update notifications set at = now() - interval '91 days', read_at = now()
    where person_id = ${other.id}`;
  await shop.sql`
    update notifications set at = now() - make_interval(days => case subject when 'old' then 91 else 89 end)
    where person_id = ${reader.id}`;
  await shop.sql`delete from changes`;
  await forgetWork.run({ app: shop.app, id: 'now', data: {} });
  expect(await list()).toMatchObject([{ path: '/cameras/young' }]);
  const rows = await shop.sql`select tags from changes`;
  expect(rows).toEqual([{ tags: [`live:${reader.id}:notification`] }]);
});

test('the log of changes names who has something new, or has read it, and at most 400 a row', async () => {
  const last = async () => {
    const rows = await shop.sql<{ tags: string[] }>`
      select tags from changes where tags[1] like 'live:%:notification' order by id desc limit 2`;
    return rows.map(({ tags }) => tags);
  };
  await told(dropped());
  const mine = [`live:${reader.id}:notification`];
  expect((await last())[0]).toEqual(mine);
  const [{ date }] = await list();
  await shop.sql`delete from changes`;
  await shop.call('PUT', '/notifications/read', { as: reader, body: { until: date } });
  expect(await last()).toEqual([mine]);
  const crowd = Array.from({ length: 401 }, () => ({ id: newId() }));
  await shop.sql`
    insert into people (id, issuer, subject, name, email, role)
    select id, 'crowd', id, 'Crowd', id || '@example.com', 'Buyer' from unnest(${crowd.map(({ id }) => id)}::text[]) id`;
  await told(...crowd.map(({ id: person }) => dropped({ person, mail: 'off' })));
  expect((await last()).map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([1, 400]);
});
