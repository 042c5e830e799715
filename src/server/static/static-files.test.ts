import { once } from 'node:events';
import { mkdir, readdir, readlink, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#src/platform/observability/log.server.ts';
import { securityHeadersOf } from '#src/server/http/response-headers.ts';
import { makeFolder } from '#test/files.ts';
import { serve, type Served } from '#test/serve.ts';
import { createStaticFiles } from './static-files.ts';

const script = 'export const shop = "Rangefinder";';
const hash = 'a'.repeat(32);
const image = `/images/${hash}-640.avif`;
const large = `/images/${hash}-2048.avif`;
const photo = Buffer.alloc(3_000_000, 'photo');

let root: string;
let served: Served;
let port: number;
let lines: Record<string, unknown>[];
beforeEach(async () => {
  root = await makeFolder();
  await put('build/client/assets/shop-1a.js', script);
  await put('build/client/assets/shop-1a.js.gz', gzipSync(script));
  await put('build/client/icon.svg', '<svg/>');
  await put('demo/pictures/lens.webp', 'lens');
  await put(image, photo);
  // A file that is larger than the buffers of a socket.
  await put(large, '');
  await truncate(join(root, large), 100_000_000);
  lines = [];
  const files = createStaticFiles({
    root,
    stateDir: root,
    security: securityHeadersOf('http://localhost'),
    log: createLog('error', { write: (line) => void lines.push(JSON.parse(line)) }),
    maxOpenFiles: 4,
    trustedProxies: ['127.0.0.1'],
  });
  served = await serve((req, res) => {
    if (req.headers['x-gone']) res.destroy();
    files(req, res, () => void res.writeHead(299).end());
  });
  ({ port } = served);
});
afterEach(() => served.close());

async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), content);
}

async function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const req = request({ port, path, headers, method });
  req.end();
  const [res] = await once(req, 'response');
  const body = await buffer(res);
  return { status: res.statusCode as number, headers: res.headers as IncomingHttpHeaders, body };
}

async function openFiles(): Promise<number> {
  const descriptors = await readdir('/proc/self/fd');
  const targets = await Promise.all(descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(root)).length;
}
const allClosed = () => vi.waitUntil(async () => (await openFiles()) === 0);

test('the build is served from memory after its folder is gone', async () => {
  await rm(join(root, 'build'), { recursive: true });
  const plain = await send('/assets/shop-1a.js?v=1');
  expect(plain).toMatchObject({ status: 200, body: Buffer.from(script) });
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript',
    'cache-control': 'public,max-age=31536000,immutable',
    vary: 'accept-encoding',
  });
  const packed = await send('/assets/shop-1a.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(packed).toMatchObject({ status: 200, body: gzipSync(script) });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/javascript' });
  expect((await send('/icon.svg')).headers['content-type']).toBe('image/svg+xml');
  // The app answers, because it knows the logo.
  for (const path of ['/favicon.ico', '/apple-touch-icon.png']) expect((await send(path)).status).toBe(299);
});

test.for([
  ['gzip', 'gzip'],
  ['br;q=1.0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', undefined],
  ['br, gzip;q=0.0', undefined],
  ['x-gzip', undefined],
  ['', undefined],
] as const)('accept-encoding %j gets the encoding %s', async ([accepted, encoding]) => {
  const { headers } = await send('/assets/shop-1a.js', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
});

test.for(['/assets/shop-1a.js', '/demo/lens.webp'])('%s supports revalidation and HEAD', async (path) => {
  const whole = await send(path);
  const etag = whole.headers.etag!;
  expect(await send(path, { 'if-none-match': `"other", ${etag}` })).toMatchObject({ status: 304 });
  expect(await send(path, { 'if-none-match': '"other"' })).toMatchObject({ status: 200 });
  const head = await send(path, {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  expect(head.headers['content-length']).toBe(String(whole.body.length));
});

test('an image is read at each request, and a missing file returns 404', async () => {
  const { status, headers, body } = await send(image);
  expect(status).toBe(200);
  expect(body.equals(photo)).toBe(true);
  expect(headers).toMatchObject({ 'content-type': 'image/avif', 'content-length': String(photo.length) });
  const precondition = { 'if-match': '"other"', 'if-unmodified-since': new Date(0).toUTCString() };
  expect(await send(image, precondition), 'preconditions are for writes').toMatchObject({ status: 200 });
  await rm(join(root, image));
  for (const gone of [image, '/demo/other.webp', '/assets/other.js'])
    expect(await send(gone), gone).toMatchObject({
      status: 404,
      headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    });
  expect(lines).toEqual([]);
});

test('a request for a file that cannot be opened returns 503, and the reason is logged once', async () => {
  const name = `${'b'.repeat(32)}.webp`;
  // Even root cannot open a link to itself.
  await symlink(name, join(root, 'images', name));
  for (let time = 0; time < 3; time++)
    expect(await send(`/images/${name}`)).toMatchObject({
      status: 503,
      headers: { 'content-type': 'application/problem+json', 'retry-after': '1' },
    });
  expect(lines).toMatchObject([{ code: 'ELOOP', msg: 'files could not be read' }]);
});

test.for([
  ['POST', '/assets/shop-1a.js'],
  ['GET', '/demo/..%2fpackage.json'],
  ['GET', '/images/../server.ts'],
  ['GET', '/'],
])('%s %s is passed on to the pages', async ([method, path]) => {
  expect((await send(path!, {}, method)).status).toBe(299);
});

function sendAndReadNothing(times: number) {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  socket.write(`GET ${large} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(times));
  return socket;
}

test('a connection that reads nothing keeps one file open, however many it requests', async () => {
  let requestCount = 0;
  served.server.on('request', () => requestCount++);
  const socket = sendAndReadNothing(100);
  await vi.waitUntil(async () => requestCount === 100 && (await openFiles()) > 0);
  expect(await openFiles()).toBe(1);
  expect((await send(image)).body.equals(photo)).toBe(true);
  socket.destroy();
  await allClosed();
  expect((await send(large, {}, 'HEAD')).status).toBe(200);
  expect(lines).toEqual([]);
});

const statusFrom = async (address: string) => (await send(image, { 'x-forwarded-for': address })).status;

test('a network may use a third of the open files, and other networks are still served', async () => {
  const sockets = [sendAndReadNothing(1), sendAndReadNothing(1)];
  await vi.waitUntil(async () => (await openFiles()) === 2);
  expect(await statusFrom('127.0.0.1')).toBe(503);
  expect(await statusFrom('203.0.113.7')).toBe(200);
  for (const socket of sockets) socket.destroy();
  await allClosed();
  expect(await statusFrom('127.0.0.1')).toBe(200);
  expect(lines).toEqual([]);
});

test('the number of open files is limited', async () => {
  const requests = Array.from({ length: 4 }, (_, index) =>
    request({ port, path: large, headers: { 'x-forwarded-for': `203.0.113.${index}` } }).end(),
  );
  const unread = await Promise.all(requests.map(async (req) => (await once(req, 'response'))[0]));
  await vi.waitUntil(async () => (await openFiles()) === 4);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  expect(await send(large, headers)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  for (const response of unread) response.destroy();
  await allClosed();
  expect((await send(large, headers, 'HEAD')).status).toBe(200);
});

test('an asset of an earlier build is served like one of this build, but no other file in its folder is', async () => {
  await put('assets/shop-0f.js', 'export const shop = "before";');
  await put('secret.js', 'none of yours');
  const left = await send('/assets/shop-0f.js');
  expect(left).toMatchObject({ status: 200, body: Buffer.from('export const shop = "before";') });
  const own = await send('/assets/shop-1a.js');
  for (const name of ['cache-control', 'content-type', 'x-content-type-options', 'content-security-policy'])
    expect(left.headers[name], name).toBe(own.headers[name]);
  for (const path of ['/assets/shop-0e.js', '/assets/..', '/assets/.'])
    expect((await send(path)).status, path).toBe(404);
});

test('a client that hangs up before its image is opened causes no error and holds no file', async () => {
  for (let time = 0; time < 5; time++) {
    const gone = request({ port, path: image, headers: { 'x-gone': '1' } }).end();
    await once(gone, 'error');
  }
  await allClosed();
  expect((await send(image)).status).toBe(200);
  expect(lines).toEqual([]);
});
