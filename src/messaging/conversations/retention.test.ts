import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { TestConversation } from '#test/conversations.ts';
import { book, useShop } from '#test/shop.ts';
import { retentionWork } from './jobs.server.ts';

const shop = await useShop();
const { db } = shop.app;

test('a conversation with an open report is kept even after two years', async () => {
  const [open, decided, plain] = [
    await TestConversation.open(shop),
    await TestConversation.open(shop),
    await TestConversation.open(shop),
  ];
  const admin = await shop.createUser('admin');
  const report = async ({ id, seller }: TestConversation) => {
    const body = { conversation: id, seq: 1, reason: 'scam' };
    return (await shop.call('POST', '/reports', { as: seller, body })).body._id;
  };
  await report(open);
  const reportId = await report(decided);
  await shop.call('PUT', `/reports/${reportId}`, { as: admin, body: { outcome: 'dismissed' } });
  const ids = [open, decided, plain].map((conversation) => conversation.id);
  await shop.sql`update conversations set last_at = now() - interval '3 years' where id in (${sql.join(ids)})`;
  await retentionWork.run({ app: shop.app, id: 'now', data: {} });
  const left = await db.selectFrom('conversations').select('id').where('id', 'in', ids).execute();
  expect(left).toEqual([{ id: open.id }]);
});

test('a conversation is kept if a message is sent to it while old conversations are being deleted', async () => {
  const conversation = await TestConversation.open(shop);
  await shop.sql`update conversations set last_at = now() - interval '3 years' where id = ${conversation.id}`;
  const writing = await db.startTransaction().execute();
  await sql`insert into messages (conversation_id, sender_id, body, photo_count, warnings)
    values (${conversation.id}, ${conversation.buyer.id}, 'Do you still have it?', 0, '{}')`.execute(writing);
  // The job skips rows that another transaction has locked.
  await retentionWork.run({ app: shop.app, id: 'now', data: {} });
  await writing.commit().execute();
  expect((await conversation.messages('buyer')).map(({ body }) => body)).toEqual([
    'Is the meter accurate?',
    'Do you still have it?',
  ]);
});

test('a conversation is deleted two years after its last message or order transition, and not before', async () => {
  const [quiet, traded, recent] = [
    await TestConversation.open(shop),
    await TestConversation.open(shop),
    await TestConversation.open(shop),
  ];
  await book(shop, traded.buyer, { _id: traded.item });
  const ids = [quiet, traded, recent].map(({ id }) => id);
  const setAge = (conversation: TestConversation, days: number) =>
    shop.sql`update conversations set last_at = now() - make_interval(days => ${days}) where id = ${conversation.id}`;
  await setAge(quiet, 731);
  await setAge(traded, 731);
  await setAge(recent, 729);
  await retentionWork.run({ app: shop.app, id: 'now', data: {} });
  const left = await db.selectFrom('conversations').select('id').where('id', 'in', ids).execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual([traded.id, recent.id].toSorted());
  expect(await quiet.messages('buyer')).toMatchObject({ status: 404 });
});
