import { connect, type Socket } from 'node:net';

/** Waits until a socket has closed, even after errors: the server does not read rejected requests to their end. */
export const closing = (socket: Socket) =>
  new Promise<void>((resolve) => socket.once('close', () => resolve()));

export async function exchange(port: number, ...parts: (string | Buffer)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  for (const part of parts) socket.write(part);
  await closing(socket);
  return text;
}

export const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
export const head = (...lines: string[]) => [...lines, 'connection: close', '', ''].join('\r\n');
