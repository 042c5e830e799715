import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type ListenOptions, type Server } from 'node:net';
import { boundConnections, type Bound } from './bound-connections.ts';

/** Connections that wait to be taken; the kernel drops what is beyond, and they try again only seconds later. */
const backlog = 4_096;
/** By sixteen whoever came anew waited for ten seconds at three times what the process can answer. So many are opened within 6 ms. */
const doors = 128;
/** Elsewhere a port belongs to one socket. */
const sharesPorts = process.platform === 'linux';

/** A port that no other shop of this machine can open before this process has, or ends. */
export type Claim = {
  /**
   * Opens the port of a server by several sockets. Of each Node takes one new connection in a turn of its event loop, and a
   * busy loop turns slowly: by one alone those who come anew wait for seconds while those who are connected are served.
   * @param bound of connections, and who hears of those that were not taken
   * @returns the sockets beside the server's own, to be drained with it
   */
  open(server: HttpServer, bound: Bound): Promise<Server[]>;
  /** Where the port has been opened otherwise. */
  release(): void;
};

/**
 * Makes sure that a port can be opened, before anything is made for it.
 * @throws Error with `code` where the port cannot be opened, `EADDRINUSE` also when another shop has it, or is starting on it
 */
export async function claimPort(port: number, host: string): Promise<Claim> {
  const claim = createServer((socket) => socket.destroy());
  // A name without a file, of the same network as the port: the kernel gives it to one process, and takes it back at its end.
  if (sharesPorts) await listenOn(claim, { path: `\0rangefinder-port-${port}` });
  try {
    // Alone: sockets that share a port would share it with those of another shop, too.
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
      // As `node:http` takes its own connections.
      const others = Array.from({ length: sharesPorts ? doors - 1 : 0 }, () =>
        createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
      );
      const options = { port, host, backlog, reusePort: sharesPorts };
      await Promise.all([server, ...others].map(async (each) => listenOn(each, options)));
      // It comes without a word where there is no descriptor left, and would end the process.
      for (const each of [server, ...others])
        each.on('error', (error: NodeJS.ErrnoException) => bound.refused(error.code ?? error.name));
      // Who would open it alone is refused by these sockets from now on.
      claim.close();
      return others;
    },
    release: () => void claim.close(),
  };
}

async function listenOn(server: Server, options: ListenOptions): Promise<void> {
  server.listen(options);
  // Rejects with an error that comes instead.
  await once(server, 'listening');
}
