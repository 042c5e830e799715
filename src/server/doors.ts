import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type ListenOptions, type Server } from 'node:net';

/** Connections that wait to be taken; the kernel drops what is beyond, and they try again only seconds later. */
const backlog = 4_096;
/** By sixteen whoever came anew waited for ten seconds at three times what the process can answer. So many are opened within 6 ms. */
const doors = 128;
/** Elsewhere a port belongs to one socket. */
const sharesPorts = process.platform === 'linux';

/**
 * Opens the port of a server by several sockets. Of each Node takes one new connection in a turn of its event loop, and a
 * busy loop turns slowly: by one alone those who come anew wait for seconds while those who are connected are served.
 * @returns the sockets beside the server's own, to be drained with it
 * @throws Error with `code` where the port cannot be opened, `EADDRINUSE` also when another shop has it
 */
export async function openDoors(server: HttpServer, port: number, host: string): Promise<Server[]> {
  if (!sharesPorts) {
    await listenOn(server, { port, host, backlog });
    return [];
  }
  // Alone first: sockets that share a port would share it with those of another process, too.
  const alone = createServer();
  await listenOn(alone, { port, host });
  const shared = { port: (alone.address() as AddressInfo).port, host, backlog, reusePort: true };
  alone.close();
  await once(alone, 'close');
  // As `node:http` takes its own connections.
  const others = Array.from({ length: doors - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  await Promise.all([server, ...others].map(async (each) => listenOn(each, shared)));
  return others;
}

async function listenOn(server: Server, options: ListenOptions): Promise<void> {
  server.listen(options);
  // Rejects with an error that comes instead.
  await once(server, 'listening');
}
