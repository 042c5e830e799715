import { expect, test } from 'vitest';
import { ask, TestConversation } from '#test/conversations.ts';
import { expectProblem } from '#test/problems.ts';
import { anImage } from '#test/samples.ts';
import { createListing, type TestUser, useShop } from '#test/shop.ts';
import { uploadPhoto } from '#test/uploads.ts';

const shop = await useShop({ RATE_LIMITS: 'on' });
const admin = await shop.createUser('admin', 'Ada');

const report = (
  as: TestUser,
  conversation: TestConversation,
  seq = 1,
  reason = 'scam',
  note = 'Gift cards!',
) => shop.call('POST', '/reports', { as, body: { conversation: conversation.id, seq, reason, note } });
const quoted = (id: string, as = admin) => shop.call('GET', `/reports/${id}/messages`, { as });
const close = (id: string, outcome: string, reason?: string) =>
  shop.call('PUT', `/reports/${id}`, { as: admin, body: { outcome, reason } });

test('a message can be reported once, and only by the other side of the conversation', async () => {
  const conversation = await TestConversation.open(shop, { title: 'Leica M2' });
  const { status, body } = await report(conversation.seller, conversation);
  expect(status).toBe(201);
  const { body: queue } = await shop.call('GET', '/reports?limit=1', { as: admin });
  expect(queue[0]).toMatchObject({
    _id: body._id,
    reason: 'scam',
    note: 'Gift cards!',
    outcome: null,
    reporter: { _id: conversation.seller.id, name: 'Sol' },
    message: { conversation: conversation.id, seq: 1, sender: { _id: conversation.buyer.id, name: 'Bo' } },
    listing: { _id: conversation.item, title: 'Leica M2', openReports: 0 },
  });
  const of = async (query: string) =>
    (await shop.call('GET', `/reports?${query}`, { as: admin })).body.map(({ _id }: { _id: string }) => _id);
  expect(await of(`seller=${conversation.buyer.id}`)).toEqual([body._id]);
  expect(await of(`seller=${conversation.seller.id}`)).toEqual([]);
  expect(await of(`listing=${conversation.item}`)).toEqual([]);
  expectProblem(await report(conversation.seller, conversation), 409);
  await close(body._id, 'dismissed');
  expectProblem(await report(conversation.seller, conversation, 1, 'spam'), 409);
  expectProblem(await report(conversation.buyer, conversation), 422, ['seq']);
  expectProblem(await report(await shop.createUser('Buyer'), conversation), 403);
  expectProblem(await report(admin, conversation), 403);
  expectProblem(await report(conversation.seller, conversation, 2), 404);
  expectProblem(await report(conversation.seller, conversation, 1, 'counterfeit'), 422, ['reason']);
  const call = (more: object) =>
    shop.call('POST', '/reports', { as: conversation.seller, body: { reason: 'spam', ...more } });
  expectProblem(await call({}), 422, ['listing']);
  expectProblem(await call({ conversation: conversation.id }), 422, ['seq']);
  expectProblem(await call({ listing: conversation.item, seq: 1 }), 422, ['seq']);
  expectProblem(await call({ listing: conversation.item, conversation: conversation.id, seq: 1 }), 422, [
    'listing',
  ]);
});

test('an admin reads the reported message and the ten before it, and the audit log records it', async () => {
  const conversation = await TestConversation.open(shop);
  for (let number = 2; number <= 14; number++)
    await conversation.send(number % 2 ? 'buyer' : 'seller', `Number ${number}`);
  const { body: filed } = await report(conversation.buyer, conversation, 12);
  const { status, body } = await quoted(filed._id);
  expect(status).toBe(200);
  expect(body.map(({ seq }: { seq: number }) => seq)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(body.at(-1)).toMatchObject({
    body: 'Number 12',
    sender: { _id: conversation.seller.id, name: 'Sol' },
    photos: [],
  });
  const { body: entries } = await shop.call('GET', '/audit?act=read-messages', { as: admin });
  expect(entries).toMatchObject([
    { actor: { name: 'Ada' }, target: { kind: 'report', _id: filed._id, name: 'Leica M3' }, note: '2–12' },
  ]);
  for (const as of [conversation.buyer, conversation.seller]) expectProblem(await quoted(filed._id, as), 403);
  expectProblem(await shop.call('GET', `/conversations/${conversation.id}/messages`, { as: admin }), 403);
  const { body: ofItem } = await shop.call('POST', '/reports', {
    as: conversation.buyer,
    body: { listing: conversation.item, reason: 'spam' },
  });
  expectProblem(await quoted(ofItem._id), 404);
  expect((await shop.call('GET', '/audit?act=read-messages', { as: admin })).body).toHaveLength(1);
});

test('a report about a message can be dismissed or upheld, and the reporter gets an email', async () => {
  const conversation = await TestConversation.open(shop, { title: 'Leica M4' });
  await shop.sql`update users set email_verified = true where id = ${conversation.seller.id}`;
  const { body: filed } = await report(conversation.seller, conversation);
  expectProblem(await close(filed._id, 'removed', 'Away with it.'), 422, ['outcome']);
  expect((await close(filed._id, 'upheld', 'They are suspended.')).body).toEqual({ modifiedCount: 1 });
  expectProblem(await close(filed._id, 'dismissed'), 409);
  const { body: closed } = await shop.call('GET', '/reports?state=closed&limit=100', { as: admin });
  expect(closed.find(({ _id }: { _id: string }) => _id === filed._id)).toMatchObject({
    outcome: 'upheld',
    explanation: 'They are suspended.',
    closedBy: { name: 'Ada' },
  });
  await shop.work();
  const mail = (await shop.mails()).find(({ to }) => to.includes(conversation.seller.email))!;
  expect(mail.subject).toContain('Leica M4');
  expect(mail.text).toContain('You were right to report it');
  expect(mail.text).toContain('They are suspended.');
  const { body: ofItem } = await shop.call('POST', '/reports', {
    as: conversation.buyer,
    body: { listing: conversation.item, reason: 'spam' },
  });
  expectProblem(await close(ofItem._id, 'upheld'), 422, ['outcome']);
});

test("an open report quotes an erased sender's messages until it is closed", async () => {
  const buyer = await shop.signUpUser('Buyer', 'Bo');
  const conversation = await TestConversation.open(shop, { buyer, question: 'Pay by gift card.' });
  await conversation.send('seller', 'No.');
  const photo = await uploadPhoto(shop, buyer, await anImage('png', '#334455'));
  await conversation.send('buyer', { body: 'Then by crypto.', photos: [photo.url] });
  await conversation.send('buyer', 'Later words.');
  const { body: filed } = await report(conversation.seller, conversation, 3);
  const other = await TestConversation.open(shop, {
    buyer: conversation.buyer,
    seller: conversation.seller,
    question: 'Of no report',
  });
  expect((await shop.call('DELETE', '/profile', { as: conversation.buyer })).status).toBe(200);
  const words = async () => (await quoted(filed._id)).body.map(({ body }: { body: string | null }) => body);
  expect(await words()).toEqual(['Pay by gift card.', 'No.', 'Then by crypto.']);
  expect((await quoted(filed._id)).body[2]).toMatchObject({
    sender: { name: null },
    photos: [{ url: photo.url }],
    warnings: ['crypto'],
  });
  expect((await conversation.messages('seller')).map(({ body }) => body)).toEqual([null, 'No.', null, null]);
  expect((await other.messages('seller')).map(({ body }) => body)).toEqual([null]);
  await close(filed._id, 'upheld');
  expect(await words()).toEqual([null, 'No.', null]);
  expect(await shop.sql`select from report_quotes`).toHaveLength(0);
});

test('sending the same text to a sixth user is rejected, and the shop files one report about it', async () => {
  const buyer = await shop.createUser('Buyer', 'Bulk');
  await shop.sql`update users set created_at = now() - interval '2 days' where id = ${buyer.id}`;
  const words = 'Special price outside the shop!';
  const item = async () =>
    (await createListing(shop, await shop.createUser('Seller'), { title: 'Leica M3' }))._id;
  for (let number = 1; number <= 5; number++)
    expect((await ask(shop, buyer, await item(), words)).status).toBe(201);
  const reports = async () => {
    await shop.work();
    return (await shop.call('GET', `/reports?seller=${buyer.id}`, { as: admin })).body;
  };
  expect(await reports()).toEqual([]);
  const body = { listing: await item(), body: words };
  const keyed = { as: buyer, body, headers: { 'idempotency-key': 'bulk' } };
  const refused = await shop.call('POST', '/conversations', keyed);
  expectProblem(refused, 429);
  expect(refused.headers.get('retry-after')).toBe('3600');
  const [filed, ...others] = await reports();
  expect(others).toEqual([]);
  expect(filed).toMatchObject({
    reason: 'spam',
    reporter: null,
    message: { seq: 1, sender: { name: 'Bulk' } },
  });
  expect((await quoted(filed._id)).body.map((message: { body: string }) => message.body)).toEqual([words]);
  expectProblem(await ask(shop, buyer, body.listing, words), 429);
  expectProblem(await ask(shop, buyer, await item(), words), 429);
  expect(await reports()).toHaveLength(1);
  const { headers } = await shop.call('GET', '/conversations', { as: buyer });
  expect(headers.get('x-total-count')).toBe('5');
  expect((await close(filed._id, 'dismissed')).body).toEqual({ modifiedCount: 1 });
  // Without an idempotency key, the request takes a different code path. The repeated text is not reported again.
  expectProblem(await ask(shop, buyer, await item(), words), 429);
  expect(await reports()).toHaveLength(1);
});
