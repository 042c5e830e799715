import { expect, test, vi } from 'vitest';
import { tokenOwner } from '#src/accounts/auth/tokens/access-token.server.ts';
import { hashToken } from '#src/platform/security/crypto.server.ts';
import { mailsTo, postAuth, tokenTo } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { book, createListing, openSecondProcess, useShop, type TestUser } from '#test/shop.ts';
import { everyRow } from '#test/stored.ts';
import { apiScopes } from './schemas.ts';
import { apiTokenOwner } from './service.server.ts';

const shop = await useShop({ ADMIN_SECOND_FACTOR: 'required' });

const create = async (as: TestUser, scopes: readonly string[] = ['listings:read']) => {
  const body = { name: 'Stock list', scopes, days: 30 };
  const made = await shop.call('POST', '/my/tokens', { as, body });
  expect(made.status).toBe(201);
  return made.body as { _id: string; token: string };
};
const read = (as: string) => shop.call('GET', '/my/cameras', { as });
const listOf = async (as: TestUser) => (await shop.call('GET', '/my/tokens', { as })).body;

test('a token acts for its user until it is revoked, which every process knows at once', async () => {
  const [seller, other] = [await shop.createUser('Seller'), await shop.createUser('Seller')];
  const { _id: item } = await createListing(shop, seller);
  const { _id, token } = await create(seller);
  expect((await read(token)).body).toMatchObject([{ _id: item }]);
  const stored = (await everyRow(shop)).map(([, text]) => text).join('\n');
  expect(stored).toContain(hashToken(token));
  expect(stored).not.toContain(token);
  await using second = { ...(await openSecondProcess(shop)), [Symbol.asyncDispose]: () => second.close() };
  const readThere = () => second.call('GET', '/my/cameras', { as: token });
  expect((await readThere()).status).toBe(200);
  const revoke = (as: TestUser) => shop.call('DELETE', `/my/tokens/${_id}`, { as });
  expectProblem(await revoke(other), 404);
  expect((await readThere()).status).toBe(200);
  expect((await revoke(seller)).body).toEqual({ deletedCount: 1 });
  for (const refused of [await read(token), await readThere()]) expectProblem(refused, 401);
  expect(
    (await shop.sql`select act, note from audit_log where actor_id = ${seller.id} order by id`).slice(-2),
  ).toEqual([
    { act: 'made-api-token', note: 'listings:read' },
    { act: 'revoked-api-token', note: 'listings:read' },
  ]);
});

test('the list shows the last use, which is written at most once a minute', async () => {
  const seller = await shop.createUser('Seller');
  const { _id, token } = await create(seller);
  expect(await listOf(seller)).toEqual([
    {
      _id,
      name: 'Stock list',
      scopes: ['listings:read'],
      created: expect.any(String),
      expires: expect.any(String),
      isExpired: false,
      used: null,
    },
  ]);
  await read(token);
  const [{ used }] = await listOf(seller);
  expect(Date.now() - Date.parse(used)).toBeLessThan(10_000);
  const moveBack = (seconds: number) =>
    shop.sql`update api_tokens set used_at = shop_now() - make_interval(secs => ${seconds}) where id = ${_id}`;
  for (const [seconds, isWritten] of [
    [50, false],
    [70, true],
  ] as const) {
    await moveBack(seconds);
    const [before] = await listOf(seller);
    await read(token);
    expect((await listOf(seller))[0].used !== before.used).toBe(isWritten);
  }
});

test('a user can have 20 tokens, and expired ones neither work nor count', async () => {
  const seller = await shop.createUser('Seller');
  const { token } = await create(seller);
  for (let count = 1; count < 20; count++) await create(seller);
  const body = { name: 'One more', scopes: ['listings:read'], days: 1 };
  expectProblem(await shop.call('POST', '/my/tokens', { as: seller, body }), 409);
  await shop.sql`update api_tokens set created_at = created_at - interval '1 year', expires_at = shop_now()
    where hash = ${hashToken(token)}`;
  expectProblem(await read(token), 401);
  expect(await listOf(seller)).toHaveLength(20);
  await create(seller);
  expect(await listOf(seller)).toHaveLength(20);
});

test('the owner gets an email about a new token, in which its name is no link', async () => {
  const seller = await shop.signUpUser('Seller');
  const body = { name: 'evil.example/login', scopes: ['orders:read', 'listings:write'], days: 30 };
  await shop.call('POST', '/my/tokens', { as: seller, body });
  const mail = (await mailsTo(shop, seller.email)).at(-1)!;
  expect(mail.subject).toBe('You have a new API token');
  expect(mail.text).toContain('orders:read, listings:write');
  expect(mail.text).not.toContain('evil.example/login');
  expect(mail.text).not.toMatch(/rf_/);
});

test('a token loses its power with its user, and ends when all other sessions do', async () => {
  const admin = await shop.createUser('admin');
  const seller = await shop.signUpUser('Seller');
  const { token } = await create(seller);
  await shop.sql`update users set suspended_at = now(), suspended_by = id, suspended_for = 'spam' where id = ${seller.id}`;
  expectProblem(await read(token), 403);
  await shop.sql`update users set suspended_at = null, suspended_by = null, suspended_for = null where id = ${seller.id}`;
  expect((await read(token)).status).toBe(200);
  await postAuth(shop, 'request-password-reset', { email: seller.email });
  const reset = {
    token: await tokenTo(shop, seller.email, 'reset-password'),
    newPassword: 'correct horse 43',
  };
  expect((await postAuth(shop, 'reset-password', reset)).status).toBe(200);
  expectProblem(await read(token), 401);
  // A thief may have created it before the owner changes the password in the profile.
  const buyer = await shop.signUpUser('Buyer');
  const { token: stolen } = await create(buyer);
  const changed = await postAuth(shop, 'change-password', { newPassword: 'correct horse 44' }, buyer.session);
  expect(changed.status).toBe(200);
  expectProblem(await read(stolen), 401);
  // An account of an outside provider has no sessions here.
  const outside = await shop.createUser('Seller');
  const { token: other } = await create(outside);
  await shop.call('PUT', `/suspensions/${outside.id}`, { as: admin, body: { reason: 'spam' } });
  await shop.call('DELETE', `/suspensions/${outside.id}`, { as: admin });
  expectProblem(await read(other), 401);
});

test('only admin:read gives the view of an admin, and no scope their actions', async () => {
  const [admin, seller, buyer] = [
    await shop.createUser('admin'),
    await shop.createUser('Seller'),
    await shop.createUser('Buyer'),
  ];
  const { _id } = await createListing(shop, seller);
  await book(shop, buyer, { _id });
  const all = (await create(admin, apiScopes)).token;
  const some = (
    await create(
      admin,
      apiScopes.filter((scope) => scope !== 'admin:read'),
    )
  ).token;
  const orders = async (as: string) => (await shop.call('GET', '/orders', { as })).body.length;
  expect([await orders(all), await orders(some)]).toEqual([1, 0]);
  expect((await shop.call('GET', `/dashboard/cameras/${_id}`, { as: all })).status).toBe(200);
  expectProblem(await shop.call('GET', `/dashboard/cameras/${_id}`, { as: some }), 403);
  for (const as of [all, some]) expectProblem(await shop.call('DELETE', `/cameras/${_id}`, { as }), 403);
  await shop.call('DELETE', `/users/admin/${admin.id}`, { as: await shop.createUser('admin') });
  expect(await orders(some)).toBe(0);
  expectProblem(await shop.call('GET', '/audit', { as: some }), 403);
  // It would read as an admin again after a later promotion.
  expectProblem(await shop.call('GET', '/orders', { as: all }), 401);
});

test('the tokens of an admin without a second factor are refused', async () => {
  const admin = await shop.signUpUser('Seller');
  const { token } = await create(admin);
  await shop.sql`update users set role = 'admin', earlier_role = 'Seller' where id = ${admin.id}`;
  const { status, body } = await read(token);
  expect([status, body.type]).toEqual([403, 'urn:rangefinder:problem:second-factor-required']);
});

test('limits count all tokens of a user together, apart from the user, and know forged ones', async () => {
  const [seller, other] = [await shop.createUser('Seller'), await shop.createUser('Seller')];
  const owners = [];
  for (const user of [seller, seller, other])
    owners.push(apiTokenOwner(shop.app, (await create(user)).token));
  expect(owners[0]).toBe(owners[1]);
  expect(new Set([...owners, tokenOwner(shop.app.authSecret, seller.token)]).size).toBe(3);
  const { token } = await create(seller);
  for (const forged of [
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    token.slice(0, -1),
    `${token}A`,
    'rf_',
  ])
    expect(apiTokenOwner(shop.app, forged)).toBeNull();
});

test('limits know within a minute, in every process, that a token has ended', async () => {
  const seller = await shop.createUser('Seller');
  const { _id, token } = await create(seller);
  await using second = { ...(await openSecondProcess(shop)), [Symbol.asyncDispose]: () => second.close() };
  const owner = apiTokenOwner(second.app, token);
  expect(owner).toMatch(/^programs /);
  expect((await second.call('GET', '/my/cameras', { as: token })).status).toBe(200);
  await shop.call('DELETE', `/my/tokens/${_id}`, { as: seller });
  expect(apiTokenOwner(second.app, token)).toBe(owner);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  try {
    await expect.poll(() => apiTokenOwner(second.app, token)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
