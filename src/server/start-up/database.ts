import { existsSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { makeStateDir, acquireStateDir } from '#embedded-postgres/state-lock.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { checkRights } from '#src/platform/db/database-rights.server.ts';
import { connectTo } from '#src/platform/db/external-database.server.ts';
import type { Log } from '#src/platform/observability/log.server.ts';

type OpenedDatabase = {
  connection: pg.ClientConfig;
  /** How the database was found, for the log. */
  kind: string;
  close(): Promise<void>;
  /**
   * Closes the database, and removes it if this call created it. Must be called before the state folder is released.
   */
  discard(): Promise<void>;
};

/**
 * Opens the database of DATABASE_URL, or starts the embedded one under STATE_DIR, which no other process may then use.
 * @param log given only by long-running processes; an embedded database that exits is then restarted, and each restart
 * is logged
 */
export async function openDatabase(config: Config, log?: Log): Promise<OpenedDatabase> {
  if (config.DATABASE_URL) {
    const connection = await connectTo(config.DATABASE_URL, checkRights);
    makeStateDir(config.STATE_DIR);
    return runningElsewhere(connection);
  }
  const lock = await acquireStateDir(config.STATE_DIR);
  try {
    const postgres = await startEmbeddedPostgres({
      stateDir: config.STATE_DIR,
      runAs: config.EMBEDDED_RUN_AS,
      log,
    });
    const end = async (isRemoved: boolean): Promise<void> => {
      await postgres.stop();
      if (isRemoved) rmSync(join(config.STATE_DIR, 'postgres'), { recursive: true });
      lock.release();
    };
    return {
      connection: postgres.address,
      kind: `embedded PostgreSQL (${postgres.mode})`,
      close: () => end(false),
      discard: () => end(postgres.created),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const runningElsewhere = (connection: pg.ClientConfig, kind = 'DATABASE_URL'): OpenedDatabase => ({
  connection,
  kind,
  close: async () => {},
  discard: async () => {},
});

/**
 * Opens the database for a command that may run beside the server. An embedded database that is already running is used
 * and left running.
 * @throws Error when there is no embedded database yet, so that a wrong STATE_DIR creates no empty shop
 */
export async function borrowDatabase(config: Config): Promise<OpenedDatabase> {
  if (config.DATABASE_URL) return runningElsewhere(await connectTo(config.DATABASE_URL));
  const running = await findEmbeddedPostgres(config.STATE_DIR);
  if (running) return runningElsewhere(running, 'embedded PostgreSQL (running)');
  if (!existsSync(join(config.STATE_DIR, 'postgres')))
    throw new Error(
      `There is no shop in ${config.STATE_DIR}: set STATE_DIR to its folder, or start it once.`,
    );
  return openDatabase(config);
}

/**
 * Opens a database server that can hold a scratch database. This is the shop's own server or, if the state folder has
 * no shop, a new embedded server, which `close` removes with all files that it created.
 */
export async function borrowServer(config: Config): Promise<OpenedDatabase> {
  if (config.DATABASE_URL || existsSync(join(config.STATE_DIR, 'postgres'))) return borrowDatabase(config);
  const made = missingFolders(resolve(config.STATE_DIR));
  const database = await openDatabase(config);
  const close = async (): Promise<void> => {
    await database.discard();
    for (const folder of made) rmdirSync(folder);
  };
  return { ...database, close };
}

/** Returns which of the folder and its parents do not exist, innermost first. */
function missingFolders(folder: string): string[] {
  return existsSync(folder) ? [] : [folder, ...missingFolders(dirname(folder))];
}

/** Returns whether to load the demo: nobody has ever signed up, and the demo has not been deleted. */
export async function wantsDemo(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    // Version 1 called the users `people`.
    for (const name of ['users', 'people', 'demo_removal']) {
      const table = await client.query('select where to_regclass($1) is not null', [name]);
      if (table.rowCount === 1 && (await client.query(`select from ${name} limit 1`)).rowCount === 1)
        return false;
    }
    return true;
  } finally {
    await client.end();
  }
}
