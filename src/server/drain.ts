import type { Server } from 'node:http';
import { Server as Door } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type Drain = {
  /** What the server is reached by as well. */
  doors?: readonly Door[];
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
  { doors = [], idleMs = 0, hurry }: Drain = {},
): Promise<boolean> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<false>();
  server.prependListener('request', (_, res) => (res.shouldKeepAlive = false));
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
