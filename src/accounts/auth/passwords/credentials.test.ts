import * as library from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { openShop, password } from '#test/shop.ts';
import { hashPassword, verifyPassword } from './credentials.server.ts';

const cheap = 4;

test.for([cheap, 14])('a hash of cost %i verifies only its own password', async (cost) => {
  const hash = await hashPassword(password, cost);
  expect(await verifyPassword(hash, password)).toBe(true);
  expect(await verifyPassword(hash, `${password} `)).toBe(false);
});

test('two hashes of one password differ', async () => {
  expect(await hashPassword(password, cheap)).not.toBe(await hashPassword(password, cheap));
});

test('a password matches whether its accents are typed as one character or two', async () => {
  const hash = await hashPassword('caf\u00E9 au lait', cheap);
  expect(await verifyPassword(hash, 'cafe\u0301 au lait')).toBe(true);
});

test('a hash that an earlier version stored verifies its password', async () => {
  const hash = await library.hashPassword(password);
  expect(await verifyPassword(hash, password)).toBe(true);
});

test.for(['', 'salt', 'salt:', 'salt:ff', ':ff'])('verifying the malformed hash %j throws', async (hash) => {
  await expect(verifyPassword(hash, '')).rejects.toThrow('malformed');
});

test('a shop stores passwords at full cost unless PASSWORD_COST lowers it', async () => {
  const shop = await openShop({ PASSWORD_COST: '' });
  try {
    const { email } = await shop.register();
    const rows = await shop.sql<{ password: string }>`select password from identity_account`;
    expect(await library.verifyPassword({ hash: rows[0]!.password, password })).toBe(true);
    const signIn = (word: string) =>
      shop.call('POST', '/auth/sign-in/email', { body: { email, password: word } });
    expect((await signIn(password)).status).toBe(200);
    expect((await signIn('wrong horse 42')).status).toBe(401);
  } finally {
    await shop.close();
  }
});
