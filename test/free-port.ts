import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Outside the range of ephemeral ports, which an outgoing connection could take before the test opens the port. */
const [first, count] = [20_000, 12_000];
const given = new Set<number>();

/** Returns a free port, which no other call returns while this process runs. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = first + Math.floor(Math.random() * count);
    if (given.has(port) || !(await reserve(port))) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}

/** Reserves a port until the test opens it, by binding the UDP port with the same number, which nothing else uses. */
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
