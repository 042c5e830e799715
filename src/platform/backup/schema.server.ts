import type pg from 'pg';
import type { Migration } from '#src/db/migrate.server.ts';

export type Schema = {
  build: { version: string; commit: string | null };
  migrations: Migration[];
  /** Creates the job queue. Its library commits separately from the transaction of a restore. */
  openQueue(connection: pg.ClientConfig): Promise<void>;
};
