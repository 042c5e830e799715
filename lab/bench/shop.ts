import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { startEmbeddedPostgres, type PostgresAddress } from '#embedded-postgres/start.ts';
import { onGround } from '#lab/helpers/ground.ts';
import { BuiltShop } from '#lab/helpers/shop.ts';
import type { App } from '#src/platform/app.server.ts';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { createApi } from '#src/server/api/create-api.ts';
import { root } from '#src/server/start-up/environment.ts';
import { openRuntime } from '#src/server/start-up/runtime.ts';
import { openDatabase, type Database } from './database.ts';
import { printMachine } from './report.ts';

/** Each client may have its own address, so that limits per address do not affect the measurement. */
const env = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' };

/** Calls `use` with a demo shop, for benchmarks in a browser. */
export async function inDemoShop(use: (shop: BuiltShop) => Promise<void>): Promise<void> {
  printMachine();
  await onGround(async (ground) => use(await BuiltShop.open(ground, '', { env: { ...env, DEMO: '1' } })));
}

type Use = (
  database: Database,
  start: (env?: Record<string, string>) => Promise<BuiltShop>,
  folder: string,
) => Promise<void>;

/** Calls `use` with a database with `items` items, and a function that starts a process. @param kept the folder of both */
export async function inSeededShop(items: number, use: Use, kept?: string): Promise<void> {
  printMachine();
  await onGround(async (ground) => {
    const folder = kept || ground.folder;
    const database = await openDatabase(folder, items);
    let count = 0;
    const start = async (given = {}): Promise<BuiltShop> => {
      const options = { name: `shop-${++count}`, env: { ...env, ...given } };
      const shop = await BuiltShop.open(ground, database.url, options);
      await shop.indexed();
      return shop;
    };
    await use(database, start, folder).finally(() => database.close());
  });
}

/** Calls `use` with a shop that runs in this process on an empty database. */
export async function inOwnApp(
  use: (opened: { app: App; api: Hono }) => Promise<void>,
  before: (address: PostgresAddress) => Promise<void> = async () => undefined,
): Promise<void> {
  printMachine();
  await onGround(async ({ folder }) => {
    const postgres = await startEmbeddedPostgres({ stateDir: folder });
    const off = { RATE_LIMITS: 'off', LOAD_SHEDDING: 'off', LOG_LEVEL: 'error' };
    try {
      await before(postgres.address);
      const config = loadConfig({ STATE_DIR: folder, ...off });
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
