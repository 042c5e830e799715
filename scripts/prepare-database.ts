import { join } from 'node:path';
import type pg from 'pg';
import type { Schema } from '#src/platform/backup/load.server.ts';
import { connect } from '#src/db/connect.server.ts';
import { readMigrations } from '#src/db/migrate.server.ts';
import { Jobs } from '#src/platform/jobs.server.ts';
import { createLog } from '#src/platform/log.server.ts';
import { allWork } from '#src/server/worker.ts';
import { root } from './environment.ts';
import { readBuild } from './release-file.ts';

/** How this version makes a database for a backup to be put into. */
export async function readSchema(): Promise<Schema> {
  return { build: readBuild(root), migrations: await readMigrations(join(root, 'db/migrations')), openQueue };
}

async function openQueue(connection: pg.ClientConfig): Promise<void> {
  const log = createLog('error');
  const db = connect(connection, log);
  try {
    const jobs = await Jobs.open(
      db,
      log,
      allWork.map(({ job }) => job),
    );
    await jobs.close();
  } finally {
    await db.destroy();
  }
}
