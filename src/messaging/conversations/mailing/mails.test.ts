import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { mailUnreadWork } from '#src/messaging/conversations/jobs.server.ts';
import { TestConversation } from '#test/conversations.ts';
import { useShop, type TestUser } from '#test/shop.ts';

let seller: TestUser;
const shop = await useShop();
beforeEach(async () => {
  seller = await shop.createUser('Seller', 'Sol');
  await shop.sql`update users set email_verified = true where id = ${seller.id}`;
});

async function pass(minutes: number): Promise<void> {
  const by = sql`make_interval(mins => ${minutes})`;
  await shop.sql`update message_mails set due_at = due_at - ${by}, mailed_at = mailed_at - ${by}`;
  await mailUnreadWork.run({ app: shop.app, id: 'now', data: {} });
  await shop.work();
}
const mailsTo = async ({ email }: TestUser) => (await shop.mails()).filter(({ to }) => to.includes(email));

test('ten messages trigger one email after ten minutes, and later ones cause none until the ten are read', async () => {
  const conversation = await TestConversation.open(shop, { seller });
  for (let number = 2; number <= 10; number++) await conversation.send('buyer', `Question ${number}`);
  await pass(9);
  expect(await mailsTo(seller)).toHaveLength(0);
  await pass(2);
  const [mail] = await mailsTo(seller);
  expect(mail!.subject).toBe('10 messages about Leica M3');
  expect(mail!.text).toContain('Bo about Leica M3 (10): Question 10');
  expect(mail!.text).toContain(`/dashboard/messages/${conversation.id}`);
  for (let number = 11; number <= 20; number++) await conversation.send('buyer', `Question ${number}`);
  for (const seq of [0, 0]) expect((await conversation.read('seller', seq)).body).toEqual({ unread: 20 });
  await conversation.send('buyer', 'Question 21');
  await pass(120);
  expect(await mailsTo(seller)).toHaveLength(1);
  await conversation.read('seller', 21);
  await conversation.send('buyer', 'One more');
  await pass(11);
  expect((await mailsTo(seller)).map(({ subject }) => subject)).toEqual([
    '10 messages about Leica M3',
    'A message about Leica M3',
  ]);
});

test('a message read within ten minutes causes no email', async () => {
  const conversation = await TestConversation.open(shop, { seller });
  await pass(5);
  await conversation.read('seller', 1);
  await pass(60);
  expect(await mailsTo(seller)).toHaveLength(0);
});

test('a second email is sent no earlier than an hour after the first', async () => {
  const conversation = await TestConversation.open(shop, { seller });
  await pass(11);
  await conversation.read('seller', 1);
  await conversation.send('buyer', 'And the shutter?');
  await pass(30);
  expect(await mailsTo(seller)).toHaveLength(1);
  await pass(31);
  expect(await mailsTo(seller)).toHaveLength(2);
});

const linkTo = ({ id }: TestConversation) => `Read and reply: http://localhost:3000/dashboard/messages/${id}`;

test('one email lists all conversations, without the text of messages that carry a warning', async () => {
  const warned = await TestConversation.open(shop, {
    seller,
    title: 'Leica M3',
    question: 'Write to me: bo@example.com',
  });
  const ana = await shop.createUser('Buyer', 'Ana');
  const plain = await TestConversation.open(shop, {
    seller,
    buyer: ana,
    title: 'Nikon F3',
    question: 'Is it\nthere still?',
  });
  await pass(11);
  const [mail, ...others] = await mailsTo(seller);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe('2 messages for you');
  expect(mail!.text).toContain(
    `Ana about Nikon F3: Is it there still?\n${linkTo(plain)}\nBo about Leica M3: Read it on the site.\n${linkTo(warned)}\n`,
  );
  expect(mail!.text).not.toContain('bo@example.com');
  expect(mail!.text).toMatch(/\/dashboard\/messages\n/);
});

test.for<[string, (sender: TestUser) => Promise<unknown>]>([
  ['is erased', (sender) => shop.call('DELETE', '/profile', { as: sender })],
  ['is blocked', (sender) => shop.call('PUT', `/blocks/${sender.id}`, { as: seller })],
])('unread messages of a user who %s are left out, and those of others are mailed', async ([, remove]) => {
  const sender = await shop.signUpUser('Buyer', 'Lea');
  await TestConversation.open(shop, { seller, buyer: sender, title: 'Nikon F3' });
  await remove(sender);
  await TestConversation.open(shop, { seller, title: 'Leica M3' });
  await pass(11);
  const [mail, ...others] = await mailsTo(seller);
  expect([mail?.subject, others]).toEqual(['A message about Leica M3', []]);
  expect(mail!.text).not.toContain('Nikon F3');
});

test('an email about a conversation that has since been read is not sent, even if another is unread', async () => {
  const conversation = await TestConversation.open(shop, { seller });
  await shop.sql`update message_mails set due_at = now() where user_id = ${seller.id}`;
  await mailUnreadWork.run({ app: shop.app, id: 'now', data: {} });
  await conversation.read('seller', 1);
  await TestConversation.open(shop, { seller, title: 'Nikon F3' });
  await shop.work();
  expect(await mailsTo(seller)).toEqual([]);
});

test('words that mail programs would turn into links are removed from emails', async () => {
  const question = 'It is fine.camera works: f/1.8, 1.5 kg. (Clean.box) is there.';
  await TestConversation.open(shop, { seller, question });
  await pass(11);
  const [mail] = await mailsTo(seller);
  expect(mail!.text).toContain('Bo about Leica M3: It is … works: f/1.8, 1.5 kg. … is there.\n');
});

test('an email shows ten conversations and counts the others', async () => {
  for (let number = 1; number <= 12; number++)
    await TestConversation.open(shop, { seller, title: `Camera ${number}`, question: 'Is it there still?' });
  await pass(11);
  const [mail] = await mailsTo(seller);
  expect(mail!.subject).toBe('12 messages for you');
  expect(mail!.text.match(/ about Camera \d+: Is it there still\?\n/g)).toHaveLength(10);
  expect(mail!.text).toContain('And 2 more conversations.');
});

test('a reader who has read only some of the messages still gets an email about the next one', async () => {
  const conversation = await TestConversation.open(shop, { seller });
  await conversation.send('buyer', 'Second');
  await pass(11);
  await conversation.read('seller', 1);
  await conversation.send('buyer', 'Third');
  await pass(61);
  expect((await mailsTo(seller)).map(({ subject }) => subject)).toEqual([
    '2 messages about Leica M3',
    '2 messages about Leica M3',
  ]);
});

test('no email is sent to a user who switched off emails about messages, and each email has an unsubscribe link', async () => {
  const choose = (mail: string) =>
    shop.call('PUT', '/notifications/preferences', {
      as: seller,
      body: { messages: { mail, push: true } },
    });
  await choose('off');
  const conversation = await TestConversation.open(shop, { seller });
  await pass(11);
  expect(await mailsTo(seller)).toHaveLength(0);
  await choose('now');
  await conversation.send('buyer', 'Are you there?');
  // No email was sent before, so the limit of one per hour does not apply.
  await pass(11);
  const [mail] = await mailsTo(seller);
  expect(mail!.subject).toBe('2 messages about Leica M3');
  expect(mail!.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(mail!.text).toContain(
    'Unsubscribe from emails about messages: http://localhost:3000/notifications/leave?token=',
  );
});
