import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { App } from '#src/platform/app.server.ts';
import { poolOf } from '#src/platform/db/connect.server.ts';
import { Counter, gauge, Histogram, renderMetrics } from '#src/platform/metrics.server.ts';
import type { PageCache } from './page-cache.ts';

const requests = new Counter('rangefinder_requests_total', 'Requests by what answered them');
const durations = new Histogram(
  'rangefinder_request_seconds',
  'How long answers took, from kept bytes excepted',
);

/** Counts an answer; `route` is the pattern of a call, `page`, or `kept` for bytes of the page cache. */
export function countAnswer(method: string, route: string, status: number, seconds?: number): void {
  requests.add({ method, route, status: String(status) });
  if (seconds !== undefined) durations.observe({ method, route }, seconds);
}

/** Serves `/metrics` on a port of its own, which no proxy leads to; null where none is set. */
export async function serveMetrics(
  { config, db, log }: App,
  cache: PageCache,
): Promise<{ port: number; close(): Promise<void> } | null> {
  if (config.METRICS_PORT === undefined) return null;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const started = Date.now() / 1000;
  gauge('rangefinder_start_time_seconds', 'When this process began', () => started);
  gauge('rangefinder_resident_bytes', 'Memory of this process', () => process.memoryUsage.rss());
  gauge('rangefinder_heap_used_bytes', 'Memory of JavaScript', () => process.memoryUsage().heapUsed);
  gauge('rangefinder_cpu_seconds', 'Time on a processor', () => process.cpuUsage().user / 1e6);
  gauge('rangefinder_event_loop_delay_seconds', 'Delay of the event loop since it was read last', () => {
    const read: [Record<string, string>, number][] = [
      [{ quantile: '0.5' }, delay.percentile(50) / 1e9],
      [{ quantile: '0.99' }, delay.percentile(99) / 1e9],
    ];
    delay.reset();
    return read;
  });
  gauge('rangefinder_database_connections', 'Connections of the pool', () => {
    const pool = poolOf(db);
    return [
      [{ state: 'busy' }, pool.totalCount - pool.idleCount],
      [{ state: 'idle' }, pool.idleCount],
      [{ state: 'awaited' }, pool.waitingCount],
    ];
  });
  gauge('rangefinder_kept_pages', 'Answers kept as bytes', () => cache.size.entries);
  gauge('rangefinder_kept_bytes', 'What they weigh', () => cache.size.bytes);

  const server = createServer((req, res) => {
    const isRead = req.method === 'GET' && req.url === '/metrics';
    res.writeHead(isRead ? 200 : 404, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    res.end(isRead ? renderMetrics() : 'There is /metrics alone.\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.METRICS_PORT, config.METRICS_HOST, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `METRICS_PORT: ${config.METRICS_HOST}:${config.METRICS_PORT} cannot be used: ${error.code}`,
    );
  });
  log.info({ port: config.METRICS_PORT }, 'metrics are served');
  return {
    port: (server.address() as { port: number }).port,
    close: async () => {
      delay.disable();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
