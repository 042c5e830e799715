import { once } from 'node:events';
import { Agent, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { serve } from '#test/serve.ts';
import { drain, watchResponses } from './drain.ts';

async function open() {
  const waiting: ServerResponse[] = [];
  return { ...(await serve((_, res) => void waiting.push(res))), waiting };
}

function send(port: number, agent?: Agent) {
  const req = request({ host: '127.0.0.1', port, agent });
  const response = once(req, 'response').then(async ([res]) => text(res));
  req.end();
  return response;
}

test('requests in progress are answered, and new connections are refused', async () => {
  const { server, port, waiting } = await open();
  const agent = new Agent({ keepAlive: true });
  const received = once(server, 'request');
  const response = send(port, agent);
  await received;
  const ended = drain(server, 60_000);
  await expect(send(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  waiting[0]!.end('done');
  expect(await response).toBe('done');
  // Without the drain, the connection would be kept open for more requests.
  expect(await ended).toBe(true);
  agent.destroy();
});

test('the last response of a pipelined connection closes it', async () => {
  const { server, port, waiting } = await open();
  const latest = watchResponses(server);
  const socket = connect(port, '127.0.0.1');
  const all = text(socket);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(2));
  while (waiting.length < 2) await once(server, 'request');
  const ended = drain(server, 60_000, { latest, idleMs: 60_000 });
  for (const [index, response] of waiting.entries()) response.end(`response ${index}`);
  const [, first, second] = (await all).split('HTTP/1.1 200 OK');
  expect(first).toMatch(/connection: keep-alive[^]*response 0$/i);
  expect(second).toMatch(/connection: close[^]*response 1$/i);
  expect(await ended).toBe(true);
  expect(latest.size).toBe(0);
});

test.for([
  ['without an idle time', 0],
  ['in a hurry', 60_000],
] as const)('idle connections are closed immediately %s', async ([, idleMs]) => {
  const { server, port } = await open();
  const idle = connect(port, '127.0.0.1');
  await once(server, 'connection');
  const closed = once(idle, 'close');
  const hurry = new AbortController();
  const ended = drain(server, 60_000, { idleMs, skipIdleWait: hurry.signal });
  if (idleMs > 0) hurry.abort();
  expect(await ended).toBe(true);
  await closed;
});

test('a response that takes longer than the limit is cut off', async () => {
  const { server, port } = await open();
  const received = once(server, 'request');
  const response = send(port);
  await received;
  const cut = response.then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code,
  );
  expect(await drain(server, 30)).toBe(false);
  expect(await cut).toBe('ECONNRESET');
});

test('an idle connection stays open for a request that may be on its way, and closes after the response', async () => {
  const { server, port, waiting } = await open();
  server.on('request', (_, res) => void res.end('done'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const first = send(port, agent);
  while (waiting.length === 0) await once(server, 'request');
  expect(await first).toBe('done');
  const ended = drain(server, 60_000, { idleMs: 60_000 });
  await expect(send(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const last = request({ host: '127.0.0.1', port, agent, method: 'POST' }).end();
  const [response] = await once(last, 'response');
  expect(last.reusedSocket).toBe(true);
  expect(response.headers.connection).toBe('close');
  expect(await text(response)).toBe('done');
  expect(await ended).toBe(true);
  agent.destroy();
});
