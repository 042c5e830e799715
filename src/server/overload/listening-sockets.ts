import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type ListenOptions, type Server } from 'node:net';
import { boundConnections, type Bound } from './connection-limit.ts';

/** The kernel drops connections beyond this queue, and clients retry only seconds later. */
const backlog = 4_096;
/** With 16 sockets, new connections waited for ten seconds at three times the maximum load. Opening 128 takes 6 ms. */
const socketCount = 128;
const sharesPorts = process.platform === 'linux';

/** A port that no other shop on this machine can open until this process has opened it or ended. */
export type Claim = {
  /**
   * Opens the port with many sockets: Node accepts one connection per socket in each turn of its event loop, so with one
   * socket new connections would wait for seconds while the loop is busy.
   * @returns the sockets besides the server's own, to be drained with it
   */
  open(server: HttpServer, bound: Bound): Promise<Server[]>;
  release(): void;
};

/**
 * Claims a port, so that a port in use is reported before the shop creates anything.
 * @throws Error with a `code`, which is `EADDRINUSE` even if another shop is only starting on the port
 */
export async function claimPort(port: number, host: string): Promise<Claim> {
  const claim = createServer((socket) => socket.destroy());
  // Opens an abstract socket, whose name the kernel gives to only one process at a time.
  if (sharesPorts) await listenOn(claim, { path: `\0rangefinder-port-${port}` });
  try {
    // Does not use `reusePort`, which would share the port with another shop.
    const alone = createServer();
    await listenOn(alone, { port, host });
    alone.close();
    await once(alone, 'close');
  } catch (error) {
    claim.close();
    throw error;
  }
  return {
    async open(server, bound) {
      boundConnections(server, bound);
      // Uses the same options as `node:http`.
      const others = Array.from({ length: sharesPorts ? socketCount - 1 : 0 }, () =>
        createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
      );
      const options = { port, host, backlog, reusePort: sharesPorts };
      await Promise.all([server, ...others].map(async (each) => listenOn(each, options)));
      // The error is emitted when no descriptor is left; without a listener, it would end the process.
      for (const each of [server, ...others])
        each.on('error', (error: NodeJS.ErrnoException) => bound.refused(error.code ?? error.name));
      claim.close();
      return others;
    },
    release: () => void claim.close(),
  };
}

async function listenOn(server: Server, options: ListenOptions): Promise<void> {
  server.listen(options);
  await once(server, 'listening');
}
