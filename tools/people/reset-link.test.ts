import { expect, test } from 'vitest';
import { postAuth, signIn } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { openShop, useShop, type Shop } from '#test/shop.ts';
import { makeResetLink } from './reset-link.ts';

const shop = await useShop();
const admin = await shop.createUser('admin');

const linksTo = async (of: Shop) => {
  await of.work();
  return (await of.mails()).filter(({ text }) => text.includes('/reset-password?token='));
};

test('a reset link that the command prints sets a new password once', async () => {
  const robin = await shop.signUpUser('Buyer');
  const url = new URL((await makeResetLink(shop.app, robin.email.toUpperCase(), 'print'))!);
  expect([url.origin, url.pathname]).toEqual([shop.app.config.PUBLIC_URL, '/reset-password']);
  expect(await linksTo(shop)).toEqual([]);
  const body = { token: url.searchParams.get('token'), newPassword: 'quite another 42' };
  expect((await postAuth(shop, 'reset-password', body)).status).toBe(200);
  expectProblem(await postAuth(shop, 'reset-password', body), 400);
  expectProblem(await signIn(shop, robin.email), 401);
  expect((await signIn(shop, robin.email, 'quite another 42')).status).toBe(200);
  const path = `/audit?person=${robin.id}&act=made-reset-link`;
  const { body: audit } = await shop.call('GET', path, { as: admin });
  expect(audit).toMatchObject([{ actor: null, note: 'by the command line, printed' }]);
});

test('a reset link is mailed to the owner at most three times an hour', async () => {
  const limited = await openShop({ RATE_LIMITS: 'on' });
  try {
    const robin = await limited.signUpUser('Buyer');
    for (const sent of [1, 2, 3]) {
      expect(await makeResetLink(limited.app, robin.email, 'mail')).toBeNull();
      expect(await linksTo(limited)).toHaveLength(sent);
    }
    await expect(makeResetLink(limited.app, robin.email, 'mail')).rejects.toThrow('got three such emails');
    expect(await makeResetLink(limited.app, robin.email, 'print')).toContain('/reset-password?token=');
  } finally {
    await limited.close();
  }
});

test('no reset link is made for an unknown address, a closed account or an account at Firebase', async () => {
  const closed = await shop.signUpUser('Buyer');
  await shop.call('DELETE', `/users/${closed.id}`, { as: admin });
  const make = (email: string, app = shop.app) => makeResetLink(app, email, 'mail');
  await expect(make('nobody@example.com')).rejects.toThrow('There is no account');
  await expect(make(closed.email)).rejects.toThrow('is closed');
  const firebase = { ...shop.app, config: { ...shop.app.config, IDENTITY: 'firebase' as const } };
  await expect(make(admin.email, firebase)).rejects.toThrow('Firebase manages passwords');
});
