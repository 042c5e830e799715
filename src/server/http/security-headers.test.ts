import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { allRoutes } from '#src/server/api/create-api.ts';
import { PageCache } from '#src/server/cache/page-cache.ts';
import { createStaticFiles } from '#src/server/static/static-files.ts';
import { serve } from '#test/serve.ts';
import { openShop } from '#test/shop.ts';
import { createListener } from './listener.ts';
import { inertPolicy, securityHeadersOf } from './response-headers.ts';

const listed = 'https://partner.example.com';
const shop = await openShop();
const root = shop.app.config.STATE_DIR;
for (const [folder, name] of [
  ['build/client/assets', 'x-1a2b.js'],
  ['demo/pictures', 'x.webp'],
  ['images', `${'0'.repeat(32)}.webp`],
] as const) {
  await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, folder, name), 'x');
}
const app = {
  ...shop.app,
  config: { ...shop.app.config, PUBLIC_URL: 'https://shop.example.com', CORS_ORIGINS: [listed] },
};
const pages = createListener(app, new PageCache(app.changes), (request) => shop.api.fetch(request));
const files = createStaticFiles({
  root,
  stateDir: root,
  security: securityHeadersOf(app.config.PUBLIC_URL),
  log: app.log,
  maxOpenFiles: 8,
});
const served = await serve((req, res) => files(req, res, () => pages(req, res)));
afterAll(async () => {
  await served.close();
  await shop.close();
});
const send = (method: string, path: string, headers: Record<string, string> = {}) =>
  served.send(method, path, { headers });

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000',
};

const everyones: Record<string, string> = {
  '/gear': 'public, max-age=300',
  '/gear/adapter': 'public, max-age=300',
  '/suggest': 'public, max-age=60',
  '/search/suggest': 'public, max-age=60',
};

test('every call responds with all security headers, and no cache stores a personal response', async () => {
  const calls = [...allRoutes, ...shop.provider.calls];
  expect(calls.length).toBeGreaterThan(60);
  const { token } = await shop.createUser('admin');
  for (const { method, path } of calls) {
    const url = `/api${path.replaceAll(/\{\w+\}/g, 'x')}`;
    // The second request without a token can be answered from the cache.
    for (const own of [{}, {}, { authorization: `bearer ${token}` }]) {
      const { headers } = await send(method, url, { ...own, 'content-type': 'application/json' });
      expect(headers, `${method} ${url}`).toMatchObject({
        ...always,
        'content-security-policy': inertPolicy,
        'x-request-id': expect.stringMatching(/./),
      });
      if (!('authorization' in own) || path === '/auth/jwks') continue;
      expect(headers['cache-control'], `${method} ${url}`).toBe(everyones[path] ?? 'no-store');
    }
  }
  for (const path of ['/api/cameras', '/api/categories', '/api/search'])
    expect((await send('GET', path)).headers['cache-control'], path).toBeUndefined();
});

test('unknown paths and unknown methods respond with all security headers, too', async () => {
  for (const [method, path] of [
    ['GET', '/api/nothing'],
    ['DELETE', '/nothing'],
    ['PUT', '/api/categories'],
    ['OPTIONS', '/api/cameras'],
    ['TRACE', '/api/cameras'],
    ['GET', '/images/../../etc/passwd'],
  ] as const) {
    const { status, headers } = await send(method, path);
    expect(headers, path).toMatchObject({ ...always, 'content-security-policy': inertPolicy });
    expect(status, path).toBeLessThan(500);
  }
});

test('files have the security headers, and images may be shown elsewhere but run nothing when opened', async () => {
  expect((await send('GET', '/assets/x-1a2b.js')).headers).toMatchObject({
    ...always,
    'content-security-policy': inertPolicy,
    'cache-control': 'public,max-age=31536000,immutable',
  });
  for (const path of ['/demo/x.webp', `/images/${'0'.repeat(32)}.webp`]) {
    const { status, headers } = await send('GET', path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...always,
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': `${inertPolicy}; style-src 'unsafe-inline'; sandbox`,
    });
  }
});

const names = (url: string) => securityHeadersOf(url).map(([name]) => name);
test('HSTS is sent only when the public address uses TLS', () => {
  expect(names('https://shop.example.com')).toContain('strict-transport-security');
  expect(names('http://localhost:3000')).not.toContain('strict-transport-security');
});

function demanded(HSTS: string): string | undefined {
  const config = loadConfig({ PUBLIC_URL: 'https://shop.example.com', HSTS });
  const headers = securityHeadersOf(config.PUBLIC_URL, config.HSTS);
  return headers.find(([name]) => name === 'strict-transport-security')?.[1];
}

test('HSTS=subdomains includes subdomains, and HSTS=off revokes HSTS', () => {
  expect(demanded('')).toBe('max-age=31536000');
  expect(demanded('subdomains')).toBe('max-age=31536000; includeSubDomains');
  expect(demanded('off')).toBe('max-age=0');
});

test('no response allows unlisted inline scripts or styles, or lets another site read it', async () => {
  for (const path of ['/api/cameras', '/api/docs', '/api/openapi.json', '/nothing']) {
    const { headers } = await send('GET', path, { origin: 'https://evil.example' });
    expect(headers['content-security-policy'], path).not.toMatch(/unsafe-|\*/);
    expect(headers['access-control-allow-origin'], path).toBeUndefined();
  }
});

test('a listed origin may call the API with a bearer token, but never with our cookie', async () => {
  const preflightHeaders = { origin: listed, 'access-control-request-method': 'POST' };
  const preflight = await send('OPTIONS', '/api/orders', preflightHeaders);
  expect(preflight.status).toBe(204);
  expect(preflight.headers).toMatchObject({
    ...always,
    'access-control-allow-origin': listed,
    'access-control-allow-headers': expect.stringContaining('authorization'),
    vary: 'origin',
  });
  for (const _ of [1, 2]) {
    const { headers } = await send('GET', '/api/categories', { origin: listed });
    expect(headers['access-control-allow-origin']).toBe(listed);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['vary']).toContain('origin');
  }
  expect((await send('GET', '/api/categories')).headers['access-control-allow-origin']).toBeUndefined();
  for (const [path, origin] of [
    ['/api/auth/token', listed],
    ['/', listed],
    ['/api/orders', 'https://evil.example'],
    ['/api/orders', `${listed}.evil.example`],
    ['/api/orders', 'null'],
  ] as const) {
    const { headers } = await send('OPTIONS', path, { ...preflightHeaders, origin });
    expect(headers['access-control-allow-origin'], `${path} ${origin}`).toBeUndefined();
  }
});

test('origins in the settings must be spelled as browsers send them', () => {
  expect(loadConfig({ CORS_ORIGINS: 'https://a.example, http://localhost:5173' }).CORS_ORIGINS).toEqual([
    'https://a.example',
    'http://localhost:5173',
  ]);
  for (const wrong of ['*', 'https://a.example/', 'a.example', 'https://*.a.example/x', 'file:///x', 'null'])
    expect(() => loadConfig({ CORS_ORIGINS: wrong }), wrong).toThrow(/^CORS_ORIGINS: /);
});
