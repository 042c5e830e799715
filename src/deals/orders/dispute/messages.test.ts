import { expect, test } from 'vitest';
import { Deal, mailReader } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop } from '#test/shop.ts';
import type { DisputeMessage } from './schemas.ts';

const shop = await useShop();
const admin = await shop.createUser('admin', 'Ada');
const newMails = mailReader(shop);

async function open() {
  const deal = await Deal.open(shop);
  await deal.bringTo('handed-over');
  await deal.claim('buyer', 'wrong-item');
  return { deal, id: (await deal.show('buyer')).dispute!._id };
}

const read = (id: string, query = '', as = admin) =>
  shop.call('GET', `/disputes/${id}/messages${query}`, { as });
const recorded = async () => (await shop.call('GET', '/audit?act=read-messages', { as: admin })).body;

test('an admin reads the messages of a dispute page by page, and each opening is recorded once', async () => {
  const { deal, id } = await open();
  expect([(await read(id)).body, (await recorded()).length]).toEqual([[], 1]);
  const body = { order: deal.order, body: 'Is it the M3?' };
  const { body: begun } = await shop.call('POST', '/conversations', { as: deal.buyer, body });
  const path = `/conversations/${begun.conversation._id}/messages`;
  await shop.call('POST', path, { as: deal.seller, body: { body: 'Yes, the M3.' } });
  await shop.call('POST', path, { as: deal.buyer, body: { body: 'It was an M2.' } });
  const texts = async (query: string) =>
    (await read(id, query)).body.map(({ seq, by, body: text }: DisputeMessage) => [seq, by, text]);
  expect(await texts('?limit=2')).toEqual([
    [2, 'seller', 'Yes, the M3.'],
    [3, 'buyer', 'It was an M2.'],
  ]);
  expect((await recorded()).length).toBe(2);
  expect(await texts('?limit=2&before=2')).toEqual([[1, 'buyer', 'Is it the M3?']]);
  expect((await recorded()).length, 'an earlier page belongs to the same opening').toBe(2);
  await deal.call('DELETE', '/dispute', 'buyer');
  expect(await texts('')).toHaveLength(3);
  const entries = await recorded();
  expect(entries).toHaveLength(3);
  expect(entries[0]).toMatchObject({
    actor: { name: 'Ada' },
    target: { kind: 'order', _id: deal.order, name: 'Leica M3' },
  });
});

test('an earlier page without an opening is recorded, too', async () => {
  const { id } = await open();
  const before = (await recorded()).length;
  await read(id, '?before=5');
  expect((await recorded()).length).toBe(before + 1);
});

test('the sides, and admins who are one of them, cannot read the messages as admins', async () => {
  const { deal, id } = await open();
  for (const as of [deal.buyer, deal.seller]) expectProblem(await read(id, '', as), 403);
  await shop.sql`update users set role = 'admin', earlier_role = 'Seller' where id = ${deal.seller.id}`;
  expectProblem(await read(id, '', deal.seller), 403);
  await shop.sql`update users set role = 'Seller', earlier_role = null where id = ${deal.seller.id}`;
  expectProblem(await read('none'), 404);
});

const count = async () => (await shop.call('GET', '/figures', { as: admin })).body.openDisputes;
const notices = async () =>
  (await shop.call('GET', '/notifications', { as: admin })).body.filter(({ title }: any) => title);

test('admins are notified and see a count when a dispute waits for their decision', async () => {
  const { deal } = await open();
  await newMails();
  const [countBefore, noticesBefore] = [await count(), (await notices()).length];
  await deal.call('PUT', '/dispute', 'seller', { body: { answer: 'It is the M3.' } });
  expect(await count()).toBe(countBefore + 1);
  const [latest, ...rest] = await notices();
  expect(rest).toHaveLength(noticesBefore);
  expect(latest).toMatchObject({
    text: 'A dispute needs your decision',
    title: 'Leica M3',
    path: `/dashboard/orders/${deal.order}`,
  });
  await deal.call('DELETE', '/dispute', 'buyer');
  expect(await count()).toBe(countBefore);
  const unanswered = await open();
  await unanswered.deal.passDeadline();
  expect(await count(), 'not answered in time').toBe(countBefore + 1);
  expect(await notices()).toHaveLength(noticesBefore + 2);
});
