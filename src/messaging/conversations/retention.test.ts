import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { book, useShop } from '#test/shop.ts';
import { TestConversation } from '#test/conversations.ts';
import { forgetWork } from './jobs.server.ts';

const shop = await useShop();
const { db } = shop.app;

test('what is reported outlives two years until it is decided', async () => {
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
  const id = await report(decided);
  await shop.call('PUT', `/reports/${id}`, { as: admin, body: { outcome: 'dismissed' } });
  const talks = [open, decided, plain].map((conversation) => conversation.id);
  await shop.sql`update conversations set last_at = now() - interval '3 years' where id in (${sql.join(talks)})`;
  await forgetWork.run({ app: shop.app, id: 'now', data: {} });
  const left = await db.selectFrom('conversations').select('id').where('id', 'in', talks).execute();
  expect(left).toEqual([{ id: open.id }]);
});

test('whoever writes in the night in which it would go keeps a conversation', async () => {
  const conversation = await TestConversation.open(shop);
  await shop.sql`update conversations set last_at = now() - interval '3 years' where id = ${conversation.id}`;
  const writing = await db.startTransaction().execute();
  await sql`insert into messages (conversation_id, sender_id, body, photo_count, warnings)
    values (${conversation.id}, ${conversation.buyer.id}, 'Do you still have it?', 0, '{}')`.execute(writing);
  // Passes over what somebody else has locked.
  await forgetWork.run({ app: shop.app, id: 'now', data: {} });
  await writing.commit().execute();
  expect((await conversation.messages('buyer')).map(({ body }) => body)).toEqual([
    'Is the meter accurate?',
    'Do you still have it?',
  ]);
});

test('two years after the last word or step a conversation goes, and no earlier', async () => {
  const [quiet, traded, recent] = [
    await TestConversation.open(shop),
    await TestConversation.open(shop),
    await TestConversation.open(shop),
  ];
  await book(shop, traded.buyer, { _id: traded.item });
  const talks = [quiet, traded, recent].map(({ id }) => id);
  const said = (conversation: TestConversation, days: number) =>
    shop.sql`update conversations set last_at = now() - make_interval(days => ${days}) where id = ${conversation.id}`;
  await said(quiet, 731);
  await said(traded, 731);
  await said(recent, 729);
  await forgetWork.run({ app: shop.app, id: 'now', data: {} });
  const left = await db.selectFrom('conversations').select('id').where('id', 'in', talks).execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual([traded.id, recent.id].toSorted());
  expect(await quiet.messages('buyer')).toMatchObject({ status: 404 });
});
