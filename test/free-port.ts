import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to outgoing connections: one of these could take a port between its choice and its use. */
const [first, count] = [20_000, 12_000];
const given = new Set<number>();

/** A port of this machine that nothing listens on; nobody else who asks here gets it while this process lives. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = first + Math.floor(Math.random() * count);
    if (given.has(port) || !(await reserve(port))) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}

/** Tests look for a port first and open it later. Its number at UDP, which nothing here uses, is theirs meanwhile. */
async function reserve(port: number): Promise<boolean> {
  const socket = createSocket('udp4').unref();
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  return once(socket, 'listening').then(
    () => true,
    () => (socket.close(), false),
  );
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const isOpen = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (isOpen) {
    probe.close();
    await once(probe, 'close');
  }
  return isOpen;
}
