import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '#test/free-port.ts';
import type { RawResponse } from './response.ts';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};
/** Taken from the start script, because its Node options affect the measurement. */
const [, command, ...startArguments] = scripts.start.split(' ');

export type Running = { url: string; pid: number; stop(): Promise<void> };
/** `readyMs` is the time from the start to the first 200 of `/readyz`. */
export type Shop = Running & {
  readyMs: number;
  /** Waits for the search index, and returns the milliseconds since the start, or NaN if there is no index. */
  indexed(): Promise<number>;
};

/** Starts the production server on a free port. */
export async function startShop(settings: Record<string, string>): Promise<Shop> {
  const [port, metrics] = [await findFreePort(), await findFreePort()];
  const own = { PORT: String(port), METRICS_PORT: String(metrics), RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const env = { ...process.env, ...own, ...settings };
  const began = performance.now();
  const child = spawn(command!, startArguments, {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const running = { url: `http://127.0.0.1:${port}`, pid: child.pid!, stop: () => stop(child) };
  while ((await statusOf(`${running.url}/readyz`)) !== 200) {
    if (child.exitCode !== null) throw new Error(`the server exited with ${child.exitCode}`);
    await delay(5);
  }
  const readyMs = performance.now() - began;
  const indexed = async (): Promise<number> => {
    if (process.env['SEARCH_INDEX'] === 'off') return Number.NaN;
    while (!(await hasIndex(metrics))) await delay(20);
    return performance.now() - began;
  };
  return { ...running, readyMs, indexed };
}

/** Starts a bare `node:http` server in its own process, which sends the same response to every request. */
export async function startRaw(answer: RawResponse): Promise<Running> {
  const child = fork(join(import.meta.dirname, 'raw.ts'), { serialization: 'advanced' });
  child.send(answer);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  await once(child, 'exit');
}

async function hasIndex(metrics: number): Promise<boolean> {
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  return /^rangefinder_search_index_ready 1$/m.test(text);
}

function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    request(url, { agent: false }, (response) => resolve(response.resume().statusCode))
      .once('error', () => resolve(undefined))
      .end();
  });
}

/** Returns the resident memory of a process in MB, or NaN without /proc. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? Number.NaN) / 1024;
}

/** Returns the processor time of a process in seconds, or NaN without /proc. */
export function processorSeconds(pid: number): number {
  // The process name may contain spaces, so fields are counted after it: 12 and 13 are user and kernel ticks of 10 ms.
  const fields = readProc(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? Number.NaN) + Number(fields[12])) / 100;
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
