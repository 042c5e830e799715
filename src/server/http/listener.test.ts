import { expect, onTestFinished, test, vi } from 'vitest';
import type { App } from '#src/platform/app.server.ts';
import { Changes } from '#src/platform/cache/changes.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { loopDelayMs } from '#src/server/overload/slot-pool.ts';
import { serveApp, type Got, type Served } from '#test/serve.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();
const app = shop.app;

type Get = (path: string, options?: { headers?: Record<string, string>; method?: string }) => Promise<Got>;

let served: Served;

async function serve(fetch: (request: Request) => Response | Promise<Response>): Promise<Get> {
  const { send, close } = (served = await serveApp(app, fetch));
  onTestFinished(close);
  return (path, { headers = {}, method = 'GET' } = {}) => send(method, path, { headers });
}

function set(settings: Partial<App['config']>): void {
  const { config } = app;
  app.config = { ...config, ...settings };
  onTestFinished(() => void (app.config = config));
}

test.for([
  ['//', '/'],
  ['//evil.example', '/evil.example'],
  ['/c%61meras/?x=1&q=a', '/cameras?q=a'],
  ['/cameras?limit=1&limit=2', '/cameras?limit=2'],
])('the page %s redirects to %s', async ([path = '', location]) => {
  const get = await serve(() => new Response('made'));
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await get(path, { method });
    expect([status, headers.location, headers['x-content-type-options']]).toEqual([301, location, 'nosniff']);
  }
});

test.for([
  ['GET', `/cameras?q=${'x'.repeat(2_048)}`, 414],
  ['GET', `/api/cameras?${'a&'.repeat(41)}`, 400],
  ['POST', '/cameras', 405],
  ['POST', '/cameras.data', 405],
  ['DELETE', '//', 405],
  ['PROPFIND', '/', 405],
] as const)(
  '%s %s is rejected before it is handled, and nothing is logged',
  async ([method, path, expected]) => {
    let worked = 0;
    const failures = vi.spyOn(app.log, 'error');
    const get = await serve(() => new Response(String(++worked)));
    const { status, headers, body } = await get(path, { method });
    expect([status, worked, failures.mock.calls]).toEqual([expected, 0, []]);
    expect([headers['content-type'], JSON.parse(body).status]).toEqual([
      'application/problem+json',
      expected,
    ]);
    failures.mockRestore();
  },
);

test('a process whose event loop lags still responds when load shedding is off', async () => {
  set({ LOAD_SHEDDING: 'off' });
  const get = await serve(() => new Response('made'));
  await get('/cameras');
  const until = performance.now() + 1_000;
  while (performance.now() < until) loopDelayMs();
  expect(await get('/cameras')).toMatchObject({ status: 200, body: 'made' });
});

test('an uncached request is handled under its canonical address', async () => {
  const get = await serve(({ url }) => new Response(url));
  const headers = { authorization: 'bearer x' };
  for (const [path, made] of [
    ['/api/s%65arch?x=1&%71=a', '/api/search?q=a'],
    ['http://evil.example/api/users?role=Seller', '/api/users?role=Seller'],
  ] as const)
    expect((await get(path, { headers })).body).toBe(`http://localhost:3000${made}`);
});

test('a public response depends on no header that a client sends', async () => {
  const seen: string[] = [];
  const get = await serve((request) => {
    seen.push(...request.headers.keys());
    return new Response(`${request.method} ${request.url}`);
  });
  const headers = { cookie: 'session=secret', host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  expect((await get('/cameras', { headers })).body).toBe('GET http://localhost:3000/cameras');
  expect(seen).toEqual([]);
});

test('an error becomes a problem response that is not cached', async () => {
  let made = 0;
  app.log.level = 'silent';
  const get = await serve(() => {
    if (made++ === 0) throw new Error('select secret from users');
    return new Response('good');
  });
  const failed = await get('/cameras');
  app.log.level = 'error';
  expect(failed.status).toBe(500);
  expect(failed.headers['content-type']).toBe('application/problem+json');
  expect(failed.body).not.toMatch(/secret/);
  expect((await get('/cameras')).body).toBe('good');
});

test('responses are compressed for clients that accept gzip, cached or not', async () => {
  const long = 'Nikon '.repeat(1000);
  const get = await serve(() => new Response(long, { headers: { 'content-type': 'text/html' } }));
  for (const from of ['made', 'cached']) {
    const url = `http://127.0.0.1:${served.port}/cameras`;
    const response = await fetch(url, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(await response.text(), from).toBe(long);
    expect(response.headers.get('content-encoding'), from).toBe('gzip');
    expect(response.headers.get('vary'), from).toMatch(/accept-encoding/i);
  }
  const plain = await get('/cameras');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, long]);
  const refused = await get('/cameras', { headers: { 'accept-encoding': 'gzip;q=0, identity' } });
  expect([refused.headers['content-encoding'], refused.body]).toEqual([undefined, long]);
});

test('only the address from the socket is passed on, whatever the client sends', async () => {
  const get = await serve((request) => new Response(request.headers.get('x-edge-client-ip')));
  for (const headers of [
    {},
    { 'x-edge-client-ip': '203.0.113.9' },
    { 'X-Edge-Client-IP': '203.0.113.9, 203.0.113.10' },
  ] as Record<string, string>[])
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await get('/api/auth/token', { headers, method })).body, method).toBe('127.0.0.1');
});

test('every response has a request id of its own, whatever the client sends', async () => {
  const get = await serve((request) => {
    if (request.url.endsWith('/x')) throw new Error('a fault');
    return new Response('x');
  });
  app.log.level = 'silent';
  const headers = { 'x-request-id': 'chosen-by-me' };
  const responses = [];
  for (const path of ['/cameras', '/cameras', '/api/users', '/x'])
    responses.push(await get(path, { headers }));
  app.log.level = 'error';
  const ids = responses.map((answer) => answer.headers['x-request-id']);
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}-[0-9a-z]+$/);
  expect(responses[3]!.status).toBe(500);
});

test('a valid request id of our own proxy is used', async () => {
  set({ TRUSTED_PROXIES: ['127.0.0.1'] });
  const get = await serve(() => new Response('x'));
  const send = async (id: string) =>
    (await get('/x', { headers: { 'x-request-id': id } })).headers['x-request-id'];
  expect(await send('0198c5a0-7c1e-7000')).toBe('0198c5a0-7c1e-7000');
  for (const id of ['short', 'with space', 'x'.repeat(65), '<script>alert(1)</script>'])
    expect(await send(id)).not.toBe(id);
});

test.for([
  ['answers 503', () => new Response('unavailable', { status: 503 })],
  [
    'fails',
    () => {
      throw new AppError('unavailable');
    },
  ],
] as const)('a page that %s during an outage is served from the cache', async ([, fail]) => {
  const changes = new Changes();
  changes.markRead();
  let attempts = 0;
  const { send, close } = await serveApp({ ...app, changes }, ({ url }) => {
    attempts++;
    return changes.listening && url.endsWith('/cameras') ? new Response('made') : fail();
  });
  onTestFinished(close);
  await send('GET', '/cameras');
  changes.markUnread();
  const stale = await send('GET', '/cameras');
  expect([stale.status, stale.body, stale.headers['age']]).toEqual([200, 'made', '1']);
  expect(attempts, 'it is tried while the database may answer').toBe(2);
  const other = await send('GET', '/lens');
  expect(other.status).toBe(503);
  expect(Number(other.headers['retry-after'])).toBeGreaterThan(0);
  changes.markUnread({ isDatabaseGone: true });
  expect((await send('GET', '/cameras')).body).toBe('made');
  expect(attempts, 'it is not tried once the database is known to be gone').toBe(3);
});

test('a response with status 503 keeps its own Retry-After', async () => {
  const get = await serve(() => new Response('', { status: 503, headers: { 'retry-after': '60' } }));
  expect((await get('/x')).headers['retry-after']).toBe('60');
});

test('the connection of a request without a body stays open after a refusal and a redirect', async () => {
  const get = await serve(() => new Response('made'));
  for (const [path, status] of [
    ['/CAMERAS/', 301],
    [`/cameras?q=${'x'.repeat(2_100)}`, 414],
  ] as const) {
    const { headers, ...answer } = await get(path, { headers: { connection: 'keep-alive' } });
    expect([answer.status, headers.connection]).toEqual([status, 'keep-alive']);
  }
});
