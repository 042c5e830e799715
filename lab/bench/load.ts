import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

/** Latencies are in milliseconds; `failed` counts all responses except 2xx. */
export type LoadStats = { perSecond: number; requests: number; p50: number; p99: number; failed: number };

export type Load = {
  seconds: number;
  connections: number;
  headers: Record<string, string>;
};

/** With this header, a shop without rate limits bypasses its page cache. */
export const uncached = { 'cache-control': 'no-store' };

// The timeout in seconds. It is long, because a slow response on a busy machine is not a failure.
const patience = 30;

/** Prefers `wrk` if it is installed, because autocannon uses more processor time than the servers it measures. */
export const tool = spawnSync('wrk', ['--version']).error ? 'autocannon' : 'wrk';

export async function load(url: string, options: Load): Promise<LoadStats> {
  const stats = tool === 'wrk' ? await byWrk(url, options) : await byAutocannon(url, options);
  if (stats.requests === 0) throw new Error(`${url} did not respond to any request`);
  return stats;
}

async function byWrk(url: string, { seconds, connections, headers }: Load): Promise<LoadStats> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', `${patience}s`];
  args.push('-s', join(import.meta.dirname, 'wrk.lua'));
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
  const env = { PATH: process.env['PATH'] };
  const { stdout } = await promisify(execFile)('wrk', [...args, url], { env });
  const line = stdout.split('\n').find((text) => text.startsWith('{'))!;
  const summary = JSON.parse(line) as Omit<LoadStats, 'perSecond'> & { seconds: number };
  return { ...summary, perSecond: summary.requests / summary.seconds };
}

async function byAutocannon(url: string, { seconds, connections, headers }: Load): Promise<LoadStats> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: patience,
    headers,
  });
  const { requests, latency, duration, non2xx, errors } = result;
  return {
    perSecond: requests.total / duration,
    requests: requests.total,
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
  };
}
