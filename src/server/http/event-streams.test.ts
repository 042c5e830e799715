import { sql } from 'kysely';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { endAccess } from '#src/accounts/auth/service.server.ts';
import { Streams } from '#src/messaging/live/stream-service.server.ts';
import { transact } from '#src/platform/app.server.ts';
import { expiredToken } from '#test/accounts.ts';
import { TestConversation } from '#test/conversations.ts';
import { Deal } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { Reviewed } from '#test/reviews.ts';
import { serveApp, type Served } from '#test/serve.ts';
import { closeAccount, openSecondProcess, openShop, type TestUser } from '#test/shop.ts';
import { EventReader } from '#test/streams.ts';

/** Simulates a network that accepts no data. */
let isStuck = false;

async function openProcess(): Promise<Served & { streams: Streams }> {
  const own = new Streams(shop.app);
  const served = await serveApp(shop.app, shop.api.fetch, undefined, own);
  served.server.prependListener('request', ({ socket }) => isStuck && socket.cork());
  return { ...served, streams: own, close: async () => (own.close(), served.close()) };
}
const shop = await openShop({ STREAMS: '6' });
const served = await openProcess();
const streams = served.streams;
afterAll(async () => {
  await served.close();
  await shop.close();
});

let open: EventReader[] = [];
afterEach(async () => {
  isStuck = false;
  for (const reader of open) reader.close();
  await vi.waitUntil(() => streams.count === 0);
  open = [];
});
async function listen(as: { token: string }): Promise<EventReader> {
  const reader = await EventReader.open(`http://127.0.0.1:${served.port}`, as);
  open.push(reader);
  return reader;
}
const unread = (messages: number) => ({
  name: 'sync',
  data: { messages, notifications: 0, todo: Math.min(messages, 1) },
});

test('a stream starts with the unread count and sends changes that any process writes', async () => {
  const conversation = await TestConversation.open(shop);
  const [seller, buyer] = [await listen(conversation.seller), await listen(conversation.buyer)];
  expect([seller.status, seller.headers['content-type']]).toEqual([200, 'text/event-stream']);
  expect([await seller.next(), await buyer.next()]).toEqual([unread(1), unread(0)]);
  await conversation.send('buyer', 'Here');
  const message = (seq: number, count: number) => ({
    name: 'message',
    data: { conversation: conversation.id, seq, unread: count, todo: Math.min(count, 1) },
  });
  expect([await seller.next(), await buyer.next()]).toEqual([message(2, 2), message(2, 0)]);
  const secondProcess = await openSecondProcess(shop);
  try {
    const path = `/conversations/${conversation.id}`;
    await secondProcess.call('POST', `${path}/messages`, { as: conversation.buyer, body: { body: 'There' } });
    expect([await seller.next(), await buyer.next()]).toEqual([message(3, 3), message(3, 0)]);
    await secondProcess.call('PUT', `${path}/read`, { as: conversation.seller, body: { seq: 2 } });
  } finally {
    await secondProcess.close();
  }
  expect(await seller.next()).toEqual({
    name: 'read',
    data: { conversation: conversation.id, unread: 1, todo: 1 },
  });
  expect((await shop.call('GET', '/unread', { as: conversation.seller })).body).toEqual({
    messages: 1,
    notifications: 0,
    todo: 1,
  });
});

test('no user receives events that are meant for others', async () => {
  const conversation = await TestConversation.open(shop);
  const other = await listen(await shop.createUser('Buyer'));
  const seller = await listen(conversation.seller);
  await conversation.send('buyer', 'For you');
  await seller.find(({ name }) => name === 'message');
  other.close();
  expect(await other.end()).toEqual([unread(0)]);
});

test('200 concurrent messages count as 200 unread, and 50 remain after 150 are read', async () => {
  const conversation = await TestConversation.open(shop);
  const seller = await listen(conversation.seller);
  for (let wave = 1; wave <= 4; wave++)
    await Promise.all(
      Array.from({ length: wave === 1 ? 49 : 50 }, (_, index) => conversation.send('buyer', `${index}`)),
    );
  // Very many simultaneous changes are sent as one `sync`.
  await seller.find(
    ({ data }) => 200 === ('unread' in data ? data.unread : 'messages' in data && data.messages),
  );
  await conversation.read('seller', 150);
  await seller.find(({ name, data }) => name === 'read' && data.unread === 50);
  expect((await shop.call('GET', '/unread', { as: conversation.seller })).body.messages).toBe(50);
});

test('both sides receive an event for each step of an order, a meeting and an offer', async () => {
  const deal = await Deal.open(shop);
  const sides = [await listen(deal.buyer), await listen(deal.seller)];
  const all = (name: string) => Promise.all(sides.map((side) => side.find((event) => event.name === name)));
  /** `todo` has the number of to-dos of the buyer and of the seller after the event. */
  const expected = (stage: string, ...todo: number[]) =>
    todo.map((count) => ({ name: 'order', data: { id: deal.order, stage, todo: count } }));
  await deal.take('accept', 'seller');
  expect(await all('order')).toEqual(expected('accepted', 1, 1));
  await deal.propose('buyer', new Date(Date.now() + 48 * 3600_000).toISOString());
  expect(await all('order')).toEqual(expected('accepted', 0, 1));
  await deal.agree('seller', 1);
  expect(await all('order')).toEqual(expected('arranged', 0, 0));
});

test('the count of what needs an answer is sent after an answer to a dispute, a review, a report and a confirmed offer', async () => {
  const admin = await listen(await shop.createUser('admin'));
  const deal = await Deal.open(shop);
  await deal.missMeeting();
  const seller = await listen(deal.seller);
  expect((await seller.next()).data).toMatchObject({ todo: 1 });
  await deal.call('PUT', '/dispute', 'seller', { body: { answer: 'I was there.' } });
  await seller.find(({ data }) => 'todo' in data && data.todo === 0);
  await admin.find(({ name, data }) => name === 'todo' && data.todo === 1);
  await shop.call('POST', '/reports', { as: deal.buyer, body: { listing: deal.item, reason: 'spam' } });
  await admin.find(({ name, data }) => name === 'todo' && data.todo === 2);
  const reviewed = await Reviewed.open(shop);
  const buyer = await listen(reviewed.deal.buyer);
  expect((await buyer.next()).data).toMatchObject({ todo: 1 });
  await reviewed.write('buyer', 5);
  await buyer.find(({ name, data }) => name === 'todo' && data.todo === 0);
  const negotiation = await Negotiation.open(shop, { seller: deal.seller });
  const offer = await negotiation.makeOffer(200);
  await negotiation.edit({ des: 'Worn.' });
  await negotiation.take('confirm', 'buyer', offer);
  await seller.find(({ name, data }) => name === 'offer' && data.todo === 1);
});

test('a notification event includes the number of unread notifications', async () => {
  const user = await shop.createUser('Buyer');
  const reader = await listen(user);
  const notify = async (subject: string) =>
    shop.sql`insert into notifications (id, user_id, kind, subject, data)
      values (gen_random_uuid()::text, ${user.id}, 'offer', ${subject}, '{"count": 1}')`;
  for (const count of [1, 2]) {
    await notify(`subject ${count}`);
    expect(await reader.find(({ name }) => name === 'notification')).toEqual({
      name: 'notification',
      data: { unread: count, todo: 0 },
    });
  }
  const unreadNow = await shop.call('GET', '/unread', { as: user });
  expect(unreadNow.body).toEqual({ messages: 0, notifications: 2, todo: 0 });
});

test('streams beyond four per user or the limit of the process are rejected with Retry-After', async () => {
  const [one, other] = [await shop.createUser('Buyer'), await shop.createUser('Buyer')];
  for (let count = 1; count <= 4; count++) expect((await listen(one)).status).toBe(200);
  const fifth = await listen(one);
  expect([fifth.status, fifth.headers['retry-after']]).toEqual([503, '60']);
  for (let count = 1; count <= 2; count++) expect((await listen(other)).status).toBe(200);
  expect((await listen(other)).status).toBe(503);
  open[0]!.close();
  await vi.waitFor(async () => expect((await listen(one)).status).toBe(200));
});

test('a stream is rejected without a valid token', async () => {
  const gone = await shop.createUser('Buyer');
  await closeAccount(shop, gone);
  const program = { name: 'x', scopes: ['messages:read'], days: 1 };
  const made = await shop.call('POST', '/my/tokens', { as: await shop.createUser('Buyer'), body: program });
  const tokens = ['none', await expiredToken(shop, gone), gone.token, made.body.token];
  const statuses = [];
  for (const token of tokens) statuses.push((await listen({ token })).status);
  expect(statuses).toEqual([401, 401, 403, 403]);
});

const suspend = async ({ id }: TestUser) =>
  shop.sql`update users set suspended_at = now(), suspended_by = id, suspended_for = 'Fraud' where id = ${id}`;
const signOut = async ({ id }: TestUser) =>
  transact(shop.app, async (trx) => {
    const columns = ['issuer', 'subject'] as const;
    const account = await trx.selectFrom('users').select(columns).where('id', '=', id);
    await endAccess(trx, await account.executeTakeFirstOrThrow());
  });
const close = async (user: TestUser) => closeAccount(shop, user);
test.each([
  ['is suspended', suspend],
  ['signs out everywhere', signOut],
  ['closes their account', close],
])('all streams of a user who %s end immediately', async (_, act) => {
  const [user, bystander] = [await shop.createUser('Buyer'), await shop.createUser('Buyer')];
  const own = [await listen(user), await listen(user)];
  const other = await listen(bystander);
  await act(user);
  for (const reader of own) expect((await reader.end()).at(-1)).toEqual({ name: 'bye', data: { retry: 0 } });
  expect(await other.next()).toEqual(unread(0));
  expect(streams.count).toBe(1);
});

test('a stream sends keep-alives while idle and ends when its token expires', async () => {
  const user = await shop.createUser('Buyer');
  // Timers of sockets and the database stay real.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const process = await openProcess();
  try {
    const reader = await EventReader.open(`http://127.0.0.1:${process.port}`, user);
    const beat = reader.beat();
    vi.advanceTimersByTime(26_000);
    await beat;
    vi.advanceTimersByTime(3600_000);
    expect((await reader.end()).map(({ name }) => name)).toEqual(['sync', 'bye']);
  } finally {
    vi.useRealTimers();
    await process.close();
  }
});

test('all streams send the current counts after changes were missed', async () => {
  const conversation = await TestConversation.open(shop);
  const seller = await listen(conversation.seller);
  expect(await seller.next()).toEqual(unread(1));
  await shop.sql`insert into messages (conversation_id, sender_id, body) values (${conversation.id}, ${conversation.buyer.id}, 'Missed')`;
  shop.app.changes.missed();
  expect(await seller.find(({ name }) => name === 'sync')).toEqual(unread(2));
});

test('a stream whose client reads nothing is closed', async () => {
  const user = await shop.createUser('Buyer');
  isStuck = true;
  const reader = EventReader.open(`http://127.0.0.1:${served.port}`, user).catch(() => null);
  await vi.waitFor(() => expect(streams.count).toBe(1));
  const publish = async () =>
    transact(shop.app, (trx) =>
      sql`insert into changes (tags) select array_agg(format('live:%s:offer:%s', ${user.id}::text, gen_random_uuid()))
        from generate_series(1, 50)`.execute(trx),
    );
  await vi.waitFor(async () => {
    await publish();
    expect(streams.count).toBe(0);
  }, 20_000);
  expect(await reader).toBeNull();
});

test('a process that shuts down sends its streams a reconnection delay and accepts no new ones', async () => {
  const process = await openProcess();
  const user = await shop.createUser('Buyer');
  const reader = await EventReader.open(`http://127.0.0.1:${process.port}`, user);
  process.streams.drain();
  const [first, last, ...more] = await reader.end();
  expect([first!.name, last!.name, more]).toEqual(['sync', 'bye', []]);
  const late = await EventReader.open(`http://127.0.0.1:${process.port}`, user);
  expect([late.status, late.headers['retry-after']]).toEqual([503, '1']);
  await process.close();
});
