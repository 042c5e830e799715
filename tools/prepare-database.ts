import { join } from 'node:path';
import type pg from 'pg';
import type { Schema } from '#src/platform/backup/load.server.ts';
import { connect } from '#src/platform/db/connect.server.ts';
import { readMigrations } from '#src/platform/db/migrate.server.ts';
import { Jobs } from '#src/platform/jobs/queue.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { allWork } from '#src/server/start-up/runtime.ts';
import { root } from '#src/server/start-up/environment.ts';
import { readBuild } from '#src/server/start-up/release-file.ts';

/**
 * Returns what a restore needs to create its database: the build, the migrations, and a function that creates the
 * tables of the job queue.
 */
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
