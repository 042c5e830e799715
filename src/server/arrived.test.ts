import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '#src/platform/errors.ts';
import { arrived, GoneError, requestWith } from './arrived.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Of each request what became of it, in their order. */
async function serve(
  mostBytes: number,
  mostHeld: number,
): Promise<{ port: number; ends: (count: number) => Promise<string[]> }> {
  const ends: string[] = [];
  let told: (() => void) | undefined;
  const take = async (req: IncomingMessage, res: ServerResponse): Promise<string> => {
    const body = await arrived(req, mostBytes, mostHeld);
    const request = requestWith(body, req, res, { host: 'x', protocol: 'http:' });
    return `${request.method} ${body === null ? 'larger' : 'whole'} ${(await request.text()).length}`;
  };
  server = createServer((req, res) => {
    take(req, res)
      .catch((error: unknown) => {
        if (error instanceof AppError) return error.code;
        return error instanceof GoneError ? 'gone' : String(error);
      })
      .then((end) => {
        ends.push(end);
        res.end();
        told?.();
        return end;
      })
      .catch(() => undefined);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const until = (count: number) =>
    new Promise<string[]>((resolve) => {
      told = () => ends.length >= count && resolve(ends);
      told();
    });
  return { port: (server.address() as AddressInfo).port, ends: until };
}

function send(port: number, length: number | 'chunks', text: string, method = 'POST'): Socket {
  const size = length === 'chunks' ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`${method} / HTTP/1.1\r\nhost: x\r\n${size}\r\n\r\n${text}`);
  return socket;
}

test('a body is handed on as it was sent, whole or in chunks, empty or not', async () => {
  const { port, ends } = await serve(100, 1000);
  send(port, 5, 'hello');
  await ends(1);
  send(port, 'chunks', '3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n', 'PATCH');
  await ends(2);
  send(port, 'chunks', '0\r\n\r\n', 'DELETE');
  await ends(3);
  send(port, 0, '', 'DELETE');
  expect(await ends(4)).toEqual(['POST whole 5', 'PATCH whole 5', 'DELETE whole 0', 'DELETE whole 0']);
});

test('one that is larger than anyone takes is not waited for, and can still be read', async () => {
  const { port, ends } = await serve(100, 1000);
  send(port, 150, 'x'.repeat(150));
  await ends(1);
  send(port, 'chunks', `96\r\n${'x'.repeat(150)}\r\n0\r\n\r\n`);
  expect(await ends(2)).toEqual(['POST larger 150', 'POST larger 150']);
});

test('bodies that never end hold so much memory together and no more', async () => {
  const { port, ends } = await serve(100, 150);
  const begun = once(server, 'request');
  const first = send(port, 100, 'x'.repeat(80));
  await begun;
  send(port, 100, 'x'.repeat(80));
  expect(await ends(1)).toEqual(['busy']);
  first.destroy();
  expect(await ends(2)).toEqual(['busy', 'gone']);
  send(port, 100, 'x'.repeat(100));
  expect(await ends(3)).toEqual(['busy', 'gone', 'POST whole 100']);
});
