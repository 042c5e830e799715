import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '#src/platform/errors.ts';
import { BodyReader, ClientDisconnectedError, requestWith, type BodyLimits } from './request-body.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serve(
  limits: Partial<BodyLimits>,
  maxHeld?: number,
): Promise<{ port: number; ends: (count: number) => Promise<string[]> }> {
  const ends: string[] = [];
  let onEnd: (() => void) | undefined;
  const reader = new BodyReader(maxHeld);
  const take = async (req: IncomingMessage, res: ServerResponse): Promise<string> => {
    const body = await reader.read(req, req.url!.slice(1), { bytes: 100, ms: 60_000, each: 10, ...limits });
    const request = requestWith(body, req, res, { host: 'x', protocol: 'http:' });
    return `${request.method} ${await request.text()}`;
  };
  server = createServer((req, res) => {
    take(req, res)
      .catch((error: unknown) => {
        if (error instanceof AppError) return error.code;
        return error instanceof ClientDisconnectedError ? 'gone' : String(error);
      })
      .then((end) => {
        ends.push(end);
        res.end();
        onEnd?.();
        return end;
      })
      .catch(() => undefined);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const until = (count: number) =>
    new Promise<string[]>((resolve) => {
      onEnd = () => ends.length >= count && resolve(ends);
      onEnd();
    });
  return { port: (server.address() as AddressInfo).port, ends: until };
}

type Sent = { method?: string; from?: string };

function send(
  port: number,
  length: number | 'chunks',
  text: string,
  { method = 'POST', from = 'someone' }: Sent = {},
): Socket {
  const size = length === 'chunks' ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`${method} /${from} HTTP/1.1\r\nhost: x\r\n${size}\r\n\r\n${text}`);
  return socket;
}

async function begin(port: number, text: string, from?: string): Promise<Socket> {
  const begun = once(server, 'request');
  const socket = send(port, 100, text, { ...(from && { from }) });
  await begun;
  return socket;
}

test('a body reaches the handler unchanged, whether it is sent whole, in chunks or empty', async () => {
  const { port, ends } = await serve({});
  send(port, 5, 'hello');
  await ends(1);
  send(port, 'chunks', '3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n', { method: 'PATCH' });
  await ends(2);
  send(port, 'chunks', '0\r\n\r\n', { method: 'DELETE' });
  await ends(3);
  send(port, 0, '', { method: 'DELETE' });
  expect(await ends(4)).toEqual(['POST hello', 'PATCH abcde', 'DELETE ', 'DELETE ']);
});

test('a body that is too large is rejected by its Content-Length, or as soon as it exceeds the limit', async () => {
  const { port, ends } = await serve({});
  send(port, 101, '');
  await ends(1);
  send(port, 'chunks', `96\r\n${'x'.repeat(150)}\r\n`);
  expect(await ends(2)).toEqual(['too-large', 'too-large']);
});

test('a body that does not arrive in time is rejected', async () => {
  const { port, ends } = await serve({ ms: 20 });
  send(port, 100, 'x');
  expect(await ends(1)).toEqual(['too-slow']);
});

test('the oldest body of a client with too many concurrent bodies is evicted', async () => {
  const { port, ends } = await serve({ each: 2 });
  await begin(port, 'first');
  const second = await begin(port, 'y');
  await begin(port, 'other', 'someone-else');
  await begin(port, 'third');
  expect(await ends(1)).toEqual(['too-slow']);
  second.write('y'.repeat(99));
  expect(await ends(2)).toEqual(['too-slow', `POST ${'y'.repeat(100)}`]);
});

test('the client whose bodies use the most memory loses one when all bodies exceed the limit', async () => {
  const { port, ends } = await serve({}, 300);
  const patient = await begin(port, 'p'.repeat(40), 'patient');
  for (const text of ['a', 'b']) await begin(port, text.repeat(90), 'greedy');
  await begin(port, 'c'.repeat(90), 'greedy');
  expect(await ends(1)).toEqual(['too-slow']);
  patient.write('p'.repeat(60));
  expect(await ends(2)).toEqual(['too-slow', `POST ${'p'.repeat(100)}`]);
});

test('an aborted body frees its memory', async () => {
  const { port, ends } = await serve({}, 150);
  const first = await begin(port, 'x'.repeat(80));
  first.destroy();
  expect(await ends(1)).toEqual(['gone']);
  send(port, 100, 'y'.repeat(100));
  expect(await ends(2)).toEqual(['gone', `POST ${'y'.repeat(100)}`]);
});
