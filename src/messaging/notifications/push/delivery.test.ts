import { afterAll, beforeEach, expect, test } from 'vitest';
import { TestConversation } from '#test/conversations.ts';
import { expectProblem } from '#test/problems.ts';
import { Browser, startPushServices } from '#test/push.ts';
import { useShop, type TestUser } from '#test/shop.ts';
import { refuseIfSlow } from './delivery.server.ts';

const services = await startPushServices();
afterAll(() => services.stop());
const shop = await useShop(services.settings);
const { db } = shop.app;
let seller: TestUser;
let phone: Browser;
let count = 0;
beforeEach(async () => {
  await db.deleteFrom('pushes').execute();
  seller = await shop.createUser('Seller', 'Sol');
  phone = new Browser(`https://fcm.googleapis.com/fcm/send/${++count}`);
  services.state.answer = 201;
  services.state.location = '';
});

const subscribe = () => shop.call('POST', '/push', { as: seller, body: phone.subscription });
async function arrived() {
  await shop.work();
  return services.take();
}

test('redirects from a push service are not followed', async () => {
  await subscribe();
  services.state.answer = 307;
  services.state.location = 'https://fcm.googleapis.com/elsewhere';
  await TestConversation.open(shop, { seller });
  expect((await arrived()).map(({ path }) => path)).toEqual([`/fcm/send/${count}`]);
});

test.for([
  ...[';', "'", '`', '{', '}', '"'].map((char) => `https://127.0.0.11${char}.push.apple.com/x`),
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com',
])('%s is not accepted as a push service', async (endpoint) => {
  const { keys } = phone.subscription;
  expectProblem(await shop.call('POST', '/push', { as: seller, body: { endpoint, keys } }), 422, [
    'endpoint',
  ]);
});

test('a stored address that does not belong to a push service is deleted instead of called', async () => {
  await subscribe();
  await shop.sql`update pushes set endpoint = 'https://127.0.0.1/inner' where user_id = ${seller.id}`;
  await TestConversation.open(shop, { seller });
  expect(await arrived()).toEqual([]);
  const rows = await db.selectFrom('pushes').select('id').where('user_id', '=', seller.id).execute();
  expect(rows).toEqual([]);
});

const send = async () => 'sent';

test('a push service with five slow pushes gets no more until it responds, while others still do', async () => {
  const release = Promise.withResolvers<string>();
  const waiting = Array.from({ length: 5 }, () => refuseIfSlow('dead.example', () => release.promise, 0));
  expect(await refuseIfSlow('dead.example', send, 900), 'not slow yet').toBe('sent');
  await expect(refuseIfSlow('dead.example', send, 1100)).rejects.toMatchObject({ code: 'busy' });
  expect(await refuseIfSlow('alive.example', send, 1100)).toBe('sent');
  release.resolve('late');
  await Promise.all(waiting);
  expect(await refuseIfSlow('dead.example', send, 1100)).toBe('sent');
});
