import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Hono } from 'hono';
import { startEmbeddedPostgres, type PostgresAddress } from '#embedded-postgres/start.ts';
import type { App } from '#src/platform/app.server.ts';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { createApi } from '#src/server/api/create-api.ts';
import { root } from '#src/server/start-up/environment.ts';
import { openRuntime } from '#src/server/start-up/runtime.ts';
import { findFreePort } from '#test/free-port.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};
/** Taken from the start script, because its Node options affect the measurement. */
const [, command, ...startArguments] = scripts.start.split(' ');

/** With a known secret, benchmarks sign the access tokens of seeded users. */
export const authSecret = 'kP4dnB0wqUcsS5f3MZ1jI7v8yTgRxEoLhVaX2mQzC6k=';

export type Shop = {
  url: string;
  pid: number;
  /** Waits for the search index, and returns the milliseconds since the start. */
  indexed(): Promise<number>;
  stop(): Promise<void>;
};

/** Starts the built shop on a free port, and waits until it is ready. */
export async function startShop(settings: Record<string, string>): Promise<Shop> {
  const [port, metrics] = [await findFreePort(), await findFreePort()];
  const own = {
    PORT: String(port),
    METRICS_PORT: String(metrics),
    AUTH_SECRET: authSecret,
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  const startMs = performance.now();
  const child = spawn(command!, startArguments, {
    cwd: root,
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const waitFor = async (isReached: () => Promise<boolean>): Promise<number> => {
    while (!(await isReached().catch(() => false))) {
      if (child.exitCode !== null) throw new Error(`the server exited with ${child.exitCode}`);
      await delay(20);
    }
    return performance.now() - startMs;
  };
  const url = `http://127.0.0.1:${port}`;
  await waitFor(async () => (await fetch(`${url}/readyz`)).ok);
  return {
    url,
    pid: child.pid!,
    indexed: () =>
      waitFor(async () =>
        /^rangefinder_search_index_ready 1$/m.test(
          await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text(),
        ),
      ),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}

/** Calls `use` with a new folder, and deletes it at the end. */
export async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-bench-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Opened = { app: App; api: Hono };

/** Calls `use` with a shop that runs in this process on an empty database. */
export async function inOwnApp(
  use: (opened: Opened) => Promise<void>,
  before: (address: PostgresAddress) => Promise<void> = async () => undefined,
): Promise<void> {
  await inFolder(async (stateDir) => {
    const postgres = await startEmbeddedPostgres({ stateDir });
    const off = { RATE_LIMITS: 'off', LOAD_SHEDDING: 'off', LOG_LEVEL: 'error' };
    try {
      await before(postgres.address);
      const config = loadConfig({ STATE_DIR: stateDir, ...off });
      const { app, close } = await openRuntime(config, postgres.address, root);
      await use({ app, api: createApi(app) }).finally(close);
    } finally {
      await postgres.stop();
    }
  });
}

/** Returns the resident memory of a process in MB, or NaN after its end. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? Number.NaN) / 1024;
}

/** Returns the processor time of a process in seconds, or NaN after its end. */
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
