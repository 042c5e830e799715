import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { notify } from '#src/messaging/notifications/notify-service.server.ts';
import { TestConversation } from '#test/conversations.ts';
import { runJobs } from '#test/jobs.ts';
import { otherWork, runWork, watchedItem } from '#test/notifications.ts';
import { useShop, type TestUser } from '#test/shop.ts';
import { digestWork } from './feature.server.ts';

let seller: TestUser;
const shop = await useShop();
const { db } = shop.app;
beforeEach(async () => {
  seller = await shop.createUser('Seller', 'Sol');
  const daily = { mail: 'daily', push: false };
  const body = { messages: daily, watchlist: daily, sellers: daily };
  await shop.call('PUT', '/notifications/preferences', { as: seller, body });
});

// Adds an hour, because a message becomes due only minutes after it was sent, possibly after the next 07:00.
async function passDays(days: number): Promise<void> {
  const by = sql`make_interval(days => ${days}, hours => 1)`;
  await shop.sql`update notifications set at = at - ${by} where user_id = ${seller.id}`;
  await shop.sql`
    update message_mails set due_at = due_at - ${by}, mailed_at = mailed_at - ${by}
    where user_id = ${seller.id}`;
}
async function digests(): Promise<{ subject: string; text: string; headers: Record<string, string> }[]> {
  await digestWork.run({ app: shop.app, id: 'now', data: {} });
  await runWork(shop, 'mail-unread-messages');
  await shop.work();
  return (await shop.mails()).filter(({ to }) => to === seller.email);
}
const dropped = async (title = 'Nikon F3') => {
  const subject = await watchedItem(shop, seller);
  await db.transaction().execute((trx) =>
    notify(shop.app, trx, {
      userId: seller.id,
      kind: 'price-dropped',
      subject,
      data: { title, kind: 'cameras', cents: 48_000 },
      mail: 'now',
    }),
  );
  return subject;
};

test('all notifications that a user wants daily are sent in one email, and only once', async () => {
  const conversation = await TestConversation.open(shop, { seller, question: 'Is the meter accurate?' });
  const item = await dropped();
  await dropped('Leica IIIf');
  const early = await digests();
  expect(early).toEqual([]);
  await passDays(1);
  const [mail, ...more] = await digests();
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('A message about Leica M3, and 2 more');
  expect(mail!.text).toContain('Bo about Leica M3: Is the meter accurate?');
  expect(mail!.text).toContain(`/dashboard/messages/${conversation.id}`);
  expect(mail!.text).toContain(`Price drop: Nikon F3 ($480): http://localhost:3000/cameras/${item}`);
  expect(mail!.text).toContain('Price drop: Leica IIIf ($480)');
  expect(mail!.text).toContain('Unsubscribe from daily emails: ');
  await passDays(1);
  expect(await digests()).toHaveLength(1);
});

test('notifications that were read or switched off are left out of the daily email', async () => {
  await dropped();
  const [{ date }] = (await shop.call('GET', '/notifications', { as: seller })).body;
  await shop.call('PUT', '/notifications/read', { as: seller, body: { until: date } });
  await dropped();
  const body = { watchlist: { mail: 'off', push: false } };
  await shop.call('PUT', '/notifications/preferences', { as: seller, body });
  const conversation = await TestConversation.open(shop, { seller });
  await conversation.read('seller', 1);
  await passDays(1);
  expect(await digests()).toEqual([]);
});

test.for([
  ['messages', 'Price drop: Nikon F3', 'Bo about Leica M3', 'Price drop: Nikon F3 ($480)'],
  ['watchlist', 'Bo about Leica M3', 'Price drop: Nikon F3', 'A message about Leica M3'],
] as const)(
  'a daily email that waits for the mail server leaves out the group %s if it is switched off meanwhile',
  async ([group, stays, goes, subject]) => {
    await TestConversation.open(shop, { seller });
    await dropped();
    await passDays(1);
    await digestWork.run({ app: shop.app, id: 'now', data: {} });
    await runJobs(shop.app, otherWork);
    const body = { [group]: { mail: 'off', push: false } };
    await shop.call('PUT', '/notifications/preferences', { as: seller, body });
    const [mail, ...more] = await digests();
    expect(more).toEqual([]);
    expect(mail!.text).toContain(stays);
    expect(mail!.text).not.toContain(goes);
    expect(mail!.subject).toBe(subject);
  },
);

test('the unsubscribe link of the daily email switches off all daily groups and no others', async () => {
  await dropped();
  await passDays(1);
  const [mail] = await digests();
  const leave = /<http:\/\/localhost:3000\/api(\/notifications\/leave\?token=[\w-]+)>/.exec(
    mail!.headers['list-unsubscribe']!,
  )![1]!;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await shop.call('POST', leave, { body: 'List-Unsubscribe=One-Click', headers });
  const { body } = await shop.call('GET', '/notifications/preferences', { as: seller });
  expect(Object.entries(body).map(([group, { mail: when }]: any) => [group, when])).toEqual([
    ['messages', 'off'],
    ['offers', 'now'],
    ['watchlist', 'off'],
    ['searches', 'now'],
    ['sellers', 'off'],
    ['reviews', 'now'],
  ]);
});

test('a suspended user gets the daily email after the suspension is lifted', async () => {
  await TestConversation.open(shop, { seller });
  await dropped();
  await passDays(1);
  const suspend = (by: string | null) =>
    shop.sql`
    update users set suspended_at = case when ${by}::text is null then null else now() end, suspended_by = ${by}::text,
      suspended_for = case when ${by}::text is null then null else 'Looked at' end
    where id = ${seller.id}`;
  await suspend((await shop.createUser('admin')).id);
  expect(await digests()).toEqual([]);
  await suspend(null);
  expect(await digests()).toMatchObject([{ subject: 'A message about Leica M3, and 1 more' }]);
});

test('no daily email is sent to a closed account', async () => {
  await dropped();
  await passDays(1);
  await shop.sql`update users set deleted_at = now() where id = ${seller.id}`;
  expect(await digests()).toEqual([]);
});
