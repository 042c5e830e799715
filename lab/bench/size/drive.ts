import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LoadStats } from '#lab/bench/load.ts';

export type Sent = { method?: string; path: string; token?: string; body?: string };

export type Drive = {
  seconds: number;
  connections: number;
  /** Bypasses the page cache. */
  uncached?: boolean;
  /** Sends each request at most once, and skips the first `skip` requests. */
  once?: { skip: number };
};

/** Cycles through the requests for some seconds on concurrent connections. Latencies are in milliseconds. */
export async function drive(
  folder: string,
  url: string,
  sent: readonly Sent[],
  options: Drive,
): Promise<LoadStats> {
  const file = join(folder, 'requests.tsv');
  const { seconds, connections, uncached, once } = options;
  const lines = sent.map(({ method = 'GET', path, token = '', body = '' }) =>
    [method, path, token, body].join('\t'),
  );
  await writeFile(file, `${lines.join('\n')}\n`);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s'];
  args.push('-s', join(import.meta.dirname, 'size.lua'), url);
  const env = {
    PATH: process.env['PATH'],
    REQUESTS: file,
    START: String(once?.skip ?? 0),
    ...(uncached && { UNCACHED: '1' }),
    ...(once && { ONCE: '1' }),
  };
  const { stdout, stderr } = await promisify(execFile)('wrk', args, { env });
  const line = stdout.split('\n').find((text) => text.startsWith('{'));
  if (!line) throw new Error(`wrk printed nothing for ${sent[0]?.path}: ${stderr.slice(0, 300)}`);
  const summary = JSON.parse(line) as Omit<LoadStats, 'perSecond'> & { seconds: number };
  if (summary.failed > 0)
    throw new Error(`${summary.failed} of ${summary.requests} requests of ${sent[0]?.path} failed`);
  return { ...summary, perSecond: summary.requests / summary.seconds };
}
