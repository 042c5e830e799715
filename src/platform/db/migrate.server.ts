import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { finishBackfills } from './backfill.server.ts';
import type { Db, DbOrTrx } from './connect.server.ts';
import { withLockTimeout } from './lock-timeout.server.ts';

/** The numbers of all advisory locks. No other program that uses the database may use them. */
export const advisoryLocks = {
  migrations: 7_262_441,
  jobs: 7_262_442,
  /** Taken by the trigger `users_keep_an_admin` (0441_users.sql), so that the last two admins cannot both leave. */
  lastAdmin: 7_262_443,
  reference: 7_262_444,
  places: 7_262_445,
};

/** How often a start that waits for another process looks again. */
const waitMs = 500;

export type Migration = {
  name: string;
  text: string;
  checksum: string;
  /** Whether it leads to the schema of 2.0 from the beginning of 1.x, or creates this schema in an empty database. */
  series?: '1.x' | '2.0';
  /** The checksums of earlier texts of this migration, which led to the same schema. */
  earlierChecksums?: readonly string[];
};

/** Whether the migration only adds to the schema. Older builds still run on a database that has it. */
const isAdditive = ({ name }: Pick<Migration, 'name'>): boolean => name.endsWith('.additive.sql');

/** Returns the names of the migrations beside which processes of the previous release cannot run. */
export const listBreaking = (pending: readonly Migration[]): string[] =>
  pending.filter((each) => each.text !== '' && !isAdditive(each)).map(({ name }) => name);

/** Reads the migrations of 1.x, those that create the schema of 2.0, and later ones, which are in the folder itself. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const all = await readdir(folder, { recursive: true });
  const paths = (['1.x', '2.0', '.'] as const).flatMap((series) =>
    all
      .filter((path) => path.endsWith('.sql') && dirname(path) === series)
      .toSorted()
      .map((path) => ({ path, ...(series !== '.' && { series }) })),
  );
  const earlier = all.includes(earlierFile) ? await readFile(join(folder, earlierFile), 'utf8') : '';
  return Promise.all(
    paths.map(async ({ path, ...series }) => {
      const name = basename(path);
      const text = await readFile(join(folder, path), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      const earlierChecksums = earlier
        .split('\n')
        .flatMap((line) => (line.endsWith(`  ${name}`) ? (line.split(' ')[0] ?? []) : []));
      return { name, text, checksum, ...series, ...(earlierChecksums.length > 0 && { earlierChecksums }) };
    }),
  );
}

/** Has checksums of migrations that were made faster after databases had run them, as `sha256sum` prints them. */
const earlierFile = 'earlier-checksums.txt';

export const hasChecksum = ({ checksum, earlierChecksums = [] }: Migration, ran: string): boolean =>
  ran === checksum || earlierChecksums.includes(ran);

/**
 * Returns the migrations of an empty database, or of one that has run some. An empty one skips those of 1.x. One of 1.x
 * runs all of them, and then has the schema of 2.0, so that those of 2.0 have no text and are only noted.
 */
export function choosePath(migrations: readonly Migration[], ran: readonly string[]): Migration[] {
  const names = new Set(ran);
  const isOfOne = migrations.some(({ series, name }) => series === '1.x' && names.has(name));
  return migrations
    .filter(({ series }) => isOfOne || series !== '1.x')
    .map(({ series, ...each }) => (isOfOne && series === '2.0' ? { ...each, text: '' } : each));
}

export const isNewDatabase = (pending: readonly Migration[], migrations: readonly Migration[]): boolean =>
  isDeepStrictEqual(pending, choosePath(migrations, []));

async function hasMigrations(db: DbOrTrx): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('migrations') is not null as exists`.execute(db);
  return rows.some(({ exists }) => exists);
}

const readRan = (db: DbOrTrx) =>
  sql<{ name: string; checksum: string }>`select name, checksum from migrations order by name`.execute(db);

/** @throws Error if a migration was edited after it ran, or the database is too new or too old for this build */
export async function findPending(db: DbOrTrx, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = (await hasMigrations(db)) ? await readRan(db) : { rows: [] };
  const ran = new Map(rows.map((row) => [row.name, row.checksum]));
  if (rows[0] && migrations[0] && rows[0].name < migrations[0].name)
    throw new Error(
      'the database was created by a version before 1.0, which cannot be upgraded; use an empty database (DATABASE_URL) or an empty folder (STATE_DIR)',
    );
  const known = new Set(migrations.map((migration) => migration.name));
  const foreign = rows.find((row) => !known.has(row.name) && !isAdditive(row));
  if (foreign)
    throw new Error(
      `the database has migration ${foreign.name}, which this build does not have; start the version that ran it or a newer one, or restore a backup from before the upgrade (docs/deploy.md, Upgrades)`,
    );
  const changed = migrations.find((each) => !hasChecksum(each, ran.get(each.name) ?? each.checksum));
  if (changed)
    throw new Error(
      `migration ${changed.name} was changed after it ran on this database; restore the released file and put the changes into a new migration`,
    );
  return choosePath(migrations, [...ran.keys()]).filter(({ name }) => !ran.has(name));
}

/** A process that holds the lock of migrations. `since` is when it connected. */
export type Migrating = { pid: number; application: string; address: string | null; since: Date };

/** Called while a start migrates the database. */
export type MigrationReport = {
  /** Called each time that the lock is held by another process. */
  onWait(other: Migrating | undefined): void;
  onBegin(pending: readonly Migration[], db: Db): void | Promise<void>;
  onRetry(migration: Migration, error: unknown): void;
  onRan(migration: Migration, ms: number): void;
};

const noReport: MigrationReport = { onWait() {}, onBegin() {}, onRetry() {}, onRan() {} };

/**
 * Runs all pending migrations while other processes that start wait, and returns their names. Each is committed by
 * itself, so that its locks are short, and a start that was killed goes on where it ended.
 * @param signal ends the call with an error after the migration that is running, or while it waits
 */
export async function migrate(
  db: Db,
  migrations: Migration[],
  report: MigrationReport = noReport,
  signal?: AbortSignal,
): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // Building an index on a million rows takes longer than the timeout. The server ends the statement of a process that
    // was killed, instead of holding its locks for minutes.
    await sql`select set_config('statement_timeout', '0', false),
      set_config('client_connection_check_interval', '2s', false)`.execute(connection);
    await lockMigrations(connection, report, signal);
    try {
      await sql`create table if not exists migrations (
        name text primary key, checksum text not null, ran_at timestamptz not null default now()
      )`.execute(connection);
      await sql`create table if not exists backfills (
        name text primary key, position text not null default '', before_start boolean not null default false
      )`.execute(connection);
      const pending = await findPending(connection, migrations);
      if (pending.length > 0) await report.onBegin(pending, connection);
      await finishBackfills(connection);
      for (const migration of pending) {
        signal?.throwIfAborted();
        const startMs = performance.now();
        await runMigration(connection, migration, report);
        await finishBackfills(connection);
        report.onRan(migration, performance.now() - startMs);
      }
      return pending.map(({ name }) => name);
    } finally {
      await sql`select pg_advisory_unlock(${advisoryLocks.migrations}),
        set_config('statement_timeout', reset_val, false)
        from pg_settings where name = 'statement_timeout'`.execute(connection);
    }
  });
}

async function lockMigrations(db: Db, report: MigrationReport, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isHeld: boolean }>`
      select pg_try_advisory_lock(${advisoryLocks.migrations}) as "isHeld"`.execute(db);
    if (rows[0]?.isHeld) return;
    report.onWait(await findMigrating(db));
    await delay(waitMs, undefined, { signal });
  }
}

async function findMigrating(db: DbOrTrx): Promise<Migrating | undefined> {
  const { rows } = await sql<Migrating>`
    select pid, application_name as application, host(client_addr) as address, backend_start as since
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and objid = ${advisoryLocks.migrations} and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows[0];
}

async function runMigration(db: Db, migration: Migration, report: MigrationReport): Promise<void> {
  const { name, text, checksum } = migration;
  try {
    await withLockTimeout(
      db,
      async (trx) => {
        await sql.raw(text).execute(trx);
        await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(trx);
      },
      (error) => report.onRetry(migration, error),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`migration ${name} failed: ${reason}`, { cause: error });
  }
}
