import pg from 'pg';
import { advisoryLocks } from '#src/platform/db/migrate.server.ts';
import { jobsSchema } from '#src/platform/jobs/queue.server.ts';
import { settings } from './dump.ts';
import { compare, load, type Schema } from './load.ts';
import type { Backup, Manifest } from './manifest.ts';
import {
  listNotRestored,
  markInterrupted,
  placeImages,
  placeSecret,
  readInterrupted,
  refuseImages,
  removeImages,
  unmark,
} from './restored-files.ts';

type RestoreOrder = {
  connection: pg.ClientConfig;
  stateDir: string;
  backup: Backup;
  schema: Schema;
  /**
   * Whether to restore the file with the secret. False if AUTH_SECRET is set, because the shop would ignore the file.
   */
  withSecret: boolean;
  withoutDamaged: boolean;
};

/** Restores everything or nothing. If a restore was interrupted after the commit, repeating the call finishes it. */
export async function restore(order: RestoreOrder): Promise<string[]> {
  const { connection, stateDir, backup } = order;
  const { known } = backup;
  const client = new pg.Client({ ...connection, application_name: 'rangefinder-restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(settings);
    await refuseInUse(client);
    const interrupted = await readInterrupted(stateDir);
    if (await isInhabited(client)) await refuseOtherRows(client, known, interrupted);
    else {
      if (interrupted) await removeImages(stateDir, interrupted);
      await refuseImages(stateDir);
      await refuseNewer(client, known);
      await restoreInto(client, order);
      await client.query('analyze');
    }
    if (order.withSecret) await placeSecret(stateDir, backup);
    await unmark(stateDir);
    return listNotRestored(stateDir, known);
  } finally {
    await client.end();
  }
}

async function restoreInto(
  client: pg.Client,
  { backup, stateDir, schema, connection, withoutDamaged }: RestoreOrder,
): Promise<void> {
  const hadQueue = await exists(client, `to_regnamespace('${jobsSchema}')`);
  try {
    await markInterrupted(stateDir, backup.known);
    await placeImages(stateDir, backup, withoutDamaged);
    await schema.openQueue(connection);
    await load(client, backup, schema);
  } catch (error) {
    const undo = hadQueue ? ['rollback'] : ['rollback', `drop schema if exists ${jobsSchema} cascade`];
    // These statements fail if the connection is lost, but PostgreSQL then rolls back the transaction anyway.
    for (const statement of undo) await Promise.allSettled([client.query(statement)]);
    await removeImages(stateDir, backup.known);
    await unmark(stateDir);
    throw error;
  }
  // From here on nothing is undone, because a lost response does not tell whether the commit succeeded.
  await client.query('commit').catch((error: unknown) => {
    throw new Error('The rows may or may not have been restored. Run the same restore again to finish it.', {
      cause: error,
    });
  });
}

/** Rejects a database with rows, unless an interrupted restore of this backup committed them. */
async function refuseOtherRows(
  client: pg.Client,
  known: Manifest,
  interrupted: Manifest | null,
): Promise<void> {
  const refusal = 'this database already has users; restore into an empty one';
  if (interrupted?.made !== known.made) throw new Error(refusal);
  await compare(client, known).catch((error: unknown) => {
    throw new Error(refusal, { cause: error });
  });
}

/**
 * Rejects a database that a shop or another restore is using. A shop that starts later waits for the migration lock
 * until the restore is over.
 */
async function refuseInUse(client: pg.Client): Promise<void> {
  const lock = await client.query('select pg_try_advisory_xact_lock($1) as held', [advisoryLocks.migrations]);
  if (!lock.rows[0].held)
    throw new Error('a shop is starting on this database, or another restore is running');
  const { rows } = await client.query(`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'rangefinder%'
  `);
  if (rows[0].count > 0)
    throw new Error(
      `a shop is using this database (${rows[0].count} connections); stop it before the restore`,
    );
}

async function exists(client: pg.Client, what: string): Promise<boolean> {
  const { rows } = await client.query(`select ${what} is not null as there`);
  return rows[0].there;
}

async function isInhabited(client: pg.Client): Promise<boolean> {
  // Version 1 called the users `people`.
  for (const table of ['users', 'people'])
    if (
      (await exists(client, `to_regclass('public.${table}')`)) &&
      (await client.query(`select from ${table} limit 1`)).rowCount === 1
    )
      return true;
  return false;
}

async function refuseNewer(client: pg.Client, known: Manifest): Promise<void> {
  if (!(await exists(client, "to_regclass('public.migrations')"))) return;
  const named = known.migrations.map(({ name }) => name);
  const { rowCount } = await client.query('select from migrations where name <> all ($1)', [named]);
  if (rowCount)
    throw new Error(
      'this database is newer than the backup: restore into an empty one, then start this version',
    );
}
