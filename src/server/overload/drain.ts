import type { Server, ServerResponse } from 'node:http';
import { Server as ListeningSocket, type Socket } from 'node:net';
import { pause } from '#src/platform/async.server.ts';

type LatestResponses = ReadonlyMap<Socket, ServerResponse>;

/** Lets `drain` mark responses in progress as the last of their connection. */
export function watchResponses(server: Server): LatestResponses {
  const latest = new Map<Socket, ServerResponse>();
  server.prependListener('connection', (socket: Socket) => socket.once('close', () => latest.delete(socket)));
  server.prependListener('request', ({ socket }, res) => latest.set(socket, res));
  return latest;
}

export type Drain = {
  /** The server's other listening sockets. */
  listeningSockets?: readonly ListeningSocket[];
  latest?: LatestResponses | undefined;
  /** How long idle connections stay open: a proxy may be sending a request right now. */
  idleMs?: number;
  /** Ends the wait for idle connections. */
  skipIdleWait?: AbortSignal;
};

/**
 * Refuses new connections, closes existing ones after their next response, and waits up to `limitMs` for responses in
 * progress. Returns whether all responses were finished.
 */
export async function drain(
  server: Server,
  limitMs: number,
  {
    listeningSockets = [],
    latest = new Map(),
    idleMs = 0,
    skipIdleWait = new AbortController().signal,
  }: Drain = {},
): Promise<boolean> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<false>();
  server.prependListener('request', (_, res) => (res.shouldKeepAlive = false));
  // Only the latest response of a pipeline may close the connection, since the others would close it too early.
  for (const res of latest.values()) if (!res.headersSent) res.shouldKeepAlive = false;
  const closed = Promise.all([server, ...listeningSockets].map(closeListeningSocket)).then((): true => true);
  const timer = setTimeout(() => {
    server.closeAllConnections();
    giveUp(false);
  }, limitMs);
  let sweep: NodeJS.Timeout | undefined;
  try {
    if (idleMs > 0) await Promise.race([closed, pause(idleMs, skipIdleWait)]);
    // A connection becomes idle after its response, and would then stay open for its next request.
    sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.closeIdleConnections();
    return await Promise.race([closed, late]);
  } finally {
    clearTimeout(timer);
    clearInterval(sweep);
  }
}

/** `close` of an HTTP server would also close its idle connections. */
function closeListeningSocket(socket: ListeningSocket): Promise<void> {
  return new Promise((resolve) => ListeningSocket.prototype.close.call(socket, () => resolve()));
}
