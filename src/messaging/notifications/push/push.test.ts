import { afterAll, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { sessionOf, signIn, tokensOf } from '#test/accounts.ts';
import { TestConversation } from '#test/conversations.ts';
import { Deal } from '#test/deals.ts';
import { aPush } from '#test/notifications.ts';
import { expectProblem } from '#test/problems.ts';
import { Browser, startPushServices } from '#test/push.ts';
import { openShop, useShop, type TestUser } from '#test/shop.ts';

const services = await startPushServices();
afterAll(() => services.stop());
const shop = await useShop(services.settings);
const { db } = shop.app;
let seller: TestUser;
let phone: Browser;
let count = 0;
beforeEach(async () => {
  // Deletes all subscriptions, so that retried pushes from earlier tests do not arrive.
  await db.deleteFrom('pushes').execute();
  seller = await shop.createUser('Seller', 'Sol');
  phone = new Browser(`https://fcm.googleapis.com/fcm/send/${++count}`);
  services.state.answer = 201;
  services.state.location = '';
});

const subscribe = (browser: Browser, as = seller) =>
  shop.call('POST', '/push', { as, body: browser.subscription });
async function arrived() {
  await shop.work();
  return services.take();
}
async function refusePushes(): Promise<void> {
  services.state.answer = 503;
  await arrived();
  services.state.answer = 201;
}
const storedEndpoints = async ({ id }: TestUser) =>
  (await db.selectFrom('pushes').select('endpoint').where('user_id', '=', id).execute()).map(
    ({ endpoint }) => endpoint,
  );

test('a push about a message names the item and contains none of the text', async () => {
  expect((await subscribe(phone)).body).toEqual({ modifiedCount: 1 });
  expect((await subscribe(phone)).body).toEqual({ modifiedCount: 0 });
  const conversation = await TestConversation.open(shop, {
    seller,
    title: 'Leica M3',
    question: 'Is the meter accurate?',
  });
  const [push, ...more] = await arrived();
  expect(more).toEqual([]);
  expect([push!.host, push!.path]).toEqual(['fcm.googleapis.com', `/fcm/send/${count}`]);
  expect(push!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
  expect(push!.headers['authorization']).toContain(services.settings.VAPID_PUBLIC_KEY);
  expect(phone.read(push!)).toEqual({
    text: 'A new message',
    title: 'Leica M3',
    path: `/dashboard/messages/${conversation.id}`,
    tag: `message ${conversation.id}`,
  });
});

test('several messages of one conversation cause one push, and a later push replaces it', async () => {
  await subscribe(phone);
  const conversation = await TestConversation.open(shop, { seller });
  await conversation.send('buyer', 'Second');
  await conversation.send('buyer', 'Third');
  const first = await arrived();
  expect(first).toHaveLength(1);
  await conversation.send('buyer', 'Fourth');
  const second = await arrived();
  expect(second.map(({ headers }) => headers['topic'])).toEqual([first[0]!.headers['topic']]);
  expect(first[0]!.headers['topic']).toMatch(/^[\w-]{32}$/);
});

test("no push is sent for a message that is read within seconds, or for one's own message", async () => {
  await subscribe(phone);
  const conversation = await TestConversation.open(shop, { seller });
  await conversation.read('seller', 1);
  await conversation.send('seller', 'It is.');
  expect(await arrived()).toEqual([]);
});

test('a push about a message is due within seconds', async () => {
  await subscribe(phone);
  await TestConversation.open(shop, { seller });
  const rows = await shop.sql<{ seconds: number }>`
    select extract(epoch from start_after - created_on)::float as seconds from jobs.job
    where name = 'send-push' and state = 'created'`;
  expect(rows).toHaveLength(1);
  expect(rows[0]!.seconds).toBeGreaterThan(3);
  expect(rows[0]!.seconds).toBeLessThan(10);
  await arrived();
});

test('a push about a change to an order goes only to the side that did not make the change', async () => {
  await subscribe(phone);
  const deal = await Deal.open(shop, { seller });
  const [push, ...more] = await arrived();
  expect(more).toEqual([]);
  expect(phone.read(push!)).toEqual({
    text: 'Someone wants to book your item',
    title: 'Leica M3',
    path: await deal.thread(),
    tag: `order ${deal.order}`,
  });
  await deal.take('accept', 'seller');
  expect(await arrived()).toEqual([]);
});

test('a user who switched off pushes about messages still gets those about orders', async () => {
  await subscribe(phone);
  const body = { messages: { mail: 'now', push: false } };
  await shop.call('PUT', '/notifications/preferences', { as: seller, body });
  await TestConversation.open(shop, { seller });
  expect(await arrived()).toEqual([]);
  await Deal.open(shop, { seller });
  expect(await arrived()).toHaveLength(1);
});

test('a browser unknown to its push service is deleted; after other failures, the push is retried', async () => {
  await subscribe(phone);
  services.state.answer = 503;
  await TestConversation.open(shop, { seller });
  expect(await arrived()).toHaveLength(1);
  expect(await storedEndpoints(seller)).toEqual([phone.endpoint]);
  services.state.answer = 410;
  expect(await arrived()).toHaveLength(1);
  expect(await storedEndpoints(seller)).toEqual([]);
});

test('a browser that subscribed with another key of the shop is deleted without a push', async () => {
  const { publicKey } = webPush.generateVAPIDKeys();
  const subscribeWith = (key: string) =>
    shop.call('POST', '/push', { as: seller, body: { ...phone.subscription, key } });
  expect((await subscribeWith(publicKey)).body).toEqual({ modifiedCount: 1 });
  await TestConversation.open(shop, { seller });
  expect([await arrived(), await storedEndpoints(seller)]).toEqual([[], []]);
  expect((await subscribeWith(services.settings.VAPID_PUBLIC_KEY)).body).toEqual({ modifiedCount: 1 });
  await TestConversation.open(shop, { seller });
  expect(await arrived()).toHaveLength(1);
});

test.for([401, 403])(
  'after %i, a browser is deleted unless it is known to have subscribed with the current key',
  async (answer) => {
    services.state.answer = answer;
    const body = { ...phone.subscription, key: services.settings.VAPID_PUBLIC_KEY };
    await shop.call('POST', '/push', { as: seller, body });
    await TestConversation.open(shop, { seller });
    expect(await arrived()).toHaveLength(1);
    expect(await storedEndpoints(seller)).toEqual([phone.endpoint]);
    await subscribe(phone);
    await TestConversation.open(shop, { seller });
    await arrived();
    expect(await storedEndpoints(seller)).toEqual([]);
  },
);

test('a retried push is not sent once the user has opted out or blocked its sender', async () => {
  await subscribe(phone);
  const conversation = await TestConversation.open(shop, { seller });
  await Deal.open(shop, { seller });
  await refusePushes();
  await shop.call('PUT', `/blocks/${conversation.buyer.id}`, { as: seller });
  expect((await arrived()).map((push) => phone.read(push)['title'])).toEqual(['Leica M3']);
  await TestConversation.open(shop, { seller });
  await refusePushes();
  const body = { messages: { mail: 'now', push: false } };
  await shop.call('PUT', '/notifications/preferences', { as: seller, body });
  expect(await arrived()).toEqual([]);
});

test('a user can subscribe ten browsers, and an eleventh replaces the oldest', async () => {
  const browsers = Array.from({ length: 11 }, (_, index) => aPush(`bound-${index}`));
  for (const body of browsers) await shop.call('POST', '/push', { as: seller, body });
  expect((await storedEndpoints(seller)).toSorted()).toEqual(
    browsers
      .slice(1)
      .map(({ endpoint }) => endpoint)
      .toSorted(),
  );
});

test('a browser belongs to the user who subscribed it last, and only they can remove it', async () => {
  const other = await shop.createUser('Buyer');
  await subscribe(phone);
  await subscribe(phone, other);
  expect([await storedEndpoints(seller), await storedEndpoints(other)]).toEqual([[], [phone.endpoint]]);
  const end = (as: TestUser) => shop.call('DELETE', '/push', { as, body: { endpoint: phone.endpoint } });
  expect((await end(seller)).body).toEqual({ deletedCount: 0 });
  expect((await end(other)).body).toEqual({ deletedCount: 1 });
  expect(await storedEndpoints(other)).toEqual([]);
});

test('no push is sent to a suspended user or after all sessions have ended', async () => {
  await subscribe(phone);
  const admin = await shop.createUser('admin');
  const conversation = await TestConversation.open(shop, { seller });
  await conversation.read('seller', 1);
  await conversation.send('buyer', 'Hello?');
  await shop.call('PUT', `/suspensions/${seller.id}`, { as: admin, body: { reason: 'spam' } });
  expect(await arrived()).toEqual([]);
  const robin = await shop.signUpUser('Buyer', 'Robin');
  await subscribe(phone, robin);
  await shop.sql`
    insert into token_generations (issuer, subject, generation)
    select issuer, subject, 1 from users where id = ${robin.id}
    on conflict (issuer, subject) do update set generation = token_generations.generation + 1`;
  expect(await storedEndpoints(robin)).toEqual([]);
});

test('the data export lists the subscribed browsers without their keys', async () => {
  const robin = await shop.signUpUser('Buyer', 'Robin');
  await subscribe(phone, robin);
  const { body } = await shop.call('GET', '/profile/export', { as: robin });
  expect(body.pushes).toEqual([{ endpoint: phone.endpoint, added_at: expect.any(String) }]);
});

test('push settings must be set together, and those for tests are refused on a public address', () => {
  const { VAPID_SUBJECT: _, ...two } = services.settings;
  expect(() => loadConfig(two)).toThrow('VAPID_SUBJECT: is required');
  const elsewhere = { ...services.settings, PUBLIC_URL: 'https://shop.example.com' };
  expect(() => loadConfig(elsewhere)).toThrow('PUSH_TEST_PORT: is refused');
  expect(loadConfig(services.settings)).toMatchObject({ VAPID_SUBJECT: 'mailto:shop@example.com' });
});

test('a shop with push keys returns its public key, and one without them rejects subscriptions', async () => {
  const { body } = await shop.call('GET', '/push', { as: seller });
  expect(body).toEqual({ key: services.settings.VAPID_PUBLIC_KEY });
  const plain = await openShop();
  const as = await plain.createUser('Seller');
  expect((await plain.call('GET', '/push', { as })).body).toEqual({ key: null });
  expectProblem(await plain.call('POST', '/push', { as, body: phone.subscription }), 404);
  await plain.close();
});

test.for(['sign-out', 'expiry'])('the %s of a session ends its pushes, and no others', async (end) => {
  const owner = await shop.signUpUser('Seller', 'Sol');
  const tablet = new Browser(`https://fcm.googleapis.com/fcm/send/${++count}`);
  await subscribe(phone, owner);
  const second = await tokensOf(shop, owner.email, { as: sessionOf(await signIn(shop, owner.email)) });
  await subscribe(tablet, { ...owner, ...second });
  if (end === 'sign-out') await shop.call('POST', '/auth/sign-out', { as: owner.session, body: {} });
  else
    await shop.sql`
      update identity_session set "expiresAt" = now()
      where id = (select session_id from pushes where endpoint = ${phone.endpoint})`;
  await TestConversation.open(shop, { seller: owner });
  expect((await arrived()).map(({ path }) => path)).toEqual([`/fcm/send/${count}`]);
  // The access token stays valid for up to an hour, but cannot add a subscription.
  expectProblem(await subscribe(phone, owner), 401);
});
