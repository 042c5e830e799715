import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { residentMb, startShop } from '#lab/bench/processes.ts';

export const startsRow = 'start until the index answers';

/** Milliseconds until the index answers and what the process holds then, made of all rows and of its file; its size. */
export type Starts = {
  rows: { ms: number; mb: number };
  snapshot: { ms: number; mb: number };
  fileMb: number;
};

/** Starts the shop without the file of its index, and once more with the one that was written then. */
export async function measureStarts(settings: { STATE_DIR: string; DATABASE_URL: string }): Promise<Starts> {
  const file = join(settings.STATE_DIR, 'search-index');
  await rm(file, { force: true });
  const start = async () => {
    const shop = await startShop(settings);
    try {
      const measured = { ms: await shop.indexed(), mb: residentMb(shop.pid) };
      while (!existsSync(file)) await wait(100);
      return measured;
    } finally {
      await shop.stop();
    }
  };
  const rows = await start();
  const snapshot = await start();
  return { rows, snapshot, fileMb: statSync(file).size / 1024 / 1024 };
}
