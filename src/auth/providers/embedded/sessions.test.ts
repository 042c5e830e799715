import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { openShop, password, type Shop } from '#test/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const signIn = async (email: string, headers: Record<string, string> = {}) =>
  (await shop.call('POST', '/auth/sign-in/email', { body: { email, password }, headers })).headers.get(
    'set-auth-token',
  )!;
const list = (as: string) => shop.call('GET', '/auth/list-sessions', { as });

test('where someone is signed in is listed, without anything to sign in by', async () => {
  const robin = await shop.register('Robin');
  await shop.register('Somebody else');
  const headers = { 'user-agent': 'Firefox/140.0', 'x-edge-client-ip': '203.0.113.9' };
  const other = await signIn(robin.email, headers);
  const { body } = await list(robin.session);
  expect(body).toHaveLength(2);
  expect(body.map(({ current }: { current: boolean }) => current)).toEqual([false, true]);
  expect(body[0]).toMatchObject({ userAgent: 'Firefox/140.0', address: '203.0.113.9' });
  const [token = ''] = other.split('.');
  expect(JSON.stringify(body)).not.toContain(token);
});

test('a session that ran out is not listed, and goes for good at night', async () => {
  const robin = await shop.register();
  await signIn(robin.email);
  await sql`update identity_session set "expiresAt" = now() - interval '1 second'
    where "createdAt" = (select max("createdAt") from identity_session)`.execute(shop.app.db);
  expect((await list(robin.session)).body).toHaveLength(1);
});

test('signing out everywhere ends every session and every token at once, of nobody else', async () => {
  const [robin, kim] = [await shop.enrol('Buyer'), await shop.enrol('Buyer')];
  const other = await signIn(robin.email);
  expect((await shop.call('GET', '/profile', { as: robin })).status).toBe(200);
  const done = await shop.call('POST', '/auth/revoke-sessions', { as: other, body: {} });
  expect(done.status).toBe(200);
  for (const session of [robin.session, other])
    expectProblem(await shop.call('GET', '/auth/token', { as: session }), 401);
  expectProblem(await shop.call('GET', '/profile', { as: robin }), 401);
  expectProblem(await shop.call('GET', `/jwt?email=${robin.email}`, { as: robin.idToken }), 401);
  expect((await shop.call('GET', '/profile', { as: kim })).status).toBe(200);
  expect((await list(kim.session)).body).toHaveLength(1);
});

test('the next sign-in works, and its token lasts', async () => {
  const robin = await shop.enrol('Buyer');
  await shop.call('POST', '/auth/revoke-sessions', { as: robin.session, body: {} });
  const session = await signIn(robin.email);
  const { token } = (await shop.call('GET', '/auth/token', { as: session })).body;
  const { accessToken } = (await shop.call('GET', `/jwt?email=${robin.email}`, { as: token })).body;
  expect((await shop.call('GET', '/profile', { as: accessToken })).status).toBe(200);
});

test('an account without a record is signed out everywhere, too', async () => {
  const robin = await shop.register();
  await shop.call('POST', '/auth/revoke-sessions', { as: robin.session, body: {} });
  const body = { name: 'Robin', email: robin.email, role: 'Buyer' };
  expectProblem(await shop.call('POST', '/users', { as: robin, body }), 401);
});

test('an ID token is worth nothing once its session was signed out', async () => {
  const robin = await shop.enrol('Buyer');
  await shop.call('POST', '/auth/sign-out', { as: robin.session });
  expectProblem(await shop.call('GET', `/jwt?email=${robin.email}`, { as: robin.idToken }), 401);
});
