import { request as httpRequest } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { App } from '#src/platform/app.server.ts';
import { onDemand, serveApp, type Got, type Served } from '#test/serve.ts';
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

const serveCounted = () => {
  let made = 0;
  return serve(() => new Response(`made ${++made}`));
};

function set(settings: Partial<App['config']>): void {
  const { config } = app;
  app.config = { ...config, ...settings };
  onTestFinished(() => void (app.config = config));
}

test('HEAD fills the cache for GET, and GET for HEAD', async () => {
  let made = 0;
  const get = await serve(() => new Response(`made ${++made}`));
  for (const path of ['/cameras', '/api/lens?limit=5']) {
    const head = await get(path, { method: 'HEAD' });
    const whole = await get(path);
    expect([head.status, head.body, whole.body]).toEqual([200, '', `made ${made}`]);
    const again = await get(path, { method: 'HEAD' });
    expect(again.headers['content-length']).toBe(String(whole.body.length));
  }
  expect(made).toBe(2);
});

test('concurrent requests for one page share one response', async () => {
  const pages = onDemand();
  const get = await serve(pages.fetch);
  const all = Array.from({ length: 5 }, () => get('/cameras'));
  await pages.nth(0).started;
  // Once a later request over another socket is answered, all requests for the page have arrived.
  pages.nth(1).answer('other');
  await get('/lens');
  pages.nth(0).answer('one');
  expect((await Promise.all(all)).map(({ body }) => body)).toEqual(Array.from({ length: 5 }, () => 'one'));
  expect(pages.count()).toBe(2);
});

test('a page that was requested after a write shows it, even if an older rendering finishes later', async () => {
  const pages = onDemand();
  const get = await serve(pages.fetch);
  const early = get('/cameras');
  await pages.nth(0).started;
  app.changes.note(['listing:x']);
  const late = get('/cameras');
  await pages.nth(1).started;
  // The response that began before the write finishes last.
  pages.nth(1).answer('with the write');
  expect((await late).body).toBe('with the write');
  pages.nth(0).answer('without it');
  expect((await early).body).toBe('without it');
  expect((await get('/cameras')).body).toBe('with the write');
  expect(pages.count()).toBe(2);
});

test('a write that happens while a page is rendered is on the page, even if the page is next requested after that rendering', async () => {
  const pages = onDemand();
  const get = await serve(pages.fetch);
  const early = get('/cameras');
  await pages.nth(0).started;
  app.changes.note(['user:x']);
  pages.nth(0).answer('without it');
  await early;
  pages.nth(1).answer('with the write');
  expect((await get('/cameras')).body).toBe('with the write');
});

test('a call with a token, or that is not public, gets a fresh response; a page is the same for everyone', async () => {
  const get = await serveCounted();
  const headers = { authorization: 'bearer x' };
  const requests: [path: string, number: number, options?: { headers: typeof headers }][] = [
    ['/api/cameras', 1],
    ['/api/cameras', 2, { headers }],
    ['/api/cameras', 3, { headers }],
    ['/api/users', 4],
    ['/api/users', 5],
    ['/api/cameras', 1],
    ['/cameras', 6, { headers }],
    ['/cameras', 6],
    ['/cameras', 6, { headers }],
    ['/cameras?limit=5', 7],
    ['/cameras?limit=5&utm_source=mail', 7],
  ];
  for (const [path, number, options] of requests)
    expect((await get(path, options)).body, path).toBe(`made ${number}`);
});

test.for([
  ['off', ['made 1', 'made 2']],
  ['on', ['made 1', 'made 1']],
] as const)('with RATE_LIMITS=%s two requests with no-store get %s', async ([RATE_LIMITS, bodies]) => {
  set({ RATE_LIMITS });
  const get = await serveCounted();
  const headers = { 'cache-control': 'no-store' };
  const got = [await get('/cameras', { headers }), await get('/cameras', { headers })];
  expect(got.map(({ body }) => body)).toEqual(bodies);
});

test('a failure or a response that sets a cookie is not cached', async () => {
  let made = 0;
  const responses = [
    new Response('gone', { status: 404 }),
    new Response('broken', { status: 500 }),
    new Response('mine', { headers: { 'set-cookie': 'a=b' } }),
    new Response('good'),
  ];
  const get = await serve(() => responses[Math.min(made++, 3)]!.clone());
  const bodies = [];
  for (let count = 0; count < 5; count++) bodies.push((await get('/cameras')).body);
  expect(bodies).toEqual(['gone', 'broken', 'mine', 'good', 'good']);
  expect(made).toBe(4);
});

test('concurrent requests for a page that fails all get the failure', async () => {
  const pages = onDemand();
  const get = await serve(
    async (request) => new Response(await (await pages.fetch(request)).text(), { status: 404 }),
  );
  const both = [get('/cameras/x'), get('/cameras/x')];
  await pages.nth(0).started;
  pages.nth(1).answer('unused');
  pages.nth(0).answer('no such');
  for (const { status } of await Promise.all(both)) expect(status).toBe(404);
});

test('a client that disconnects does not cancel the response for the others', async () => {
  const pages = onDemand();
  const get = await serve(pages.fetch);
  const { server, port } = served;
  const first = httpRequest({ host: '127.0.0.1', port, path: '/cameras' });
  first.on('error', () => undefined);
  first.end();
  await pages.nth(0).started;
  const second = get('/cameras');
  first.destroy();
  await vi.waitFor(async () => {
    const open = await new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
    expect(open).toBe(1);
  });
  pages.nth(0).answer('for the second');
  expect((await second).body).toBe('for the second');
});
