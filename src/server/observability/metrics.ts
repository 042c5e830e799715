import { createServer } from 'node:http';
import type { App } from '#src/platform/app.server.ts';
import { counter, histogram, renderMetrics } from '#src/platform/observability/metrics.server.ts';
import type { PageCache } from '#src/server/cache/page-cache.ts';
import { gaugeProcess } from './gauges.ts';

const requests = counter('rangefinder_requests_total', 'Requests by handler', ['method', 'route', 'status']);
const durations = histogram(
  'rangefinder_request_seconds',
  'Response time, excluding responses from the cache',
  ['method', 'route'],
);

/** @param route the pattern of a call, `page`, or `kept` for the page cache */
export function countResponse(method = '', route: string, status: number, seconds?: number): void {
  requests.inc({ method, route, status: String(status) });
  if (seconds !== undefined) durations.observe({ method, route }, seconds);
}

/** Serves `/metrics` on a port of its own, which no proxy forwards to; returns null if no port is set. */
export async function serveMetrics(
  app: App,
  cache: PageCache,
): Promise<{ port: number; close(): Promise<void> } | null> {
  const { METRICS_PORT, METRICS_HOST } = app.config;
  if (METRICS_PORT === undefined) return null;
  gaugeProcess(app, cache);
  const server = createServer((req, res) => {
    const isRead = req.method === 'GET' && req.url === '/metrics';
    res.writeHead(isRead ? 200 : 404, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    if (!isRead) return void res.end('Only /metrics is available.\n');
    renderMetrics().then(
      (text) => res.end(text),
      () => res.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(METRICS_PORT, METRICS_HOST, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`METRICS_PORT: ${METRICS_HOST}:${METRICS_PORT} cannot be used: ${error.code}`);
  });
  server.on('error', (error) => app.log.error({ error }, 'the metrics server failed'));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : METRICS_PORT,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
