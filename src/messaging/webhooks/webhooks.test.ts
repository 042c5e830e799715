import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { endAccess } from '#src/accounts/auth/service.server.ts';
import { OuterAgent } from '#src/platform/http/outer-agent.server.ts';
import { mailsTo, subjectsTo } from '#test/accounts.ts';
import { Deal } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { startReceiver } from '#test/receiver.ts';
import { createListing, meeting, openSecondProcess, useShop, type TestUser } from '#test/shop.ts';
import { everyRow } from '#test/stored.ts';
import { deliverDue } from './delivery.server.ts';
import { webhookEvents } from './schemas.ts';

const receiver = await startReceiver();
afterAll(() => receiver.stop());
const shop = await useShop();
const { app } = shop;
const { state } = receiver;
const url = 'https://hooks.push.apple.com/rangefinder?key=1';

let seller: TestUser;
beforeEach(async () => {
  await shop.sql`delete from webhooks`;
  app.singletons.webhookAgent = receiver.agent;
  Object.assign(state, { status: 204, location: '', isEndless: false });
  seller = await shop.createUser('Seller');
  receiver.take();
});

async function create(as: TestUser, events: readonly string[] = ['listing.published'], to = url) {
  const made = await shop.call('POST', '/my/webhooks', { as, body: { url: to, events } });
  expect(made.status).toBe(201);
  return made.body as { _id: string; secret: string };
}
const log = async ({ _id }: { _id: string }, as = seller) =>
  (await shop.call('GET', `/my/webhooks/${_id}/deliveries`, { as })).body;
const show = async (as = seller) => (await shop.call('GET', '/my/webhooks', { as })).body[0];
const makeDue = () => shop.sql`update webhooks set next_at = shop_now()`;
const arrived = async () => {
  await deliverDue(app);
  return receiver.take();
};
const typesOf = (requests: { body: string }[]) => requests.map(({ body }) => JSON.parse(body).type);

test('a seller gets signed events about their items and orders, without anything about the buyer', async () => {
  const { _id, secret } = await create(seller, webhookEvents.slice(0, 4));
  expect((await everyRow(shop)).map(([, text]) => text).join()).not.toContain(secret);
  const other = await Deal.open(shop);
  const buyer = await shop.createUser('Buyer', 'Zacharias');
  const deal = await Deal.open(shop, { seller, buyer });
  await deal.bringTo('accepted');
  await shop.call('PUT', `/cameras/${deal.item}/sold`, { as: seller });
  const { failed } = await shop.work();
  expect(failed).toBe(0);
  const requests = receiver.take();
  const { order, item } = deal;
  const about = { listing: item, kind: 'cameras', title: 'Leica M3', sale: 310.5 };
  const changed = (stage: string, by: string) => ({ order, listing: item, stage, by });
  const events = requests.map(({ body, headers, path }) => {
    expect(path).toBe('/rangefinder?key=1');
    // The library throws if the signature or the time is wrong.
    return new Webhook(secret).verify(body, headers) as { type: string; timestamp: string; data: object };
  });
  expect(events.map(({ type, data }) => [type, data])).toEqual([
    ['listing.published', about],
    ['listing.booked', about],
    ['order.changed', changed('requested', 'buyer')],
    ['order.changed', changed('accepted', 'seller')],
    ['order.changed', changed('handed-over', 'seller')],
    ['listing.sold', about],
  ]);
  for (const { timestamp } of events) expect(Date.now() - Date.parse(timestamp)).toBeLessThan(60_000);
  const sent = requests.map(({ body }) => body).join();
  for (const hidden of [buyer.name, buyer.email, buyer.id, meeting.phone, other.item])
    expect(sent).not.toContain(hidden);
  expect(await log({ _id })).toMatchObject([
    {
      event: 'listing.sold',
      data: about,
      state: 'delivered',
      tries: 1,
      outcome: 204,
      _id: requests.at(-1)!.headers['webhook-id'],
    },
    ...Array.from({ length: 5 }, () => ({ state: 'delivered' })),
  ]);
});

test('an admin gets the events of all sellers and new reports, until they are no admin', async () => {
  const admin = await shop.createUser('admin');
  await create(admin, ['listing.published', 'report.opened']);
  const refused = { url, events: ['report.opened'] };
  expectProblem(await shop.call('POST', '/my/webhooks', { as: seller, body: refused }), 422, ['events']);
  const { _id: listing } = await createListing(shop, seller);
  const as = await shop.createUser('Buyer');
  const report = (
    await shop.call('POST', '/reports', { as, body: { listing, reason: 'spam', note: 'Twice.' } })
  ).body;
  const requests = await arrived();
  expect(requests.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'listing.published', data: { listing } },
    { type: 'report.opened', data: { report: report._id, of: 'item', reason: 'spam' } },
  ]);
  expect(requests[1]!.body).not.toContain('Twice');
  // Admins don't learn of reports about themselves.
  await shop.sql`update listings set seller_id = ${admin.id} where id = ${listing}`;
  const other = await shop.createUser('Buyer');
  await shop.call('POST', '/reports', { as: other, body: { listing, reason: 'stolen' } });
  expect(await arrived()).toEqual([]);
  await createListing(shop, seller);
  await shop.createUser('admin');
  await shop.sql`update users set role = 'Seller', earlier_role = null where id = ${admin.id}`;
  expect(await arrived()).toEqual([]);
  expect((await log(await show(admin), admin))[0]).toMatchObject({ state: 'failed', outcome: 'no-access' });
  await createListing(shop, seller);
  expect(await arrived()).toEqual([]);
});

test('a receiver that was down gets each event once afterwards, whichever processes send', async () => {
  const hook = await create(seller, ['listing.published', 'order.changed']);
  state.status = 503;
  const items = [];
  for (let count = 0; count < 12; count++) items.push((await createListing(shop, seller))._id);
  const tried: number[] = [];
  for (let probe = 0; probe < 6; probe++) {
    tried.push((await arrived()).length);
    // Nothing is sent before the wait is over.
    expect(await arrived()).toEqual([]);
    const [{ wait }] =
      await shop.sql`select extract(epoch from next_at - shop_now())::float as wait from webhooks`;
    expect(wait / (15 * 2 ** probe)).toBeGreaterThan(0.8);
    expect(wait / (15 * 2 ** probe)).toBeLessThanOrEqual(1);
    await makeDue();
  }
  expect(tried).toEqual([1, 1, 1, 1, 1, 1]);
  expect((await show()).failingSince).not.toBeNull();
  state.status = 204;
  const second = await openSecondProcess(shop);
  try {
    second.app.singletons.webhookAgent = receiver.agent;
    await Promise.all([deliverDue(app), deliverDue(second.app), deliverDue(app)]);
    // A process that found the webhook taken leaves the rest to the other one.
    await deliverDue(app);
  } finally {
    await second.close();
  }
  const requests = receiver.take();
  expect(requests.map(({ body }) => JSON.parse(body).data.listing).toSorted()).toEqual(items.toSorted());
  expect((await show()).failingSince).toBeNull();
  expect((await log(hook)).every(({ state: of }: { state: string }) => of === 'delivered')).toBe(true);
});

test('a booking that is rolled back sends nothing', async () => {
  await create(seller, ['listing.booked', 'order.changed']);
  const { _id: listing } = await createListing(shop, seller);
  const body = { ...meeting, listing, version: 7 };
  expectProblem(await shop.call('POST', '/orders', { as: await shop.createUser('Buyer'), body }), 409);
  expect(await arrived()).toEqual([]);
});

test('an event is given up after a day, and can be sent again with its id', async () => {
  const hook = await create(seller);
  state.status = 500;
  await createListing(shop, seller);
  const [first] = await arrived();
  const again = async () =>
    shop.call('PUT', `/my/deliveries/${first!.headers['webhook-id']}/again`, { as: seller });
  expectProblem(await again(), 404);
  await shop.sql`update webhook_deliveries set until = shop_now() where webhook_id = ${hook._id}`;
  await makeDue();
  await arrived();
  expect(await log(hook)).toMatchObject([{ state: 'failed', tries: 2, outcome: 500 }]);
  await makeDue();
  expect(await arrived()).toEqual([]);
  state.status = 200;
  expect((await again()).status).toBe(200);
  const [second] = await arrived();
  expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
  expect(second!.body).toBe(first!.body);
  expect(await log(hook)).toMatchObject([{ state: 'delivered', tries: 3, outcome: 200 }]);
});

test('one event that always fails does not hold up the others', async () => {
  const hook = await create(seller);
  state.status = 500;
  await createListing(shop, seller);
  await arrived();
  state.status = 204;
  await createListing(shop, seller);
  await makeDue();
  await arrived();
  expect((await log(hook)).map(({ tries }: { tries: number }) => tries)).toEqual([1, 2]);
});

test('a webhook that failed for three days is turned off, with an email, and can be turned on', async () => {
  const owner = await shop.signUpUser('Seller');
  await create(owner);
  const told = async () => {
    const mails = (await subjectsTo(shop, owner.email)).filter((subject) =>
      subject.startsWith('A webhook was'),
    );
    const acts = await shop.sql<{ act: string }>`select act from audit_log
      where actor_id = ${owner.id} and note = 'hooks.push.apple.com' order by at, id`;
    return [mails.length, ...acts.map(({ act }) => act)];
  };
  expect(await told()).toEqual([1, 'made-webhook']);
  state.status = 410;
  const fail = async (failedDaysAgo: number, sinceDaysAgo: number) => {
    await shop.sql`update webhooks set next_at = shop_now(), failures = 9,
      failing_since = shop_now() - make_interval(mins => ${sinceDaysAgo * 1440}),
      failed_at = shop_now() - make_interval(mins => ${failedDaysAgo * 1440})`;
    await createListing(shop, owner);
    expect((await arrived()).length).toBe(1);
    return (await show(owner)).disabled;
  };
  expect(await fail(0.5, 2.9)).toBeNull();
  // A failure a week ago and one now are not three days of failures.
  expect(await fail(7, 7)).toBeNull();
  expect(await fail(0.5, 3)).not.toBeNull();
  await makeDue();
  expect(await arrived()).toEqual([]);
  const mail = (await mailsTo(shop, owner.email)).at(-1)!;
  expect(mail.subject).toBe('Your webhook is off');
  expect(mail.text).toContain('/dashboard/profile/webhooks');
  state.status = 204;
  const { _id } = await show(owner);
  expect((await shop.call('PUT', `/my/webhooks/${_id}/enabled`, { as: owner })).status).toBe(200);
  expect((await arrived()).length).toBe(3);
  expect(await told()).toEqual([2, 'made-webhook', 'enabled-webhook']);
  expect(await show(owner)).toMatchObject({ disabled: null, failingSince: null });
  // Deliveries that waited for more than a day are not sent any more.
  await shop.sql`update webhooks set disabled_at = shop_now()`;
  await shop.sql`update webhook_deliveries set state = 'waiting', until = shop_now()`;
  expect((await shop.call('PUT', `/my/webhooks/${_id}/enabled`, { as: owner })).status).toBe(200);
  expect(await arrived()).toEqual([]);
});

test('redirects are not followed, and a body without an end is not read', async () => {
  const hook = await create(seller);
  Object.assign(state, { status: 307, location: 'https://hooks.push.apple.com/elsewhere' });
  await createListing(shop, seller);
  expect((await arrived()).map(({ path }) => path)).toEqual(['/rangefinder?key=1']);
  expect(await log(hook)).toMatchObject([{ state: 'waiting', outcome: 307 }]);
  Object.assign(state, { status: 200, location: '', isEndless: true });
  await makeDue();
  await arrived();
  expect(await log(hook)).toMatchObject([{ state: 'delivered', outcome: 200 }]);
});

test('a receiver that answers 101, and a secret that cannot be read, fail like any other', async () => {
  const hook = await create(seller);
  state.status = 101;
  await createListing(shop, seller);
  await arrived();
  expect(await log(hook)).toMatchObject([{ state: 'waiting', outcome: 'no-connection' }]);
  state.status = 204;
  await shop.sql`update webhooks set secret = 'sealed with another AUTH_SECRET'`;
  await makeDue();
  expect(await arrived()).toEqual([]);
  expect(await log(hook)).toMatchObject([{ state: 'failed', outcome: 'no-access' }]);
});

test('a name that leads into our own network gets no connection', async () => {
  const hook = await create(seller, ['listing.published'], `https://inside.example.com:${receiver.port}/`);
  const before = receiver.connections();
  for (const [address, family] of [
    ['127.0.0.1', 4],
    ['::ffff:127.0.0.1', 6],
    ['169.254.169.254', 4],
  ] as const) {
    app.singletons.webhookAgent = new OuterAgent((_name, _options, done) =>
      done(null, [{ address, family }]),
    );
    await createListing(shop, seller);
    await makeDue();
    await deliverDue(app);
    expect((await log(hook))[0]).toMatchObject({ state: 'waiting', outcome: 'address' });
  }
  app.singletons.webhookAgent = new OuterAgent((_name, _options, done) =>
    done(new Error('no such name'), []),
  );
  await createListing(shop, seller);
  await makeDue();
  await deliverDue(app);
  expect((await log(hook))[0]).toMatchObject({ outcome: 'no-connection' });
  expect(receiver.connections()).toBe(before);
});

test('a suspended seller gets nothing, and a webhook is off once all sessions have ended', async () => {
  await create(seller);
  await createListing(shop, seller);
  await shop.sql`update users set suspended_at = now(), suspended_by = id, suspended_for = 'x' where id = ${seller.id}`;
  expect(await arrived()).toEqual([]);
  await shop.sql`update users set suspended_at = null, suspended_by = null, suspended_for = null where id = ${seller.id}`;
  await createListing(shop, seller);
  expect(typesOf(await arrived())).toEqual(['listing.published']);
  const [{ issuer, subject }] = await shop.sql`select issuer, subject from users where id = ${seller.id}`;
  await app.db.transaction().execute((trx) => endAccess(trx, { issuer, subject }));
  expect(await shop.sql`select from webhooks where disabled_at is null`).toEqual([]);
});

test('a user can have five webhooks', async () => {
  for (let count = 0; count < 5; count++) await create(seller);
  const body = { url, events: ['listing.sold'] };
  expectProblem(await shop.call('POST', '/my/webhooks', { as: seller, body }), 409);
});
