import { beforeEach, expect, test } from 'vitest';
import { newId } from '#src/platform/ids.server.ts';
import { mailsTo } from '#test/accounts.ts';
import { Deal } from '#test/deals.ts';
import { watchedItem } from '#test/notifications.ts';
import { Negotiation } from '#test/offers.ts';
import { aCamera, closeAccount, createListing, useShop, type TestUser } from '#test/shop.ts';
import { retentionWork } from './jobs.server.ts';
import { notify, type Notice } from './notify-service.server.ts';

let reader: TestUser;
const shop = await useShop();
const { db } = shop.app;
beforeEach(async () => void (reader = await shop.createUser('Buyer', 'Ana')));

const send = (...notices: Notice[]) => db.transaction().execute((trx) => notify(shop.app, trx, ...notices));
const dropped = (changes: Partial<Notice> = {}): Notice =>
  ({
    userId: reader.id,
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

test('repeating an unread notification raises its count', async () => {
  await send(dropped());
  await send({
    userId: reader.id,
    kind: 'order',
    subject: 'order-1',
    data: { title: 'Nikon F3', step: 'accepted' },
    mail: 'off',
  });
  await send(dropped({ data: { title: 'Leica M3', kind: 'cameras', cents: 46_000 } }));
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
  await send(dropped());
  expect((await list()).map(({ count, read }: { count: number; read: boolean }) => [count, read])).toEqual([
    [1, false],
    [2, true],
    [1, true],
  ]);
});

test('a notification about an order or an offer has the photo of the item and the name of the other side', async () => {
  const deal = await Deal.open(shop, { buyer: reader });
  await deal.bringTo('accepted');
  const negotiation = await Negotiation.open(shop, { buyer: reader });
  await negotiation.take('decline', 'seller', await negotiation.makeOffer(200));
  const { img } = await deal.show('buyer');
  const notifications = [
    { kind: 'offer', img, other: 'Sol' },
    { kind: 'order', img, other: 'Sol' },
  ];
  expect(await list()).toMatchObject(notifications);
  await closeAccount(shop, deal.seller);
  await shop.sql`update users set erased_at = now() where id = ${deal.seller.id}`;
  expect((await list())[1]).toMatchObject({ kind: 'order', other: null });
});

test('a notification about an item has its photo until the item is paused', async () => {
  const { img } = aCamera;
  const { _id } = await createListing(shop, await shop.createUser('Seller'));
  await send(dropped({ subject: _id }));
  expect(await list()).toMatchObject([{ img, other: null }]);
  await shop.sql`update listings set paused_at = now(), paused_by = ${reader.id}, paused_for = 'Stolen' where id = ${_id}`;
  expect(await list()).toMatchObject([{ img: null }]);
});

test('one call notifies several users and merges duplicates', async () => {
  const other = await shop.createUser('Buyer');
  await send(dropped(), dropped({ userId: other.id }), dropped({ count: 3 }));
  expect(await list()).toMatchObject([{ count: 4 }]);
  expect(await list('', other)).toMatchObject([{ count: 1 }]);
  await db.transaction().execute((trx) => notify(shop.app, trx));
});

test('nobody is notified when the transaction is rolled back', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await notify(shop.app, trx, dropped());
    throw new Error('not after all');
  });
  await expect(failing).rejects.toThrow('not after all');
  expect([await list(), await mails()]).toEqual([[], []]);
});

test('notifications are marked as read up to a given time, and later ones stay unread', async () => {
  await send(dropped());
  const [{ date }] = await list();
  await shop.sql`update notifications set at = at + interval '1 minute' where user_id = ${reader.id}`;
  const read = (until: string) => shop.call('PUT', '/notifications/read', { as: reader, body: { until } });
  expect((await read(date)).body).toEqual({ unread: 1 });
  const [{ date: later }] = await list('?unread=true');
  expect((await read(later)).body).toEqual({ unread: 0 });
  expect(await list('?unread=true')).toEqual([]);
});

test('users list only their own notifications, page by page', async () => {
  const other = await shop.createUser('Buyer');
  for (const subject of ['a', 'b', 'c'])
    await send(dropped({ subject }), dropped({ subject, userId: other.id }));
  const first = await shop.call('GET', '/notifications?limit=2', { as: reader });
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link')!)![1]!.replace(/^.*\/api/, '');
  const second = await shop.call('GET', next, { as: reader });
  const paths = [...first.body, ...second.body].map(({ path }) => path);
  expect(paths).toEqual(['/cameras/c', '/cameras/b', '/cameras/a']);
  const { date } = first.body[0];
  await shop.call('PUT', '/notifications/read', { as: reader, body: { until: date } });
  expect(await list('?unread=true', other)).toHaveLength(3);
});

test('an email is sent immediately unless its reader chose daily emails or none', async () => {
  await choose({ watchlist: { mail: 'now', push: true } });
  const item = await watchedItem(shop, reader);
  await send(dropped({ subject: item }));
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
    await send(dropped({ subject: when }));
  }
  await choose({ watchlist: { mail: 'now', push: true } });
  await send(dropped({ subject: 'not asked for', mail: 'daily' }));
  expect(await mails()).toHaveLength(1);
  const rows = await shop.sql<{ subject: string }>`
    select subject from notifications where user_id = ${reader.id} and is_for_digest order by subject`;
  expect(rows.map(({ subject }) => subject)).toEqual(['daily', 'not asked for']);
});

const backOnSale = (subject: string) =>
  ({
    userId: reader.id,
    kind: 'back-on-sale',
    subject,
    data: { title: 'Leica M3', kind: 'cameras' },
    mail: 'now',
    isRequested: true,
  }) as const;

test('a notification that a user asked for is mailed immediately, unless its group is switched off', async () => {
  const item = await watchedItem(shop, reader);
  await send(backOnSale(item));
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Available again: Leica M3']);
  await choose({ watchlist: { mail: 'off', push: true } });
  await send(backOnSale(item));
  expect(await mails()).toHaveLength(1);
});

test('no email is sent to a closed account', async () => {
  await shop.sql`update users set deleted_at = now() where id = ${reader.id}`;
  await send(dropped());
  expect(await mails()).toEqual([]);
});

test('notifications are deleted after 90 days, and open tabs reload the unread count', async () => {
  await send(dropped({ subject: 'old' }), dropped({ subject: 'young' }));
  const other = await shop.createUser('Buyer');
  await send(dropped({ userId: other.id }));
  await shop.sql`update notifications set at = now() - interval '91 days', read_at = now()
    where user_id = ${other.id}`;
  await shop.sql`
    update notifications set at = now() - make_interval(days => case subject when 'old' then 91 else 89 end)
    where user_id = ${reader.id}`;
  await shop.sql`delete from changes`;
  await retentionWork.run({ app: shop.app, id: 'now', data: {} });
  expect(await list()).toMatchObject([{ path: '/cameras/young' }]);
  const rows = await shop.sql`select tags from changes`;
  expect(rows).toEqual([{ tags: [`live:${reader.id}:notification`] }]);
});

test('the change log names users with new or newly read notifications, at most 400 per entry', async () => {
  const last = async () => {
    const rows = await shop.sql<{ tags: string[] }>`
      select tags from changes where tags[1] like 'live:%:notification' order by id desc limit 2`;
    return rows.map(({ tags }) => tags);
  };
  await send(dropped());
  const mine = [`live:${reader.id}:notification`];
  expect((await last())[0]).toEqual(mine);
  const [{ date }] = await list();
  await shop.sql`delete from changes`;
  await shop.call('PUT', '/notifications/read', { as: reader, body: { until: date } });
  expect(await last()).toEqual([mine]);
  const crowd = Array.from({ length: 401 }, () => ({ id: newId() }));
  await shop.sql`
    insert into users (id, issuer, subject, name, email, role)
    select id, 'crowd', id, 'Crowd', id || '@example.com', 'Buyer' from unnest(${crowd.map(({ id }) => id)}::text[]) id`;
  await send(...crowd.map(({ id: userId }) => dropped({ userId, mail: 'off' })));
  expect((await last()).map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([1, 400]);
});
