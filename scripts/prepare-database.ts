import { join } from 'node:path';
import type pg from 'pg';
import type { Prepare } from '#src/platform/backup/restore.server.ts';
import { connect } from '#src/platform/db/connect.server.ts';
import { migrate, readMigrations } from '#src/platform/db/migrate.server.ts';
import { Jobs } from '#src/platform/jobs.server.ts';
import { createLog } from '#src/platform/log.server.ts';
import { allWork } from '#src/server/worker.ts';
import { root } from './environment.ts';

/** Makes the tables as they were at these migrations, and the queue's. */
export function prepareAt(connection: pg.ClientConfig): Prepare {
  return async (names) => {
    const log = createLog('error');
    const db = connect(connection, log);
    try {
      const all = await readMigrations(join(root, 'db/migrations'));
      await migrate(
        db,
        all.filter(({ name }) => names.has(name)),
      );
      const jobs = await Jobs.open(
        db,
        log,
        allWork.map(({ job }) => job),
      );
      await jobs.close();
    } finally {
      await db.destroy();
    }
  };
}
