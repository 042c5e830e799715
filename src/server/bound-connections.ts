import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** From this part of the bound on a connection that was answered is kept for its next request no longer than this. */
const nearlyFull = 0.75;
const shortKeepMs = 5_000;

export type Bound = {
  /** How many connections may be open at once. */
  most: number;
  /** Hears of each that was not taken, and why: the code of an error, or that there were too many. */
  refused(code: string): void;
};

/** Lets no more callers in than there are descriptors for; those who have been answered make room before one is refused. */
export function boundConnections(server: Server, { most, refused }: Bound): void {
  const usualKeepMs = server.keepAliveTimeout;
  let open = 0;
  const count = (change: 1 | -1): void => {
    open += change;
    server.keepAliveTimeout = open < most * nearlyFull ? usualKeepMs : Math.min(shortKeepMs, usualKeepMs);
  };
  server.prependListener('connection', (socket: Socket) => {
    if (open >= most) {
      refused('too many');
      return void socket.destroy();
    }
    count(1);
    socket.once('close', () => count(-1));
  });
}
