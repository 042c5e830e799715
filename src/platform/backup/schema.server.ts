import type pg from 'pg';
import type { Migration } from '#src/db/migrate.server.ts';

/** The steps by which this version creates a database. */
export type Schema = {
  build: { version: string; commit: string | null };
  migrations: Migration[];
  /** Creates the job queue. Its library commits separately from the transaction of a restore. */
  openQueue(connection: pg.ClientConfig): Promise<void>;
};
