import { expect, test } from 'vitest';
import { readToken } from './access-token.ts';

const encode = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const token = (claims: unknown) => `head.${encode(claims)}.signature`;

test('a token says when it ends and whose it is, in any script', () => {
  const claims = { exp: 1_800_000_000, sub: 'a1', email: 'øy@example.com', name: '山田 👩‍🚀?>~' };
  expect(readToken(token(claims))).toEqual({
    token: token(claims),
    expires: 1_800_000_000_000,
    subject: 'a1',
    email: 'øy@example.com',
    name: '山田 👩‍🚀?>~',
  });
});

test.for([
  '',
  'x',
  'a.b.c',
  'a.!!!.c',
  token(null),
  token([]),
  token({}),
  token({ exp: '1', sub: 'a1', email: 'a@example.com', name: 'x' }),
  token({ exp: 1, email: 'a@example.com', name: 'x' }),
  token({ exp: 1, sub: 'a1', email: 5, name: 'x' }),
  token({ exp: 1, sub: 'a1', email: 'a@example.com', name: 5 }),
])('what a browser kept that is no token is none: %j', (kept) => expect(readToken(kept)).toBeNull());
