import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import type { App } from '#src/platform/app.server.ts';
import { deviceCookie, readKnownDevice } from './guess-limit.server.ts';

const appAt = (url: string) => ({ config: { PUBLIC_URL: url }, authSecret: 'a secret' }) as App;
const app = appAt('http://localhost:3000');
const robin = { id: 'robin', email: 'robin@example.com', version: 2 };
const name = `rangefinder.device.${createHash('sha256').update(robin.email).digest('hex').slice(0, 16)}`;

/** Builds the cookie independently of the code, because cookies that browsers already have must stay valid. */
function signed(nonce: string, { id, email, version } = robin): string {
  const key = new Uint8Array(hkdfSync('sha256', 'a secret', '', 'rangefinder known device', 32));
  const facts = JSON.stringify([id, email, version, nonce]);
  return `${nonce}.${createHmac('sha256', key).update(facts).digest('base64url')}`;
}
const read = (cookie?: string, device = robin) =>
  readKnownDevice(
    app,
    new Request('http://localhost', { headers: cookie === undefined ? {} : { cookie } }),
    device,
  );

test('a known browser is recognized even if it sends other cookies, too', () => {
  const own = `${name}=${signed('n1')}`;
  for (const cookie of [own, `other=1; ${own}`, `other=1;${own}; more=2`, `other=1;   ${own}`])
    expect(read(cookie), cookie).toBe('n1');
});

test('a browser without a cookie, or with one for another account or version, is not known', () => {
  const of = (changes: object) => `${name}=${signed('n1', { ...robin, ...changes })}`;
  for (const cookie of [
    undefined,
    '',
    'other=1',
    `other=${signed('n1')}`,
    `${name}=`,
    `${name}=n1`,
    `${name}=${signed('n1')}x`,
    `${name}=n2.${signed('n1').split('.')[1]}`,
    of({ id: 'kim' }),
    of({ email: 'kim@example.com' }),
    of({ version: 1 }),
  ])
    expect(read(cookie), cookie).toBeNull();
  expect(read(`${name}=${signed('n1')}`, { ...robin, email: 'kim@example.com' })).toBeNull();
});

test('the cookie lasts a year and is accepted when it is sent back', () => {
  const cookie = deviceCookie(app, robin);
  const [, nonce, signature] =
    /^rangefinder\.device\.[0-9a-f]{16}=([\w-]{22})\.([\w-]{43}); Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/.exec(
      cookie,
    )!;
  expect(cookie.split(';')[0]).toBe(`${name}=${signed(nonce!)}`);
  expect(signature).toBe(signed(nonce!).split('.')[1]);
  expect(read(cookie.split(';')[0])).toBe(nonce);
  expect(deviceCookie(appAt('https://shop.example'), robin)).toMatch(
    /^__Secure-rangefinder\.device\.[0-9a-f]{16}=.*; SameSite=Lax; Secure$/,
  );
});
