import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { Probes } from './probes.ts';
import { securityHeadersOf } from '#src/server/http/security-headers.ts';

const opened: (() => unknown)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

async function serve() {
  const probes = new Probes(securityHeadersOf('http://localhost'));
  const server = createServer((req, res) => void (probes.answer(req, res) || res.end('the shop')));
  server.listen(0, '127.0.0.1');
  opened.push(() => server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { probes, ask: (path: string) => fetch(url + path) };
}

test('a process that leaves is not ready, but alive and at work, until those who check have seen it', async () => {
  const { probes, ask } = await serve();
  expect(await (await ask('/readyz')).text()).toBe('the shop');
  const hurry = new AbortController();
  const left = probes.leave(hurry.signal).then(() => 'left');
  const answer = await ask('/readyz');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.json()).toMatchObject({ status: 503, detail: 'Stopping.' });
  expect((await ask('/healthz')).status).toBe(200);
  expect(await (await ask('/cameras')).text()).toBe('the shop');
  expect(await Promise.race([left, nextTurn('still here')])).toBe('still here');
  hurry.abort();
  expect(await left).toBe('left');
});

test('a process that nobody checks leaves at once', async () => {
  const { probes, ask } = await serve();
  const healthy = await ask('/healthz');
  expect([healthy.status, healthy.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const left = probes.leave(new AbortController().signal).then(() => 'left');
  expect(await Promise.race([left, nextTurn('still here')])).toBe('left');
});
