import { afterEach, expect, test, vi } from 'vitest';
import { ownerKey, storageKey, roleKey } from '#src/ui/client/personal-storage.ts';
import { stubStorage } from '#test/storage.ts';
import { loadToken, readToken, storeRole, storeToken } from './stored-token.ts';

afterEach(() => vi.unstubAllGlobals());

const encode = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const token = (claims: unknown) => `head.${encode(claims)}.signature`;

test('the expiry and the user are read from a token, whatever script the name is in', () => {
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
])('a stored value that is not a token is read as null: %j', (storage) =>
  expect(readToken(storage)).toBeNull(),
);

test('a token without a name is accepted', () => {
  const { name } = readToken(token({ exp: 1, sub: 'a1', email: 'a@example.com' }))!;
  expect(name).toBe('');
});

test("a browser stores the token and the role until the session ends, and keeps the user's id after that", () => {
  const storage = stubStorage();
  const mine = token({ exp: 1, sub: 'a1', email: 'a@example.com', name: 'x' });
  expect(loadToken()).toBeNull();
  storeToken(mine);
  storeRole('Seller');
  expect([...storage]).toEqual([
    [ownerKey, 'a1'],
    [storageKey, mine],
    [roleKey, 'Seller'],
  ]);
  expect(loadToken()).toEqual(readToken(mine));
  storeToken(null);
  storeRole(null);
  expect([...storage]).toEqual([[ownerKey, 'a1']]);
  expect(loadToken()).toBeNull();
});
