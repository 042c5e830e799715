import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signAccessToken } from '#src/accounts/auth/tokens/access-token.server.ts';
import { expectProblem } from '#test/problems.ts';
import { aCamera, password, useShop } from '#test/shop.ts';

const shop = await useShop();
const admin = await shop.createUser('admin');
const set = async (settings: object) => {
  const { version } = shop.app.shop.current;
  const { status } = await shop.call('PATCH', '/shop', { as: admin, body: { version, ...settings } });
  expect(status).toBe(200);
};
const invite = async (body: object = {}) => {
  const made = await shop.call('POST', '/invitations', { as: admin, body });
  return { id: made.body._id, token: new URL(made.body.link).searchParams.get('invitation')! };
};
/** Creates a record for an account of an outside provider, which the shop cannot prevent. */
const signUp = async (invitation?: string) => {
  const subject = randomUUID();
  const outside = {
    issuer: 'https://accounts.example',
    subject,
    email: `${subject}@example.com`,
    name: 'Ida',
  };
  const as = await signAccessToken(shop.app.authSecret, outside);
  const record = { name: outside.name, email: outside.email, role: 'Buyer', invitation };
  return shop.call('POST', '/users', { as, body: record });
};
const check = async (token: string) =>
  (await shop.call('POST', '/invitations/check', { body: { token } })).body.isValid;
const states = async () =>
  (await shop.call('GET', '/invitations', { as: admin })).body.map(({ state }: { state: string }) => state);

test('an invitation admits as many people as it says, until it is revoked or expires', async () => {
  await set({ signUp: 'invitation' });
  expectProblem(await signUp(), 403);
  expectProblem(await signUp('x'), 403);
  // Google and Firebase vouch for an account, but the shop decides about its record.
  const outside = { issuer: 'https://accounts.example', subject: '1', email: 'ida@example.com', name: 'Ida' };
  const as = await signAccessToken(shop.app.authSecret, outside);
  const record = { name: outside.name, email: outside.email, role: 'Buyer' };
  const create = (invitation?: string) =>
    shop.call('POST', '/users', { as, body: { ...record, invitation } });
  expectProblem(await create(), 403);
  const single = await invite();
  const twice = await Promise.all([create(single.token), create(single.token)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  await shop.sql`delete from invitations where id = ${single.id}`;
  const pair = await invite({ uses: 2, note: 'The workshop' });
  const three = await Promise.all([signUp(pair.token), signUp(pair.token), signUp(pair.token)]);
  expect(three.map(({ status }) => status).toSorted()).toEqual([201, 201, 403]);
  expect(three.find(({ status }) => status === 403)?.body.type).toBe(
    'urn:rangefinder:problem:invitation-needed',
  );
  const [revoked, expired, open] = [await invite(), await invite(), await invite()];
  await shop.call('DELETE', `/invitations/${revoked.id}`, { as: admin });
  await shop.sql`update invitations set expires_at = shop_now() where id = ${expired.id}`;
  for (const { token } of [pair, revoked, expired]) {
    expect(await check(token)).toBe(false);
    expectProblem(await signUp(token), 403);
  }
  expect(await states()).toEqual(['open', 'expired', 'revoked', 'used']);
  expect(await shop.sql`select from invitations where hash = ${open.token}`).toEqual([]);
  await set({ signUp: 'closed' });
  expect(await check(open.token)).toBe(false);
  expectProblem(await signUp(open.token), 403);
  await set({ signUp: 'open' });
  expect((await signUp()).status).toBe(201);
  expect(await states()).toEqual(['open', 'expired', 'revoked', 'used']);
});

test('without an invitation, no account is made, and no email goes to its address', async () => {
  const register = (email: string, invitation?: string) =>
    shop.call('POST', '/auth/sign-up/email', { body: { name: 'Eve', email, password, invitation } });
  const accounts = () => shop.sql`select from identity_user`;
  const [before, known] = [await accounts(), await shop.register()];
  await set({ signUp: 'invitation' });
  const { token } = await invite();
  expectProblem(await register('a@example.com'), 403);
  expectProblem(await register('b@example.com', 'x'), 403);
  expectProblem(await register(known.email), 403);
  expect((await register('ida@example.com', token)).status).toBe(200);
  await set({ signUp: 'closed' });
  expectProblem(await register('c@example.com', token), 403);
  await set({ signUp: 'open' });
  expect(await accounts()).toHaveLength(before.length + 2);
  await shop.work();
  const receivers = (await shop.mails()).map(({ to }) => to);
  expect(receivers).toContain('ida@example.com');
  for (const stranger of ['a', 'b', 'c']) expect(receivers).not.toContain(`${stranger}@example.com`);
});

test('an account that already has a record needs no invitation', async () => {
  const { name, email, token } = await shop.signUpUser('Buyer');
  await set({ signUp: 'invitation' });
  const again = await shop.call('POST', '/users', { as: token, body: { name, email, role: 'Buyer' } });
  expect(again.status).toBe(200);
  await set({ signUp: 'open' });
});

test('an invitation is emailed to one person, unless it is revoked before', async () => {
  expectProblem(
    await shop.call('POST', '/invitations', { as: admin, body: { email: 'ines@example.com', uses: 2 } }),
    422,
    ['uses'],
  );
  const { token } = await invite({ email: 'ines@example.com' });
  await expect(shop.sql`update invitations set max_uses = 2 where email is not null`).rejects.toThrow(
    'violates check constraint',
  );
  const { id } = await invite({ email: 'marc@example.com' });
  await shop.call('DELETE', `/invitations/${id}`, { as: admin });
  await shop.work();
  const invited = (await shop.mails()).filter(({ text }) => text.includes('/signup?invitation='));
  expect(invited.map(({ to, text }) => [String(to), text.includes(token)])).toEqual([
    [expect.stringContaining('ines@example.com'), true],
  ]);
});

test('a seller who is not verified gets no item published, but appears in the to-do list of admins', async () => {
  await set({ approveSellers: true });
  const seller = await shop.createUser('Seller');
  const publish = () => shop.call('POST', '/cameras', { as: seller, body: aCamera });
  for (const { status, body } of [await publish(), await publish()])
    expect([status, body.type]).toEqual([403, 'urn:rangefinder:problem:not-approved']);
  const todo = await shop.call('GET', '/todo', { as: admin });
  expect(todo.body.items).toMatchObject([{ act: 'verify', count: 1 }]);
  await shop.call('DELETE', `/verification-requests/${seller.id}`, { as: admin, body: { reason: 'Who?' } });
  expect((await publish()).body.detail).toContain('Who?');
  expect((await shop.call('GET', '/todo', { as: admin })).body.items).toEqual([]);
  await shop.call('PUT', `/users/seller/${seller.id}`, { as: admin });
  expect((await publish()).status).toBe(201);
});
