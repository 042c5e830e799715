import { expect, test } from 'vitest';
import { seal, unseal } from './crypto.server.ts';

const secret = 'a secret of thirty-two characters';

test('sealing a text twice gives different results, and both can be unsealed', () => {
  const text = 'Olá — 東京 https://shop.example/reset-password?token=abc';
  const [one, other] = [seal(secret, 'mails', text), seal(secret, 'mails', text)];
  expect([unseal(secret, 'mails', one), unseal(secret, 'mails', other)]).toEqual([text, text]);
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('token');
});

test('unsealing fails with a wrong secret or purpose, or if the sealed text was changed', () => {
  const sealed = seal(secret, 'mails', 'text');
  expect(() => unseal(`${secret}!`, 'mails', sealed)).toThrow('unable to authenticate');
  expect(() => unseal(secret, 'others', sealed)).toThrow('unable to authenticate');
  for (const at of [0, 20, sealed.length - 3]) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    expect(() => unseal(secret, 'mails', changed)).toThrow('unable to authenticate');
  }
  expect(() => unseal(secret, 'mails', 'short')).toThrow('tag length');
});
