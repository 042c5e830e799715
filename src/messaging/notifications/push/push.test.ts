import { afterAll, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { sessionOf, signIn, tokensOf } from '#test/accounts.ts';
import { Deal } from '#test/deals.ts';
import { aPush } from '#test/notifications.ts';
import { expectProblem } from '#test/problems.ts';
import { Browser, startPushServices } from '#test/push.ts';
import { openShop, useShop, type Person } from '#test/shop.ts';
import { TestConversation } from '#test/conversations.ts';
import { createOuterLookup, OuterAgent, unlessSlow } from './delivery.server.ts';

const services = await startPushServices();
afterAll(() => services.stop());
const shop = await useShop(services.settings);
const { db } = shop.app;
let seller: Person;
let phone: Browser;
let count = 0;
beforeEach(async () => {
  // What an earlier test left to be tried again concerns nobody then.
  await db.deleteFrom('pushes').execute();
  seller = await shop.createUser('Seller', 'Sol');
  phone = new Browser(`https://fcm.googleapis.com/fcm/send/${++count}`);
  services.state.answer = 201;
  services.state.location = '';
});

const give = (browser: Browser, as = seller) =>
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
const kept = async ({ id }: Person) =>
  (await db.selectFrom('pushes').select('endpoint').where('person_id', '=', id).execute()).map(
    ({ endpoint }) => endpoint,
  );

test('a message is told on a phone by its item, and by nothing that was said', async () => {
  expect((await give(phone)).body).toEqual({ modifiedCount: 1 });
  expect((await give(phone)).body).toEqual({ modifiedCount: 0 });
  const conversation = await TestConversation.open(shop, {
    seller,
    title: 'Leica M3',
    says: 'Is the meter accurate?',
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

test('several messages that come together are told once, and those of one conversation take one place', async () => {
  await give(phone);
  const conversation = await TestConversation.open(shop, { seller });
  await conversation.say('buyer', 'Second');
  await conversation.say('buyer', 'Third');
  const first = await arrived();
  expect(first).toHaveLength(1);
  await conversation.say('buyer', 'Fourth');
  const second = await arrived();
  expect(second.map(({ headers }) => headers['topic'])).toEqual([first[0]!.headers['topic']]);
  expect(first[0]!.headers['topic']).toMatch(/^[\w-]{32}$/);
});

test('who reads a message within seconds is told by no device, and who answers is not told of it', async () => {
  await give(phone);
  const conversation = await TestConversation.open(shop, { seller });
  await conversation.read('seller', 1);
  await conversation.say('seller', 'It is.');
  expect(await arrived()).toEqual([]);
});

test('a message is due on a phone within seconds, well before the mail', async () => {
  await give(phone);
  await TestConversation.open(shop, { seller });
  const rows = await shop.sql<{ seconds: number }>`
    select extract(epoch from start_after - created_on)::float as seconds from jobs.job
    where name = 'send-push' and state = 'created'`;
  expect(rows).toHaveLength(1);
  expect(rows[0]!.seconds).toBeGreaterThan(3);
  expect(rows[0]!.seconds).toBeLessThan(10);
  await arrived();
});

test('a step of an order is told on the phone of the other side', async () => {
  await give(phone);
  const deal = await Deal.open(shop, { seller });
  const [push, ...more] = await arrived();
  expect(more).toEqual([]);
  expect(phone.read(push!)).toEqual({
    text: 'Someone wants to book your item',
    title: 'Leica M3',
    path: `/dashboard/orders/${deal.order}`,
    tag: `order ${deal.order}`,
  });
  await deal.take('accept', 'seller');
  expect(await arrived()).toEqual([]);
});

test('who wants no pushes of messages gets none, and of orders still', async () => {
  await give(phone);
  const body = { messages: { mail: 'now', push: false } };
  await shop.call('PUT', '/notifications/preferences', { as: seller, body });
  await TestConversation.open(shop, { seller });
  expect(await arrived()).toEqual([]);
  await Deal.open(shop, { seller });
  expect(await arrived()).toHaveLength(1);
});

test('a browser that its service knows no more is forgotten; what is refused otherwise is tried again', async () => {
  await give(phone);
  services.state.answer = 503;
  await TestConversation.open(shop, { seller });
  expect(await arrived()).toHaveLength(1);
  expect(await kept(seller)).toEqual([phone.endpoint]);
  services.state.answer = 410;
  expect(await arrived()).toHaveLength(1);
  expect(await kept(seller)).toEqual([]);
});

test('no redirect is followed', async () => {
  await give(phone);
  services.state.answer = 307;
  services.state.location = 'https://fcm.googleapis.com/elsewhere';
  await TestConversation.open(shop, { seller });
  expect((await arrived()).map(({ path }) => path)).toEqual([`/fcm/send/${count}`]);
});

test.for([
  ...[';', "'", '`', '{', '}', '"'].map((mark) => `https://127.0.0.11${mark}.push.apple.com/x`),
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com',
])('%s is refused as a push service', async (endpoint) => {
  const { keys } = phone.subscription;
  expectProblem(await shop.call('POST', '/push', { as: seller, body: { endpoint, keys } }), 422, [
    'endpoint',
  ]);
});

test.for(['127.0.0.1', '::1', '10.0.0.1'])('no connection is made to the address %s', (host) => {
  expect(() => new OuterAgent().createConnection({ host, port: 443 })).toThrow(`${host} is not a name`);
});

test('an address that is no push service is refused at sending, too', async () => {
  await give(phone);
  await shop.sql`update pushes set endpoint = 'https://127.0.0.1/inner' where person_id = ${seller.id}`;
  await TestConversation.open(shop, { seller });
  expect(await arrived()).toEqual([]);
  expect(await kept(seller)).toEqual([]);
});

const resolvedTo = (found: { address: string; family: number }[]) =>
  new Promise((done) =>
    createOuterLookup((_name, _options, tell) => tell(null, found))(
      'fcm.googleapis.com',
      { all: true },
      (error, addresses) => done(error?.message ?? addresses),
    ),
  );

test.for([
  ['10.1.2.3', 4],
  ['127.0.0.1', 4],
  ['169.254.169.254', 4],
  ['172.31.0.1', 4],
  ['192.168.1.1', 4],
  ['100.64.0.1', 4],
  ['::1', 6],
  ['fd00::1', 6],
  ['fe80::1', 6],
  ['::ffff:10.0.0.1', 6],
] as const)('a name that leads to %s within our own network is not called', async ([address, family]) => {
  const outer = { address: '142.250.1.1', family: 4 };
  expect(await resolvedTo([outer, { address, family }])).toBe('fcm.googleapis.com is within our own network');
  expect(await resolvedTo([outer])).toEqual([outer]);
});

const send = async () => 'sent';

test('a service that keeps five pushes waiting gets no more until it answers, but other services do', async () => {
  const release = Promise.withResolvers<string>();
  const waiting = Array.from({ length: 5 }, () => unlessSlow('dead.example', () => release.promise, 0));
  expect(await unlessSlow('dead.example', send, 900), 'not slow yet').toBe('sent');
  await expect(unlessSlow('dead.example', send, 1100)).rejects.toMatchObject({ code: 'busy' });
  expect(await unlessSlow('alive.example', send, 1100)).toBe('sent');
  release.resolve('late');
  await Promise.all(waiting);
  expect(await unlessSlow('dead.example', send, 1100)).toBe('sent');
});

test('a push that is tried again is not shown to someone who opted out or blocked its sender meanwhile', async () => {
  await give(phone);
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

test('ten browsers of a person are told; another takes the place of the oldest', async () => {
  const browsers = Array.from({ length: 11 }, (_, index) => aPush(`bound-${index}`));
  for (const body of browsers) await shop.call('POST', '/push', { as: seller, body });
  expect((await kept(seller)).toSorted()).toEqual(
    browsers
      .slice(1)
      .map(({ endpoint }) => endpoint)
      .toSorted(),
  );
});

test('a browser belongs to whoever asked last, who alone takes it away', async () => {
  const other = await shop.createUser('Buyer');
  await give(phone);
  await give(phone, other);
  expect([await kept(seller), await kept(other)]).toEqual([[], [phone.endpoint]]);
  const end = (as: Person) => shop.call('DELETE', '/push', { as, body: { endpoint: phone.endpoint } });
  expect((await end(seller)).body).toEqual({ deletedCount: 0 });
  expect((await end(other)).body).toEqual({ deletedCount: 1 });
  expect(await kept(other)).toEqual([]);
});

test('who is suspended is told nothing, and who ends all sessions loses no phone to others', async () => {
  await give(phone);
  const admin = await shop.createUser('admin');
  const conversation = await TestConversation.open(shop, { seller });
  await conversation.read('seller', 1);
  await conversation.say('buyer', 'Hello?');
  await shop.call('PUT', `/suspensions/${seller.id}`, { as: admin, body: { reason: 'spam' } });
  expect(await arrived()).toEqual([]);
  const robin = await shop.signUpUser('Buyer', 'Robin');
  await give(phone, robin);
  await shop.sql`
    insert into token_generations (issuer, subject, generation)
    select issuer, subject, 1 from people where id = ${robin.id}
    on conflict (issuer, subject) do update set generation = token_generations.generation + 1`;
  expect(await kept(robin)).toEqual([]);
});

test('the file of own data has the browsers without their keys', async () => {
  const robin = await shop.signUpUser('Buyer', 'Robin');
  await give(phone, robin);
  const { body } = await shop.call('GET', '/profile/export', { as: robin });
  expect(body.pushes).toEqual([{ endpoint: phone.endpoint, added_at: expect.any(String) }]);
});

test('settings of pushes are set together, and those of tests are refused where others reach the shop', () => {
  const { VAPID_SUBJECT: _, ...two } = services.settings;
  expect(() => loadConfig(two)).toThrow('VAPID_SUBJECT: is needed, too');
  const elsewhere = { ...services.settings, PUBLIC_URL: 'https://shop.example.com' };
  expect(() => loadConfig(elsewhere)).toThrow('PUSH_TEST_PORT: is refused');
  expect(loadConfig(services.settings)).toMatchObject({ VAPID_SUBJECT: 'mailto:shop@example.com' });
});

test('a shop tells its key, and one without keys takes no browsers', async () => {
  const { body } = await shop.call('GET', '/push', { as: seller });
  expect(body).toEqual({ key: services.settings.VAPID_PUBLIC_KEY });
  const plain = await openShop();
  const as = await plain.createUser('Seller');
  expect((await plain.call('GET', '/push', { as })).body).toEqual({ key: null });
  expectProblem(await plain.call('POST', '/push', { as, body: phone.subscription }), 404);
  await plain.close();
});

test.for(['sign-out', 'expiry'])('pushes of one session end with its %s, and no others', async (end) => {
  const owner = await shop.signUpUser('Seller', 'Sol');
  const tablet = new Browser(`https://fcm.googleapis.com/fcm/send/${++count}`);
  await give(phone, owner);
  const second = await tokensOf(shop, owner.email, { as: sessionOf(await signIn(shop, owner.email)) });
  await give(tablet, { ...owner, ...second });
  if (end === 'sign-out') await shop.call('POST', '/auth/sign-out', { as: owner.session, body: {} });
  else
    await shop.sql`
      update identity_session set "expiresAt" = now()
      where id = (select session_id from pushes where endpoint = ${phone.endpoint})`;
  await TestConversation.open(shop, { seller: owner });
  expect((await arrived()).map(({ path }) => path)).toEqual([`/fcm/send/${count}`]);
  // Its access token stays valid for up to an hour, but cannot add a subscription.
  expectProblem(await give(phone, owner), 401);
});
