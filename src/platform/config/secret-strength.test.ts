import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isGuessable } from './secret-strength.server.ts';

test.for([
  ' '.repeat(32),
  'a'.repeat(32),
  'ab'.repeat(20),
  'change-me-change-me-change-me-change-me',
  'change-me-to-something-long-and-secret',
  'please-change-this-secret-in-production!!',
  'Password1Password2Password3Password4',
  'hunter2hunter2hunter2hunter2hunter2',
  'correct horse battery staple correct horse',
  'CorrectHorseBatteryStapleForTheShopOfMine',
  'OTHER PEOPLE WANTED THEIR CAMERAS RESTORED',
  'the cat sat on the mat and the dog ate it all up',
  'ein geheimnis das lang genug ist fuer den laden',
  '0123456789abcdef0123456789abcdef',
  'fedcba9876543210'.repeat(4),
  '12345678901234567890123456789012',
  'qwertyuiopasdfghjklzxcvbnm123456',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  'deadbeef'.repeat(8),
  '0'.repeat(63) + '1',
  'aabbbaabaabbabaabbabbabaababbabab',
  'Zk4vX9',
])('%j is guessable', (secret) => expect(isGuessable(secret)).toBe(true));

function* randomBytes(count: number): Generator<Buffer> {
  for (let seed = 0; seed < count; seed++) yield createHash('sha256').update(`secret ${seed}`).digest();
}

const characters = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const pick = (bytes: Buffer, count: number): string =>
  [...bytes].map((byte) => characters[byte % count]).join('');

test.for<[string, (bytes: Buffer) => string]>([
  ['openssl rand -hex 32', (bytes) => bytes.toString('hex')],
  ['openssl rand -base64 32', (bytes) => bytes.toString('base64')],
  ['the shop itself', (bytes) => bytes.toString('base64url')],
  ['openssl rand -base64 24', (bytes) => bytes.subarray(8).toString('base64')],
  ['openssl rand -hex 16', (bytes) => bytes.subarray(16).toString('hex')],
  ['openssl rand -base64 18', (bytes) => bytes.subarray(14).toString('base64')],
  ['openssl rand -base64 16', (bytes) => bytes.subarray(16).toString('base64')],
  ['the shortest base64url of 128 bits', (bytes) => bytes.subarray(16).toString('base64url')],
  ['a password manager with 24 letters and digits', (bytes) => pick(bytes.subarray(8), 62)],
  ['a password manager with 27 lowercase letters and digits', (bytes) => pick(bytes.subarray(5), 36)],
])('none of 5,000 secrets made by %s is guessable', ([, write]) => {
  const guessable = [...randomBytes(5_000)].map(write).filter(isGuessable);
  expect(guessable).toEqual([]);
});
