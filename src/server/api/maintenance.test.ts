import { sql, type RawBuilder } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { beginMaintenance, endMaintenance } from '#src/app/health/maintenance-service.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { enqueueMail } from '#src/platform/mail/service.server.ts';
import { origin } from '#test/api.ts';
import { expectProblem } from '#test/problems.ts';
import { anImage } from '#test/samples.ts';
import { serveApp } from '#test/serve.ts';
import {
  aCamera,
  openSecondProcess,
  password,
  createListing,
  startBackgroundWork,
  type TestUser,
  useShop,
} from '#test/shop.ts';
import { changedBetween, fingerprint } from '#test/stored.ts';
import { aForm } from '#test/uploads.ts';
import { allRoutes } from './create-api.ts';

const text = 'We are moving.\nBack at 6 pm.';
const exempt = [
  'PUT /maintenance',
  'DELETE /maintenance',
  'POST /auth/sign-in/email',
  'POST /auth/two-factor/verify',
  'POST /auth/passkey/sign-in',
  'POST /auth/sign-out',
];

const shop = await useShop();
const buyer = await shop.signUpUser('Buyer');
const admin = await shop.signUpUser('admin');
const seller = await shop.createUser('Seller');
afterEach(() => endMaintenance(shop.app, null));

async function countOf(statement: RawBuilder<{ count: number }>): Promise<number> {
  return (await statement.execute(shop.app.db)).rows[0]!.count;
}

const countJobConnections = () =>
  countOf(sql`select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = 'rangefinder-jobs'`);

const signIn = ({ email }: TestUser, by = password) =>
  shop.call('POST', '/auth/sign-in/email', { body: { email, password: by } });

test('every write is rejected with the text of the maintenance, and stores nothing', async () => {
  const calls = [...allRoutes, ...shop.provider.calls];
  const writes = calls.filter(
    ({ method, path }) => method !== 'GET' && !exempt.includes(`${method} ${path}`),
  );
  expect(writes.length).toBeGreaterThan(80);
  await beginMaintenance(shop.app, null, text);
  const before = await fingerprint(shop);
  for (const { method, path } of writes)
    for (const as of [undefined, buyer, admin]) {
      const response = await shop.call(method, path.replaceAll(/\{\w+\}/g, newId()), { ...(as && { as }) });
      expectProblem(response, 503, undefined, `${method} ${path}`);
      expect(response.body).toMatchObject({ type: 'urn:rangefinder:problem:maintenance', detail: text });
      expect(response.headers.get('retry-after')).toBe('300');
    }
  expect(changedBetween(before, await fingerprint(shop))).toEqual([]);
});

test('reads succeed during maintenance, and writes after it', async () => {
  const { _id } = await createListing(shop, seller);
  await shop.call('PUT', '/maintenance', { as: admin, body: { text } });
  expectProblem(await shop.call('POST', '/cameras', { as: seller, body: aCamera }), 503);
  expect((await shop.call('GET', `/cameras/${_id}`)).body._id).toBe(_id);
  expect((await shop.call('GET', '/profile', { as: buyer })).body).toMatchObject({ _id: buyer.id });
  expect((await shop.call('DELETE', '/maintenance', { as: admin })).body).toEqual({ deletedCount: 1 });
  expect((await shop.call('DELETE', '/maintenance', { as: admin })).body).toEqual({ deletedCount: 0 });
  expect((await shop.call('POST', '/cameras', { as: seller, body: aCamera })).status).toBe(201);
});

test('an upload is rejected and stores nothing if maintenance begins before its body arrives', async () => {
  const form = new Response(aForm([['image', await anImage('png')]]));
  const bytes = new Uint8Array(await form.arrayBuffer());
  const reading = Promise.withResolvers<() => void>();
  const pull = (body: ReadableStreamDefaultController<Uint8Array>) =>
    reading.resolve(() => (body.enqueue(bytes), body.close()));
  const request = new Request(`${origin}/api/images`, {
    method: 'POST',
    headers: {
      authorization: `bearer ${seller.token}`,
      'content-type': form.headers.get('content-type')!,
    },
    body: new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 }),
    duplex: 'half',
  } as RequestInit);
  const response = Promise.resolve(shop.api.fetch(request));
  const finish = await reading.promise;
  await beginMaintenance(shop.app, null, text);
  const before = await fingerprint(shop);
  finish();
  const { status } = await response;
  expect([status, changedBetween(before, await fingerprint(shop))]).toEqual([503, []]);
});

test('only admins can log in during maintenance, and others get the maintenance text and no session', async () => {
  const countSessions = () =>
    countOf(sql`select count(*) as count from identity_session s
      join identity_user u on u.id = s."userId" where email = ${buyer.email}`);
  await beginMaintenance(shop.app, null, text);
  const sessions = await countSessions();
  const refused = await signIn(buyer);
  expectProblem(refused, 503);
  expect(refused.body.detail).toBe(text);
  expect(refused.headers.get('set-auth-token')).toBeNull();
  expect(await countSessions()).toBe(sessions);
  expectProblem(await signIn(buyer, 'not the password'), 401);
  const { status, headers } = await signIn(admin);
  expect(status).toBe(200);
  const out = await shop.call('POST', '/auth/sign-out', { as: headers.get('set-auth-token')!, body: {} });
  expect(out.status).toBe(200);
});

test('a second text replaces the first but not the start time, and both texts are in the audit log', async () => {
  const first = await shop.call('PUT', '/maintenance', { as: admin, body: { text: ' Back soon. ' } });
  expect(first.body.text).toBe('Back soon.');
  const second = await shop.call('PUT', '/maintenance', { as: admin, body: { text } });
  expect(second.body).toEqual({ text, since: first.body.since });
  await endMaintenance(shop.app, null);
  const { body } = await shop.call('GET', '/audit?limit=3', { as: admin });
  expect(body.map(({ act, actor, note }: any) => [act, actor?._id, note])).toEqual([
    ['ended-maintenance', undefined, null],
    ['began-maintenance', admin.id, text],
    ['began-maintenance', admin.id, 'Back soon.'],
  ]);
});

test('another process rejects writes, and accepts them again, as soon as it has read the change', async () => {
  const other = await openSecondProcess(shop);
  try {
    const write = async () => (await other.call('POST', '/cameras', { as: seller, body: aCamera })).status;
    expect(await write()).toBe(201);
    await beginMaintenance(shop.app, null, text);
    await vi.waitUntil(async () => (await write()) === 503);
    await endMaintenance(shop.app, null);
    await vi.waitUntil(async () => (await write()) === 201);
  } finally {
    await other.close();
  }
});

test('cached pages are rendered again when maintenance begins, changes its text and ends', async () => {
  const { app } = shop;
  let rendered = 0;
  const render = async () => {
    rendered += 1;
    return new Response(app.maintenance.state?.text ?? 'open', { headers: { 'content-type': 'text/html' } });
  };
  const { send, close } = await serveApp(app, render);
  try {
    const read = async () => [(await send('GET', '/')).body, (await send('GET', '/')).body, rendered];
    expect(await read()).toEqual(['open', 'open', 1]);
    await beginMaintenance(app, null, text);
    expect(await read()).toEqual([text, text, 2]);
    await beginMaintenance(app, null, 'Later.');
    expect(await read()).toEqual(['Later.', 'Later.', 3]);
    await endMaintenance(app, null);
    expect(await read()).toEqual(['open', 'open', 4]);
  } finally {
    await close();
  }
});

test('background jobs wait during maintenance and run after it', async () => {
  const { app } = shop;
  const stop = startBackgroundWork(shop);
  try {
    await vi.waitUntil(async () => (await countJobConnections()) > 0, { timeout: 20_000 });
    await beginMaintenance(app, null, text);
    // Without a connection no job can be taken from the queue.
    await vi.waitUntil(async () => (await countJobConnections()) === 0, { timeout: 30_000 });
    await app.db.transaction().execute((trx) =>
      enqueueMail(app, trx, {
        for: { of: 'person', person: buyer.id },
        to: { name: 'Bo', address: buyer.email },
        subject: 'After the move',
        greeting: 'Hello,',
        paragraphs: [],
        footer: 'Why.',
      }),
    );
    await endMaintenance(app, null);
    const after = () =>
      shop.mails().then((mails) => mails.filter(({ subject }) => subject === 'After the move'));
    await vi.waitFor(async () => expect(await after()).toHaveLength(1), { timeout: 30_000 });
  } finally {
    await stop();
  }
});
