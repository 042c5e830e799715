import type { Server, ServerResponse } from 'node:http';
import { Server as Door, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** The answer that each connection asked for last. */
type LatestAnswers = ReadonlyMap<Socket, ServerResponse>;

/** Follows what a server is answering, so that its end can be said in what has begun. */
export function watchAnswers(server: Server): LatestAnswers {
  const latest = new Map<Socket, ServerResponse>();
  server.prependListener('connection', (socket: Socket) => socket.once('close', () => latest.delete(socket)));
  server.prependListener('request', ({ socket }, res) => latest.set(socket, res));
  return latest;
}

export type Drain = {
  /** What the server is reached by as well. */
  doors?: readonly Door[];
  /** Of `watchAnswers`. */
  latest?: LatestAnswers | undefined;
  /** For so long a connection that asks nothing stays open: a proxy may be sending into it right now. */
  idleMs?: number;
  /** Ends that wait at once. */
  hurry?: AbortSignal;
};

/**
 * Ends a server without breaking off what it is answering: new connections are refused, whoever asks on an old one is told
 * to ask no more there, and what has begun is finished within `limitMs`. Answers whether everything was.
 */
export async function drain(
  server: Server,
  limitMs: number,
  { doors = [], latest = new Map(), idleMs = 0, hurry }: Drain = {},
): Promise<boolean> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<false>();
  server.prependListener('request', (_, res) => (res.shouldKeepAlive = false));
  // Those before it on its connection would end that before it.
  for (const res of latest.values()) if (!res.headersSent) res.shouldKeepAlive = false;
  const closed = Promise.all([server, ...doors].map(closeDoor)).then((): true => true);
  const timer = setTimeout(() => {
    server.closeAllConnections();
    giveUp(false);
  }, limitMs);
  let sweep: NodeJS.Timeout | undefined;
  const kept =
    idleMs > 0 ? delay(idleMs, undefined, { signal: hurry, ref: false }).catch(() => undefined) : null;
  try {
    await Promise.race([closed, kept]);
    // A connection is idle once its answer is out, and would otherwise wait for its next request.
    sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.closeIdleConnections();
    return await Promise.race([closed, late]);
  } finally {
    clearTimeout(timer);
    clearInterval(sweep);
  }
}

/** `close` of an HTTP server would close its idle connections, too. */
function closeDoor(door: Door): Promise<void> {
  return new Promise((resolve) => Door.prototype.close.call(door, () => resolve()));
}
