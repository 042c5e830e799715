import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { findFreePort } from '#test/free-port.ts';
import { drain } from './drain.ts';
import { claimPort } from './listening-sockets.ts';

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

const claim = (port: number) => claimPort(port, '127.0.0.1');

async function open(
  claimed?: Awaited<ReturnType<typeof claim>>,
  maxConnections = Infinity,
  trustedProxies: string[] = [],
) {
  const server = createServer({ keepAliveTimeout: 75_000 }, (_, res) => void res.end('served'));
  const codes: string[] = [];
  const bound = { maxConnections, trustedProxies, refused: (code: string) => void codes.push(code) };
  const others = await (claimed ?? (await claim(await findFreePort()))).open(server, bound);
  opened.push(() => drain(server, 1_000, { listeningSockets: others }));
  return { server, others, port: (server.address() as AddressInfo).port, codes };
}

async function visit(
  port: number,
  localAddress = '127.0.0.1',
): Promise<{ socket: Socket; isServed: boolean }> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const answered = Promise.withResolvers<boolean>();
  socket.once('data', () => answered.resolve(true)).once('close', () => answered.resolve(false));
  return { socket, isServed: await answered.promise };
}

test('connections stay within the limit, and idle ones are closed to make room', async () => {
  const { server, port, codes } = await open(undefined, 10, ['127.0.0.1']);
  const usual = server.keepAliveTimeout;
  const first = await Promise.all(Array.from({ length: 10 }, async () => visit(port)));
  expect(first.every(({ isServed }) => isServed)).toBe(true);
  expect((await visit(port)).isServed).toBe(false);
  expect(codes).toEqual(['too many']);
  expect(server.keepAliveTimeout).toBeLessThan(usual);
  for (const { socket } of first.slice(0, 5)) socket.destroy();
  await vi.waitUntil(() => server.keepAliveTimeout === usual);
  expect((await visit(port)).isServed).toBe(true);
});

async function served(port: number, count: number, address: string): Promise<number> {
  const visits = await Promise.all(Array.from({ length: count }, async () => visit(port, address)));
  return visits.filter(({ isServed }) => isServed).length;
}

test('one network cannot hold every connection, but our own proxy can', async () => {
  const { port, codes } = await open(undefined, 16, ['127.0.0.9']);
  expect(await served(port, 16, '127.0.0.2')).toBe(12);
  expect(codes).toEqual(Array(4).fill('too many'));
  expect(await served(port, 3, '127.0.0.3')).toBe(2);
  expect(await served(port, 2, '127.0.0.9')).toBe(2);
  expect(await served(port, 1, '127.0.0.4')).toBe(0);
  const other = await open(undefined, 16, ['127.0.0.9']);
  expect(await served(other.port, 16, '127.0.0.9')).toBe(16);
});

test('an error on a listening socket is reported and does not end the process', async () => {
  const { server, others, port, codes } = await open();
  for (const each of [server, ...others]) each.emit('error', Object.assign(new Error(), { code: 'EMFILE' }));
  expect(codes).toEqual(Array(others.length + 1).fill('EMFILE'));
  expect((await visit(port)).isServed).toBe(true);
});

function connectMeanwhile(port: number, count: number): void {
  const script = `let open = 0;
    for (let at = 0; at < ${count}; at++)
      require('node:net').connect(${port}, '127.0.0.1', () => ++open === ${count} && process.exit());`;
  expect(spawnSync(process.execPath, ['-e', script]).status).toBe(0);
}

test('connections that arrive while the process is busy are accepted within a few turns of the event loop', async () => {
  const { server, port } = await open();
  const taken: unknown[] = [];
  server.on('connection', (socket) => taken.push(socket));
  connectMeanwhile(port, 64);
  let turns = 0;
  for (; taken.length < 64; turns++) await nextTurn();
  expect(turns).toBeLessThan(32);
});

test('connections to every listening socket are handled by the same server', async () => {
  const { port } = await open();
  const responses = Array.from({ length: 64 }, async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
    return response.text();
  });
  expect(new Set(await Promise.all(responses))).toEqual(new Set(['served']));
});

test('a port that is in use is not shared with another shop', async () => {
  const { port } = await open();
  await expect(claim(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('one of two shops that start on the same port fails before it creates anything', async () => {
  const port = await findFreePort();
  const claims = await Promise.allSettled([claim(port), claim(port)]);
  expect(claims.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [refused] = claims.filter((each) => each.status === 'rejected');
  expect(refused!.reason).toMatchObject({ code: 'EADDRINUSE' });
  const [had] = claims.filter((each) => each.status === 'fulfilled');
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  await open(had!.value);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('served');
});

test('a released port can be claimed by another process', async () => {
  const port = await findFreePort();
  (await claim(port)).release();
  expect((await open(await claim(port))).port).toBe(port);
});

test('a port whose claim failed is free again', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  await expect(claim(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  taken.close();
  await once(taken, 'close');
  expect((await open(await claim(port))).port).toBe(port);
});

test('requests on every listening socket are answered before all sockets are closed', async () => {
  const { server, others, port } = await open();
  server.removeAllListeners('request');
  const waiting: (() => void)[] = [];
  server.on('request', (_, res) => void waiting.push(() => res.end('late')));
  const responses = Array.from({ length: 32 }, async () => (await fetch(`http://127.0.0.1:${port}/`)).text());
  while (waiting.length < 32) await once(server, 'request');
  const ended = drain(server, 60_000, { listeningSockets: others });
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  for (const respond of waiting) respond();
  expect(new Set(await Promise.all(responses))).toEqual(new Set(['late']));
  expect(await ended).toBe(true);
});
