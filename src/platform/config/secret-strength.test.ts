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

/** As random as from a generator, and the same in each run. */
function* randomBytes(count: number): Generator<Buffer> {
  for (let seed = 0; seed < count; seed++) yield createHash('sha256').update(`secret ${seed}`).digest();
}

test.for<[string, (bytes: Buffer) => string]>([
  ['openssl rand -hex 32', (bytes) => bytes.toString('hex')],
  ['openssl rand -base64 32', (bytes) => bytes.toString('base64')],
  ['the shop itself', (bytes) => bytes.toString('base64url')],
  ['openssl rand -base64 24', (bytes) => bytes.subarray(8).toString('base64')],
  ['openssl rand -hex 16', (bytes) => bytes.subarray(16).toString('hex')],
])('none of 5,000 secrets made by %s is guessable', ([, write]) => {
  const guessable = [...randomBytes(5_000)].map(write).filter(isGuessable);
  expect(guessable).toEqual([]);
});
