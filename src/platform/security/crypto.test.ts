import { expect, test } from 'vitest';
import { seal, unseal } from './crypto.server.ts';

const secret = 'a secret of thirty-two characters';

test('what is sealed is read again, and looks otherwise each time', () => {
  const text = 'Olá — 東京 https://shop.example/reset-password?token=abc';
  const [one, other] = [seal(secret, 'mails', text), seal(secret, 'mails', text)];
  expect([unseal(secret, 'mails', one), unseal(secret, 'mails', other)]).toEqual([text, text]);
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('token');
});

test('it is read by no other secret, for no other purpose, and not once it was changed', () => {
  const sealed = seal(secret, 'mails', 'text');
  expect(() => unseal(`${secret}!`, 'mails', sealed)).toThrow('unable to authenticate');
  expect(() => unseal(secret, 'others', sealed)).toThrow('unable to authenticate');
  for (const at of [0, 20, sealed.length - 3]) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    expect(() => unseal(secret, 'mails', changed)).toThrow('unable to authenticate');
  }
  expect(() => unseal(secret, 'mails', 'short')).toThrow('tag length');
});
