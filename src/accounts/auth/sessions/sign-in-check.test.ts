import { expect, test } from 'vitest';
import { exchange, type IdentityProvider } from '#src/accounts/auth/service.server.ts';
import { accountIdOf } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { closeAccount, useShop, type Account, type TestUser } from '#test/shop.ts';
import { acceptSignIn, checkSignIn } from './sign-in-check.server.ts';

const shop = await useShop();
const { db } = shop.app;
const request = new Request('http://localhost');

async function lastAct({ id }: { id: string }) {
  const rows = db.selectFrom('audit_log').select(['act', 'note']).where('actor_id', '=', id);
  return rows.orderBy('id', 'desc').limit(1).executeTakeFirst();
}
const suspend = ({ id }: TestUser) =>
  shop.sql`update users set suspended_at = now(), suspended_by = id, suspended_for = 'Why.' where id = ${id}`;

async function responseFor({ email, session }: Account): Promise<Response> {
  return Response.json({ token: session.split('.')[0], user: { id: await accountIdOf(shop, email) } });
}

test('a sign-in gets no session if the password was changed after its check', async () => {
  const robin = await shop.signUpUser('Buyer');
  const late = checkSignIn(shop.app, request, robin.email, await responseFor(robin), 'sign-in', 1);
  await expect(late).rejects.toMatchObject({
    code: 'unauthenticated',
    message: 'Invalid email or password',
    more: { code: 'INVALID_EMAIL_OR_PASSWORD' },
  });
  expectProblem(await shop.call('GET', '/auth/token', { as: robin.session }), 401);
  const kim = await shop.signUpUser('Buyer');
  const passed = await checkSignIn(shop.app, request, kim.email, await responseFor(kim), 'sign-in');
  expect(passed.headers.get('set-cookie')).toMatch(/^rangefinder\.device\./);
  expect(await lastAct(kim)).toEqual({ act: 'sign-in', note: null });
  expect((await shop.call('GET', '/auth/token', { as: kim.session })).status).toBe(200);
});

test('a refused sign-in is logged, and the entry for a Google login names Google', async () => {
  const [suspended, closed] = [await shop.signUpUser('Buyer'), await shop.signUpUser('Buyer')];
  await suspend(suspended);
  await closeAccount(shop, closed);
  for (const [user, code] of [
    [suspended, 'suspended'],
    [closed, 'forbidden'],
  ] as const) {
    const refused = checkSignIn(shop.app, request, user.email, await responseFor(user), 'sign-in');
    await expect(refused).rejects.toMatchObject({ code });
    expect(await lastAct(user)).toEqual({ act: 'sign-in-refused', note: null });
  }
  const byGoogle = async ({ email }: Account) =>
    acceptSignIn(
      shop.app,
      request,
      { userId: await accountIdOf(shop, email), email, session: { id: 'none' }, provider: 'google' },
      'sign-in',
    );
  await byGoogle(suspended);
  await expect(byGoogle(closed)).rejects.toMatchObject({ code: 'forbidden' });
  const robin = await shop.signUpUser('Buyer');
  await byGoogle(robin);
  const entries = [await lastAct(suspended), await lastAct(closed), await lastAct(robin)];
  expect(entries).toEqual([
    { act: 'sign-in-refused', note: 'google' },
    { act: 'sign-in-refused', note: 'google' },
    { act: 'sign-in', note: 'google' },
  ]);
});

test('an email address from an outside provider is adopted at the token exchange only if it is verified', async () => {
  const robin = await shop.createUser('Buyer');
  const read = () =>
    db
      .selectFrom('users')
      .select(['issuer', 'subject', 'email', 'email_verified'])
      .where('id', '=', robin.id)
      .executeTakeFirstOrThrow();
  const { issuer, subject } = await read();
  const emailAfterSignIn = async (email: string, emailVerified?: boolean) => {
    const proof = {
      issuer,
      subject,
      email,
      name: 'Robin',
      ...(emailVerified !== undefined && { emailVerified }),
    };
    const provider: IdentityProvider = { ...shop.provider, verifyIdToken: async () => proof };
    await exchange(shop.app, provider, 'proof', email.toLowerCase());
    const { email: now, email_verified: shown } = await read();
    return [now, shown];
  };
  const { email } = robin;
  expect(await emailAfterSignIn(email.toUpperCase(), true)).toEqual([email, true]);
  expect(await emailAfterSignIn(email, true)).toEqual([email, true]);
  expect(await emailAfterSignIn(email)).toEqual([email, false]);
  expect(await emailAfterSignIn('robin.new@example.com')).toEqual([email, false]);
  expect(await emailAfterSignIn('Robin.New@example.com', true)).toEqual(['robin.new@example.com', true]);
  const another = await shop.createUser('Buyer');
  expect(await emailAfterSignIn(another.email, true)).toEqual(['robin.new@example.com', true]);
});
