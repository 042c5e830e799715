import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to outgoing connections: one of these could take a port between its choice and its use. */
const [first, count] = [20_000, 12_000];
const given = new Set<number>();

/** A port of this machine that nothing listens on; none twice in a process. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = first + Math.floor(Math.random() * count);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
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
