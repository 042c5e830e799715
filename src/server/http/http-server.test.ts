import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { allRoutes } from '#src/server/api/create-api.ts';
import { PageCache } from '#src/server/cache/page-cache.ts';
import { closing, exchange, head, statusOf } from '#test/raw-http.ts';
import { useShop } from '#test/shop.ts';
import { aForm } from '#test/uploads.ts';
import { createHttpServer, limits } from './http-server.ts';
import { createListener } from './listener.ts';
import { securityHeadersOf } from './response-headers.ts';

const shop = await useShop();

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(given: Partial<typeof limits> = {}): Promise<number> {
  const pages = createListener(shop.app, new PageCache(shop.app.changes), (request) =>
    shop.api.fetch(request),
  );
  return listen(pages, given);
}

async function listen(listener: RequestListener, given: Partial<typeof limits>): Promise<number> {
  const security = securityHeadersOf(loadConfig({}).PUBLIC_URL);
  server = createHttpServer(listener, security, { ...limits, ...given });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('10,000 headers or one very long header are rejected with a problem before they are processed', async () => {
  const port = await serve();
  const many = Array.from({ length: 10_000 }, (_, index) => `x-${index}: 1`);
  for (const lines of [many, [`x: ${'y'.repeat(20_000)}`], [`cookie: ${'a=1; '.repeat(5_000)}`]]) {
    const text = await exchange(port, head('GET /api/cameras HTTP/1.1', 'host: x', ...lines));
    expect(statusOf(text)).toBe(431);
    expect(text).toContain('content-type: application/problem+json');
    expect(text).toContain('urn:rangefinder:problem:headers-too-large');
    expect(text).toContain('x-content-type-options: nosniff');
  }
  expect(statusOf(await exchange(port, head(`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'host: x')))).toBe(431);
});

test('connections that send headers slowly are closed and do not delay others', async () => {
  const port = await serve({ headersMs: 300 });
  const slow: Socket[] = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'));
  const ended = slow.map((socket) => closing(socket.on('error', () => undefined).resume()));
  for (const socket of slow) socket.write('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ');
  expect(statusOf(await exchange(port, head('GET /api/cameras HTTP/1.1', 'host: x')))).toBe(200);
  await Promise.all(ended);
});

test('a request whose announced body does not arrive is rejected', async () => {
  const port = await serve({ headersMs: 200, requestMs: 400 });
  const { token } = await shop.createUser('Seller');
  const text = await exchange(
    port,
    [
      'POST /api/cameras HTTP/1.1',
      'host: x',
      `authorization: bearer ${token}`,
      'content-type: application/json',
      'content-length: 1000',
      '',
      '{',
    ].join('\r\n'),
  );
  expect([408, 400]).toContain(statusOf(text));
});

test('a response that the client does not read is cut off, but one that takes long to create is not', async () => {
  const answers: ServerResponse[] = [];
  const port = await listen((_, res) => void answers.push(res), { unreadMs: 100 });
  const send = async () => {
    const received = once(server!, 'request');
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    await received;
    return { socket, answer: answers.at(-1)! };
  };
  const slow = await send();
  await once(slow.answer, 'timeout');
  slow.answer.end('finished');
  expect(await readAll(slow.socket)).toContain('finished');
  const unread = await send();
  const closed = once(unread.answer.socket!, 'close');
  // More than fits into the buffers of the sockets.
  unread.answer.end(Buffer.alloc(100_000_000));
  await closed;
  unread.socket.destroy();
});

const uploads = allRoutes.flatMap(({ path, file }) =>
  file ? [{ path: `/api${path.replace('{id}', newId())}`, ...file }] : [],
);

test('a file may be as large as its call allows', async () => {
  const port = await serve();
  const { token } = await shop.createUser('admin');
  for (const { path, field, maxBytes } of uploads) {
    const body = aForm([[field, Buffer.alloc(maxBytes)]]);
    const headers = { authorization: `bearer ${token}` };
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
    expect([path, status]).not.toEqual([path, 413]);
  }
});

test('an upload without a login is rejected with 401 before its body arrives', async () => {
  const port = await serve();
  for (const { path } of uploads)
    for (const login of ['accept: */*', 'authorization: bearer nonsense']) {
      const lines = ['host: x', login, 'content-type: multipart/form-data; boundary=x'];
      const refused = await exchange(
        port,
        head(`POST ${path} HTTP/1.1`, ...lines, 'content-length: 5000000'),
      );
      expect(statusOf(refused), path).toBe(401);
    }
});

test('a refused upload leaves its connection open, and its body is dropped', async () => {
  const port = await serve();
  const { token } = await shop.createUser('Seller');
  const bytes = 20_000_000;
  for (const [login, status] of [
    ['accept: */*', 401],
    [`authorization: bearer ${token}`, 413],
  ] as const) {
    const socket = connect(port, '127.0.0.1');
    const all = readAll(socket);
    const type = 'content-type: multipart/form-data; boundary=x';
    socket.write(
      ['POST /api/images HTTP/1.1', 'host: x', login, type, `content-length: ${bytes}`, '', ''].join('\r\n'),
    );
    await once(socket, 'readable');
    socket.write(Buffer.alloc(bytes));
    socket.write(head('GET /api/cameras HTTP/1.1', 'host: x'));
    const statuses = [...(await all).matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, each]) => Number(each));
    expect(statuses).toEqual([status, 200]);
  }
});

test('a body of a gigabyte is rejected before all of it arrives, with or without Content-Length', async () => {
  const port = await serve();
  const { token } = await shop.createUser('Seller');
  const before = process.memoryUsage().rss;
  for (const [path, type] of [
    ['/api/cameras', 'application/json'],
    ['/api/images', 'multipart/form-data; boundary=x'],
    ['/api/auth/sign-in/email', 'application/json'],
  ] as const) {
    const lines = [
      'host: x',
      `origin: ${shop.app.config.PUBLIC_URL}`,
      `authorization: bearer ${token}`,
      `content-type: ${type}`,
    ];
    const answer = await exchange(
      port,
      head(`POST ${path} HTTP/1.1`, ...lines, `content-length: ${2 ** 30}`),
    );
    expect(statusOf(answer), path).toBe(413);
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const chunks = Array.from({ length: 400 }, () => chunk);
    const flood = await exchange(
      port,
      head(`POST ${path} HTTP/1.1`, ...lines, 'transfer-encoding: chunked'),
      ...chunks,
    );
    // A client that keeps sending may not receive the response.
    expect([413, Number.NaN], path).toContain(statusOf(flood));
  }
  expect((process.memoryUsage().rss - before) / 1e6, 'megabytes more').toBeLessThan(200);
});

test.for([
  ['two lengths', ['content-length: 4', 'content-length: 5']],
  ['a length and chunks', ['content-length: 4', 'transfer-encoding: chunked']],
  ['an odd coding', ['transfer-encoding: chunked, identity']],
  ['an invalid length', ['content-length: 4x']],
  ['a folded header', ['x: a', ' b']],
  ['a header without a name', [': x']],
  ['a space before the colon', ['transfer-encoding : chunked']],
] as const)(
  'a request with %s is rejected, and the bytes after it are not run as a request',
  async ([, lines]) => {
    const next = 'GET /api/categories HTTP/1.1\r\nhost: x\r\n\r\n';
    const request = ['POST /api/newsletter HTTP/1.1', 'host: x', ...lines, '', '0\r\n\r\n', next];
    const text = await exchange(await serve(), request.join('\r\n'));
    expect(text.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
    expect(statusOf(text)).toBe(400);
  },
);

test('a request with no host, two hosts or another protocol is rejected, and its connection is closed', async () => {
  const port = await serve();
  for (const sent of [
    'GET /api/cameras HTTP/1.1\r\n\r\n',
    'GET /api/cameras HTTP/1.1\r\nhost: x\r\nHost: evil.example\r\n\r\n',
    'GET /api/cameras HTTP/1.1\r\nhost: x\r\nhost: x\r\n\r\n',
    'GET /api/cameras HTTP/9.9\r\nhost: x\r\n\r\n',
    '\u{16}\u{3}\u{1}\u{0}garbage\r\n\r\n',
  ]) {
    const text = await exchange(port, sent);
    expect([400, 505], sent).toContain(statusOf(text));
    expect(text, sent).toMatch(/^connection: close/im);
  }
});

test.for([
  '//evil.example/api/cameras',
  'http://evil.example/api/cameras',
  '/api//cameras',
  '/api/../../etc/passwd',
  '/api/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/images/..%2f..%2fauth-secret',
  '/images/%2e%2e/auth-secret',
  '/api/cameras/%00',
  '/api/cameras/%c0%ae%c0%ae/x',
  '/api/cameras\\..\\..\\x',
  '/%',
  '/api/%',
  '/api/cameras?%',
  '/api/cameras;x=1',
  '/api/cameras#x',
  '*',
  '/\u{7f}',
  '/[',
  'javascript:alert(1)',
  'mailto:robin@example.com',
  'http://',
  'https://[::1',
  '/api/users/seller/%ff%fe',
])('the path %j causes no server error and reveals no file', async (path) => {
  const port = await serve();
  const text = await exchange(port, head(`GET ${path} HTTP/1.1`, 'host: x'));
  expect(statusOf(text), text.slice(0, 300)).toBeLessThan(500);
  expect(text).not.toMatch(/root:x|at .*\.ts:\d+/);
});

test('proxy headers are ignored if they do not come from a proxy', async () => {
  const port = await serve();
  const forged = [
    'x-forwarded-for: 127.0.0.1',
    'x-forwarded-host: evil.example',
    'x-forwarded-proto: https',
    'forwarded: for=127.0.0.1;host=evil.example;proto=https',
    'x-original-url: /api/users',
    'x-rewrite-url: /api/users',
    'x-http-method-override: DELETE',
    'x-edge-client-ip: 10.0.0.1',
  ];
  const request = head('GET /api/cameras?limit=1 HTTP/1.1', 'host: evil.example', ...forged);
  const text = await exchange(port, request);
  expect(statusOf(text)).toBe(200);
  expect(text).not.toContain('evil.example');
});
