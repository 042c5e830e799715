import type { Server } from 'node:http';
import type { Server as Door } from 'node:net';

/**
 * Ends a server without breaking off what it is answering: new connections are refused, idle ones closed, and what
 * has begun is finished within `limitMs`. Answers whether everything was. `doors` are those that it is reached by as well.
 */
export async function drain(server: Server, limitMs: number, doors: readonly Door[] = []): Promise<boolean> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<false>();
  const all = [server, ...doors].map((each) => new Promise((resolve) => each.close(resolve)));
  const closed = Promise.all(all).then((): true => true);
  // A connection is idle once its answer is out, and would otherwise wait for its next request.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  server.closeIdleConnections();
  const timer = setTimeout(() => {
    server.closeAllConnections();
    giveUp(false);
  }, limitMs);
  try {
    return await Promise.race([closed, late]);
  } finally {
    clearTimeout(timer);
    clearInterval(sweep);
  }
}
