import { expect, test } from 'vitest';
import { lockAccount } from '#src/accounts/auth/embedded/queries.server.ts';
import { providerOf } from '#src/accounts/auth/provider-service.server.ts';
import { exchange } from '#src/accounts/auth/service.server.ts';
import { accountIdOf, countSessions, postAuth, sessionOf, signIn, tokensOf } from '#test/accounts.ts';
import { afterLock } from '#test/database.ts';
import { addPasskey, SoftPasskey } from '#test/passkeys.ts';
import { expectProblem } from '#test/problems.ts';
import { password, useShop } from '#test/shop.ts';
import { endSessions } from './queries.server.ts';

const shop = await useShop();

const list = (as: string) => shop.call('GET', '/auth/list-sessions', { as });

test('the list of sessions contains no tokens', async () => {
  const robin = await shop.register('Robin');
  await shop.register('Somebody else');
  const headers = { 'user-agent': 'Firefox/140.0', 'x-edge-client-ip': '203.0.113.9' };
  const body = { email: robin.email, password };
  const other = sessionOf(await shop.call('POST', '/auth/sign-in/email', { body, headers }));
  const { body: listed } = await list(robin.session);
  expect(listed).toHaveLength(2);
  expect(listed.map(({ current }: { current: boolean }) => current)).toEqual([false, true]);
  const network = { sameNetwork: false, network: '203.0.113.' };
  expect(listed[0]).toMatchObject({ userAgent: 'Firefox/140.0', address: '203.0.113.9', ...network });
  const nearby = { 'x-edge-client-ip': '203.0.113.9' };
  const { body: there } = await shop.call('GET', '/auth/list-sessions', { as: other, headers: nearby });
  expect(there.map(({ sameNetwork }: { sameNetwork: boolean }) => sameNetwork)).toEqual([true, false]);
  const [token = ''] = other.split('.');
  expect(JSON.stringify(listed)).not.toContain(token);
});

test('an expired session is not listed and is deleted by the job', async () => {
  const robin = await shop.register();
  await signIn(shop, robin.email);
  await shop.sql`update identity_session set "expiresAt" = now() - interval '1 second'
    where "createdAt" = (select max("createdAt") from identity_session)`;
  expect((await list(robin.session)).body).toHaveLength(1);
});

test('signing out everywhere ends all sessions and tokens of this user only', async () => {
  const [robin, kim] = [await shop.signUpUser('Buyer'), await shop.signUpUser('Buyer')];
  const other = sessionOf(await signIn(shop, robin.email));
  expect((await shop.call('GET', '/profile', { as: robin })).status).toBe(200);
  expect((await postAuth(shop, 'revoke-sessions', {}, other)).status).toBe(200);
  for (const session of [robin.session, other])
    expectProblem(await shop.call('GET', '/auth/token', { as: session }), 401);
  expectProblem(await shop.call('GET', '/profile', { as: robin }), 401);
  expectProblem(await shop.call('GET', `/jwt?email=${robin.email}`, { as: robin.idToken }), 401);
  expect((await shop.call('GET', '/profile', { as: kim })).status).toBe(200);
  expect((await list(kim.session)).body).toHaveLength(1);
});

test('ending one session ends that session, all access tokens and a pending change of address', async () => {
  const [robin, kim] = [await shop.signUpUser('Buyer'), await shop.signUpUser('Buyer')];
  const other = sessionOf(await signIn(shop, robin.email));
  const { token } = await tokensOf(shop, robin.email, { as: other });
  await postAuth(shop, 'change-email', { newEmail: 'thief@example.com' }, other);
  const [{ id }] = (await list(other)).body.filter(({ current }: { current: boolean }) => current);
  expectProblem(await postAuth(shop, 'revoke-session', { id }, kim.session), 404);
  expect((await shop.call('GET', '/profile', { as: token })).status).toBe(200);
  expect((await postAuth(shop, 'revoke-session', { id }, robin.session)).status).toBe(200);
  expectProblem(await shop.call('GET', '/auth/token', { as: other }), 401);
  expectProblem(await shop.call('GET', '/profile', { as: token }), 401);
  const state = await shop.call('GET', '/auth/account', { as: robin.session });
  expect(state.body.newEmail).toBeNull();
  const renewed = await tokensOf(shop, robin.email, { as: robin.session });
  expect((await shop.call('GET', '/profile', { as: renewed })).status).toBe(200);
  expectProblem(await postAuth(shop, 'revoke-session', { id }, robin.session), 404);
});

test('a sign-in after signing out everywhere works, and its token is valid', async () => {
  const robin = await shop.signUpUser('Buyer');
  await postAuth(shop, 'revoke-sessions', {}, robin.session);
  const as = await tokensOf(shop, robin.email, { as: sessionOf(await signIn(shop, robin.email)) });
  expect((await shop.call('GET', '/profile', { as })).status).toBe(200);
});

test('an account without a record can be signed out everywhere', async () => {
  const robin = await shop.register();
  await postAuth(shop, 'revoke-sessions', {}, robin.session);
  const body = { name: 'Robin', email: robin.email, role: 'Buyer' };
  expectProblem(await shop.call('POST', '/users', { as: robin, body }), 401);
});

test('an ID token is rejected after its session was signed out', async () => {
  const robin = await shop.signUpUser('Buyer');
  await shop.call('POST', '/auth/sign-out', { as: robin.session });
  expectProblem(await shop.call('GET', `/jwt?email=${robin.email}`, { as: robin.idToken }), 401);
});

test('a token that is made while its owner signs out everywhere is refused', async () => {
  const robin = await shop.signUpUser('Buyer');
  const { calls, handle, verifyIdToken } = providerOf(shop.app);
  const slow = {
    calls,
    handle,
    async verifyIdToken(token: string) {
      const identity = await verifyIdToken(token);
      await postAuth(shop, 'revoke-sessions', {}, robin.session);
      return identity;
    },
  };
  const token = await exchange(shop.app, slow, robin.idToken, robin.email);
  expectProblem(await shop.call('GET', '/profile', { as: token }), 401);
});

test('a change that waits while its owner signs out everywhere is refused', async () => {
  const robin = await shop.signUpUser('Buyer');
  await addPasskey(shop, robin.session);
  const id = await accountIdOf(shop, robin.email);
  const [{ id: passkey }] = (await shop.call('GET', '/auth/account', { as: robin.session })).body.secondFactor
    .passkeys;
  const { challenge } = (await postAuth(shop, 'passkeys/options', {}, robin.session)).body;
  const changes = {
    'change-password': { newPassword: 'stolen word 99' },
    'change-email': { newEmail: 'thief@example.com' },
    'unlink-account': { providerId: 'google' },
    'two-factor/enable': {},
    'two-factor/confirm': { code: '000000' },
    'two-factor/generate-backup-codes': {},
    passkeys: { name: 'x', passkey: new SoftPasskey().create(challenge) },
    'passkeys/remove': { id: passkey },
    'two-factor/disable': {},
    'revoke-session': { id: 'x' },
  };
  const [session] = await shop.sql<{
    row: object;
  }>`select to_jsonb(s) as row from identity_session s where "userId" = ${id}`;
  for (const [path, body] of Object.entries(changes)) {
    const response = await afterLock(
      shop,
      (trx) => lockAccount(trx, id),
      () => postAuth(shop, path, body, robin.session),
      (trx) => endSessions(trx, id, null),
    );
    expectProblem(response, 401, undefined, path);
    await shop.sql`insert into identity_session
      select * from jsonb_populate_record(null::identity_session, ${JSON.stringify(session!.row)}::jsonb)`;
  }
});

test('a login ends the sessions that were not used for the longest time, if there are more than 50', async () => {
  const robin = await shop.signUpUser('Buyer');
  const id = await accountIdOf(shop, robin.email);
  await shop.sql`update identity_session set "createdAt" = now() - interval '20 days' where "userId" = ${id}`;
  await shop.sql`insert into identity_session (id, "userId", token, "expiresAt", "createdAt", "updatedAt")
    select ${id} || n, ${id}, ${id} || n, now() + interval '1 day', now(), now() - make_interval(hours => n)
    from generate_series(1, 60) n`;
  const newest = sessionOf(await signIn(shop, robin.email));
  expect(await countSessions(shop, robin.email)).toBe(50);
  for (const as of [robin.session, newest]) expect((await list(as)).status).toBe(200);
});
