import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db, DbOrTrx } from './connect.server.ts';

/** The numbers of all advisory locks. No other program that uses the database may use them. */
export const advisoryLocks = {
  migrations: 7_262_441,
  jobs: 7_262_442,
  /** Taken by the trigger `people_keep_an_admin` (0101_people.sql), so that the last two admins cannot both leave. */
  lastAdmin: 7_262_443,
  reference: 7_262_444,
  places: 7_262_445,
};

/** Migrations that only add to the schema. Older builds still run on a database that has them. */
const onlyAdds = /\.additive\.sql$/;

export type Migration = { name: string; text: string; checksum: string };

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

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
  const foreign = rows.find(({ name }) => !known.has(name) && !onlyAdds.test(name));
  if (foreign)
    throw new Error(
      `the database has migration ${foreign.name}, which this build does not have; start the version that ran it or a newer one, or restore a backup from before the upgrade (docs/deploy.md, Upgrades)`,
    );
  const changed = migrations.find(({ name, checksum }) => (ran.get(name) ?? checksum) !== checksum);
  if (changed)
    throw new Error(
      `migration ${changed.name} was changed after it ran on this database; restore the released file and put the changes into a new migration`,
    );
  return migrations.filter(({ name }) => !ran.has(name));
}

/** Runs all pending migrations in one transaction, while other processes wait, and returns their names. */
export async function migrate(db: Db, migrations: Migration[]): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    // Building an index on a million rows takes longer than the timeout.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${advisoryLocks.migrations})`.execute(trx);
    await sql`create table if not exists migrations (
      name text primary key, checksum text not null, ran_at timestamptz not null default now()
    )`.execute(trx);
    const done: string[] = [];
    for (const { name, text, checksum } of await findPending(trx, migrations)) {
      await sql.raw(text).execute(trx);
      await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(trx);
      done.push(name);
    }
    return done;
  });
}
