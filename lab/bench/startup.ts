import { join } from 'node:path';
import { startEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { median } from './options.ts';
import { startShop } from './processes.ts';

/** Returns the median time of three starts in milliseconds. */
async function timeStarts(settingsOf: (round: number) => Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const shop = await startShop(settingsOf(round));
    times.push(shop.readyMs);
    await shop.stop();
  }
  return median(times);
}

export type Startup = { empty: number; embedded: number; external: number };

/**
 * Measures how long a built shop takes to start: without data, with its embedded database, and with a database server
 * that is already running.
 */
export async function timeStartup(folder: string): Promise<Startup> {
  const empty = await timeStarts((round) => ({ STATE_DIR: join(folder, `start-${round}`) }));
  const STATE_DIR = join(folder, 'start-0');
  const embedded = await timeStarts(() => ({ STATE_DIR }));
  const postgres = await startEmbeddedPostgres({ stateDir: STATE_DIR });
  try {
    const { user, password, host, port, database } = postgres.address;
    const DATABASE_URL = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
    return { empty, embedded, external: await timeStarts(() => ({ STATE_DIR, DATABASE_URL })) };
  } finally {
    await postgres.stop();
  }
}
