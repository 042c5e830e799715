import { expect, test } from 'vitest';
import { factorRoutes } from '#src/accounts/auth/second-factor/factor-routes.server.ts';
import {
  badChoice,
  badEmail,
  badLine,
  badPassword,
  badText,
  noText,
  writeJson,
  type Bad,
} from '#test/bad-values.ts';
import { SoftPasskey } from '#test/passkeys.ts';
import { expectProblem } from '#test/problems.ts';
import { password, useShop } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';
import { accountRoutes } from './account-routes.server.ts';

const shop = await useShop();
const robin = await shop.register('Robin');

const json = { 'content-type': 'application/json' };
const badProof: Bad[] = [...noText, ['missing', undefined], ['empty', ''], ['too long', 'x'.repeat(129)]];
const badCode: Bad[] = [...noText, ['missing', undefined], ['empty', ''], ['too long', 'x'.repeat(41)]];
const badToken: Bad[] = [...noText, ['missing', undefined], ['empty', ''], ['too long', 'x'.repeat(201)]];
const newPassword = 'fresh paint 77';

const signUp = { name: 'Robin', email: 'new@example.com', password };
// Leaves out the longest text: a body over 16 kB is rejected before it is parsed.
const badName = badText(120).filter(([what]) => what !== 'far too long');

test.for<[string, string, object, Bad[]]>([
  ['sign-up/email', 'name', signUp, badName],
  ['sign-up/email', 'email', signUp, badEmail],
  ['sign-up/email', 'password', signUp, badPassword],
  ['sign-in/email', 'email', { password }, badEmail],
  ['sign-in/email', 'password', { email: 'new@example.com' }, badProof],
  ['request-password-reset', 'email', {}, badEmail],
  ['reset-password', 'token', { newPassword }, badToken],
  ['reset-password', 'newPassword', { token: 'x' }, badPassword],
  ['verify-email', 'token', {}, badToken],
  ['check-link', 'token', { purpose: 'reset' }, badToken],
  ['check-link', 'purpose', { token: 'x' }, badChoice('change', 'Reset')],
  ['confirm', 'proof', {}, badProof],
  ['change-password', 'newPassword', {}, badPassword],
  [
    'revoke-session',
    'id',
    {},
    [...noText, ['missing', undefined], ['empty', ''], ['too long', 'x'.repeat(101)]],
  ],
  ['change-email', 'newEmail', {}, badEmail],
  ['two-factor/confirm', 'code', {}, badCode],
  ['two-factor/verify', 'code', {}, badCode],
  ['passkeys/rename', 'name', { id: 'x' }, badLine(60).filter(([what]) => what !== 'far too long')],
])('%s names the field %s when it is invalid, and stores nothing', async ([call, field, good, bad]) => {
  const before = await fingerprint(shop);
  for (const [what, value] of bad) {
    const body = writeJson({ ...good, [field]: value });
    const response = await shop.call('POST', `/auth/${call}`, { as: robin.session, body, headers: json });
    expectProblem(response, 422, [field], what);
  }
  expect(await fingerprint(shop)).toBe(before);
});

const own = [...accountRoutes, ...factorRoutes].filter((call) => 'proof' in call);
const bodies: Record<string, object> = {
  '/auth/confirm': { proof: password },
  '/auth/two-factor/confirm': { code: '123456' },
  '/auth/change-password': { newPassword },
  '/auth/change-email': { newEmail: 'new@example.com' },
  '/auth/unlink-account': { providerId: 'google' },
  '/auth/revoke-session': { id: 'none' },
  '/auth/passkeys': { name: 'x', passkey: new SoftPasskey().create('x') },
  '/auth/passkeys/rename': { id: 'none', name: 'x' },
  '/auth/passkeys/remove': { id: 'none' },
};

test.for(own.map(({ method, path }) => [method, path] as const))(
  '%s %s requires a session, and rejects access tokens and requests from other sites',
  async ([method, path]) => {
    const before = await fingerprint(shop);
    const body = method === 'POST' ? (bodies[path] ?? {}) : undefined;
    for (const as of [undefined, 'x', robin.token, robin.idToken])
      expectProblem(await shop.call(method, path, { ...(as && { as }), body }), 401);
    if (method === 'POST') {
      const headers = { origin: 'https://evil.example' };
      expectProblem(await shop.call(method, path, { as: robin.session, body, headers }), 403);
    }
    expect(await fingerprint(shop)).toBe(before);
  },
);

test('no response about an account may be cached', async () => {
  for (const path of ['/auth/token', '/auth/get-session', '/auth/account', '/auth/list-sessions']) {
    const { headers, status } = await shop.call('GET', path, { as: robin.session });
    expect([status, headers.get('cache-control')], path).toEqual([200, 'no-store']);
  }
  const signedIn = await shop.call('POST', '/auth/sign-in/email', { body: { email: robin.email, password } });
  expect(signedIn.headers.get('cache-control')).toBe('no-store');
  expect((await shop.call('GET', '/auth/jwks')).headers.get('cache-control')).toBeNull();
});
