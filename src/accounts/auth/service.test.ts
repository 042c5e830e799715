import { expect, test } from 'vitest';
import type { Role } from '#src/platform/db/columns.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { closeAccount, useShop, type TestUser } from '#test/shop.ts';
import {
  lockIdentity,
  lockActorAndTarget,
  lockActor,
  bearerOf,
  endAccess,
  exportAccount,
  isEmailVerified,
  removeAccount,
  requireVerified,
  updateAccount,
} from './service.server.ts';

const shop = await useShop();
const { db } = shop.app;
const robin = await shop.signUpUser('Buyer', 'Robin');
const subject = await subjectOf(robin);

const unknown = '019a0000-0000-7000-8000-000000000000';
const elsewhere = 'https://elsewhere.example';
const within = <T>(act: (trx: Trx) => Promise<T>) => db.transaction().execute(act);

async function subjectOf({ id }: { id: string }): Promise<string> {
  const row = db.selectFrom('users').select('subject').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).subject;
}
async function suspended(): Promise<TestUser> {
  const user = await shop.createUser('Seller');
  const body = { reason: 'Nobody got anything.' };
  const as = await shop.createUser('admin');
  expect((await shop.call('PUT', `/suspensions/${user.id}`, { as, body })).status).toBe(200);
  return user;
}
const isClosed = { code: 'forbidden', message: 'This account was closed.' };
const isSuspended = { code: 'suspended', message: 'Your account is suspended: Nobody got anything.' };

const act = (id: string, roles?: Role[]) => within((trx) => lockActor(trx, id, { roles }));
const on = (actor: string, target: string, roles?: Role[]) =>
  within((trx) => lockActorAndTarget(trx, actor, target, { roles }));
const checkVerified = (isRequired: boolean, email_verified: boolean) => {
  const config = { ...shop.app.config, REQUIRE_VERIFIED_EMAIL: isRequired };
  requireVerified({ ...shop.app, config }, { email_verified });
};

test('a bearer token is read only from a valid header, ignoring the case of `Bearer`', () => {
  expect([bearerOf('Bearer a.b-c_d~e+f/g=='), bearerOf('bearer x')]).toEqual(['a.b-c_d~e+f/g==', 'x']);
  for (const wrong of [
    undefined,
    'bearer',
    'bearer ',
    'basic x',
    'x bearer x',
    'bearer x y',
    'bearer =',
    'bearerx',
  ])
    expect(() => bearerOf(wrong), wrong).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
});

test('lockActor rejects unknown and suspended users, and users with a different role', async () => {
  const [seller, closed, halted] = [
    await shop.createUser('Seller'),
    await shop.createUser('Seller'),
    await suspended(),
  ];
  await closeAccount(shop, closed);
  expect(await act(seller.id)).toMatchObject({ id: seller.id, role: 'Seller' });
  expect(await act(seller.id, ['Buyer', 'Seller'])).toMatchObject({ id: seller.id });
  await expect(act(seller.id, ['Buyer'])).rejects.toMatchObject({ code: 'forbidden' });
  await expect(act(unknown)).rejects.toMatchObject(isClosed);
  await expect(act(closed.id)).rejects.toMatchObject(isClosed);
  await expect(act(halted.id)).rejects.toMatchObject(isSuspended);
});

test('lockActorAndTarget locks both users, even if the target is closed or suspended', async () => {
  const [admin, seller, closed, halted] = [
    await shop.createUser('admin'),
    await shop.createUser('Seller'),
    await shop.createUser('Seller'),
    await suspended(),
  ];
  await closeAccount(shop, closed);
  for (const target of [seller, closed, halted, admin])
    expect(await on(admin.id, target.id, ['admin'])).toMatchObject({
      actor: { id: admin.id },
      target: { id: target.id },
    });
  expect(await on(seller.id, admin.id)).toMatchObject({
    actor: { id: seller.id },
    target: { id: admin.id },
  });
  await expect(on(seller.id, admin.id, ['admin'])).rejects.toMatchObject({ code: 'forbidden' });
  await expect(on(admin.id, unknown)).rejects.toMatchObject({ code: 'not-found' });
  await expect(on(unknown, admin.id)).rejects.toMatchObject(isClosed);
  await expect(on(closed.id, admin.id)).rejects.toMatchObject(isClosed);
  await expect(on(halted.id, admin.id)).rejects.toMatchObject(isSuspended);
});

test('an identity of the embedded provider is read from its account, and any other from its token', async () => {
  const own = { issuer: 'rangefinder', subject, email: robin.email, name: 'Robin' };
  const other = { ...own, issuer: elsewhere };
  const locked = (identity: typeof own) => within((trx) => lockIdentity(trx, identity));
  const isVerified = (identity: typeof own & { emailVerified?: boolean }) => isEmailVerified(db, identity);
  expect(await locked(own)).toEqual({ ...own, emailVerified: false });
  expect(await isVerified({ ...own, emailVerified: true })).toBe(false);
  await shop.sql`update identity_user set "emailVerified" = true where id = ${subject}`;
  const loud = { ...own, email: own.email.toUpperCase() };
  expect(await locked(loud)).toEqual({ ...loud, emailVerified: true });
  expect([await isVerified(own), await isVerified(loud)]).toEqual([true, true]);
  for (const stale of [
    { ...own, email: 'earlier@example.com' },
    { ...own, subject: 'gone' },
  ]) {
    await expect(locked(stale)).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'The access token is invalid or has expired.',
    });
    expect(await isVerified({ ...stale, emailVerified: true })).toBe(false);
  }
  expect(await locked(other)).toBe(other);
  expect([
    await isVerified(other),
    await isVerified({ ...other, emailVerified: false }),
    await isVerified({ ...other, emailVerified: true }),
  ]).toEqual([false, false, true]);
});

test('a confirmed address is required only when the setting is on', () => {
  expect(() => checkVerified(true, false)).toThrow(
    expect.objectContaining({
      code: 'unverified-email',
      message: 'Confirm your email address first. We sent you a link.',
    }),
  );
  for (const [asks, verified] of [
    [true, true],
    [false, false],
    [false, true],
  ] as const)
    expect(() => checkVerified(asks, verified)).not.toThrow();
});

test('updating, ending or removing an account affects only accounts of the embedded provider', async () => {
  const kim = await shop.signUpUser('Buyer', 'Kim');
  const own = { issuer: 'rangefinder', subject: await subjectOf(kim) };
  const other = { ...own, issuer: elsewhere };
  const stateOf = async () => {
    const { account, sessions } = await exportAccount(shop.app, db, own);
    const row = db.selectFrom('token_generations').select('generation').where('subject', '=', own.subject);
    const ended = await row.orderBy('issuer').execute();
    return [account?.name, sessions.length, ended.map(({ generation }) => generation)];
  };
  expect(await exportAccount(shop.app, db, other)).toEqual({ account: null, sessions: [] });
  expect((await exportAccount(shop.app, db, own)).account).toEqual({
    id: own.subject,
    name: 'Kim',
    email: kim.email,
    emailVerified: false,
    hasPassword: true,
    secondFactor: null,
  });
  const profile = { name: 'Kim Lee', photo_url: null };
  await within(async (trx) => {
    await updateAccount(trx, other, profile);
    await removeAccount(trx, other);
    await endAccess(trx, other);
  });
  expect(await stateOf()).toEqual(['Kim', 1, [1]]);
  await within((trx) => updateAccount(trx, own, profile));
  expect(await stateOf()).toEqual(['Kim Lee', 1, [1]]);
  await within((trx) => endAccess(trx, own));
  expect(await stateOf()).toEqual(['Kim Lee', 0, [1, 1]]);
  await within((trx) => removeAccount(trx, own));
  expect(await exportAccount(shop.app, db, own)).toEqual({ account: null, sessions: [] });
});
