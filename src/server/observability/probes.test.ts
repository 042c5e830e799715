import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { securityHeadersOf } from '#src/server/http/response-headers.ts';
import { serve } from '#test/serve.ts';
import { Probes } from './probes.ts';

async function open() {
  const probes = new Probes(securityHeadersOf('http://localhost'));
  const { send, close } = await serve((req, res) => void (probes.answer(req, res) || res.end('the shop')));
  onTestFinished(close);
  return { probes, get: (path: string) => send('GET', path) };
}

test('a process that shuts down is not ready, but serves requests until health checks have noticed', async () => {
  const { probes, get } = await open();
  expect((await get('/readyz')).body).toBe('the shop');
  const hurry = new AbortController();
  const left = probes.drain(hurry.signal).then(() => 'left');
  const { status, headers, body } = await get('/readyz');
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(JSON.parse(body)).toMatchObject({ status: 503, detail: 'Stopping.' });
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/cameras')).body).toBe('the shop');
  expect(await Promise.race([left, nextTurn('still here')])).toBe('still here');
  hurry.abort();
  expect(await left).toBe('left');
});

test('a process without health checks shuts down immediately', async () => {
  const { probes, get } = await open();
  const { status, headers } = await get('/healthz');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  const left = probes.drain(new AbortController().signal).then(() => 'left');
  expect(await Promise.race([left, nextTurn('still here')])).toBe('left');
});
