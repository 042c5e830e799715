import { existsSync, readdirSync, rmdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { acquireStateDir } from '#embedded-postgres/state-lock.ts';
import { isPartlyRestored } from '#src/platform/backup/interrupted.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { parseDatabaseUrl } from '#src/platform/db/database-url.server.ts';
import { nameBuild } from '#src/platform/version.server.ts';
import { openDatabase } from '#src/server/start-up/database.ts';
import { fail, failWith, readArguments, readEnvironment } from '#src/server/start-up/environment.ts';
import { locateBackup } from './backup/bucket-copies.ts';
import { readCipher } from './backup/encryption.ts';
import { explainFault } from './backup/fault.ts';
import { chooseMigrations, readSchema, type Schema } from './backup/load.ts';
import { openBackup, secretName, type Backup, type Manifest } from './backup/manifest.ts';
import { countRows } from './backup/report.ts';
import { restore } from './backup/restore.ts';
import { collect, readStored } from './backup/stored-files.ts';

const usage = 'run restore -- [--yes] [--into DIR] FOLDER or s3:NAME';
const options = {
  yes: { type: 'boolean', default: false },
  into: { type: 'string', default: 'backups' },
} as const;
const { positionals, values } = readArguments(usage, options, 1);
const parent = resolve(values.into);
const locate = locateBackup(positionals[0] ?? fail(`usage: npm ${usage}`), parent);
const config = readEnvironment(values['env-file']);
const cipher = await readCipher(config.BACKUP_PASSPHRASE_FILE).catch(failWith);
const what = 'The restore';
const folder = await locate(config).catch((error: unknown) =>
  failWith(explainFault(error, { what, folder: parent, setting: '--into' })),
);
try {
  const backup = await openBackup(folder, cipher);
  const { known } = backup;
  const kind = config.DATABASE_URL ? 'external' : 'embedded';
  console.log(`${folder}, made ${known.made} by version ${nameBuild(known)},`);
  console.log(`will be restored into ${nameDatabase(config)} and the state folder ${config.STATE_DIR}.`);
  if (kind !== known.database && !values.yes) fail(explainOtherKind(known));
  if (cipher && !backup.cipher && !values.yes)
    fail('BACKUP_PASSPHRASE_FILE is set, but this backup is not encrypted. If you trust it, add --yes.');
  const schema = await readSchema();
  // Checked before anything is created.
  chooseMigrations(known, schema);
  const leftOut = await cleanUpAfterFailure(() => putBack(backup, schema));
  console.log(
    `The shop of ${known.made} is restored: ${countRows(known)} rows, each compared with the backup. You can start it now.`,
  );
  for (const path of leftOut) console.warn(`Warning: ${path} was damaged and has not been restored.`);
  const warning = await compareSecrets(backup);
  if (warning) console.warn(`Warning: ${warning}: everyone has to log in again.`);
} catch (error) {
  failWith(explainFault(error, { what, folder: config.STATE_DIR, setting: 'STATE_DIR' }));
}

/** Removes a state folder that a failed restore created and left empty. */
async function cleanUpAfterFailure<T>(work: () => Promise<T>): Promise<T> {
  const { STATE_DIR: stateDir } = config;
  const hadFolder = existsSync(stateDir);
  try {
    return await work();
  } catch (error) {
    if (!hadFolder && existsSync(stateDir) && readdirSync(stateDir).length === 0) rmdirSync(stateDir);
    throw error;
  }
}

async function putBack(backup: Backup, schema: Schema): Promise<string[]> {
  // Locks the state folder, so that no shop runs on it with caches of a different database.
  const lock = config.DATABASE_URL ? await acquireStateDir(config.STATE_DIR) : null;
  try {
    const { connection, close, discard } = await openDatabase(config);
    const withSecret = !config.AUTH_SECRET;
    const order = { connection, stateDir: config.STATE_DIR, backup, schema, withSecret };
    const leftOut = await restore({ ...order, withoutDamaged: values.yes }).catch(async (error: unknown) => {
      // A restore that can still be completed needs its database, so it is kept.
      await (isPartlyRestored(config.STATE_DIR) ? close() : discard());
      throw error;
    });
    await close();
    return leftOut;
  } finally {
    lock?.release();
  }
}

function nameDatabase({ DATABASE_URL }: Config): string {
  if (!DATABASE_URL) return 'the embedded database';
  const { host = 'localhost', port = 5432, user, database = user } = parseDatabaseUrl(DATABASE_URL);
  return `the database ${database} at ${host}:${port}`;
}

// Explains the mismatch, because with missing settings a backup would be restored into the wrong database.
function explainOtherKind({ database }: Manifest): string {
  const [was, is] =
    database === 'external' ? ['DATABASE_URL', 'it is not set'] : ['no DATABASE_URL', 'one is set'];
  return `This backup is of a shop with ${was}, but ${is}. If that is intended, add --yes.`;
}

async function compareSecrets(backup: Backup): Promise<string | null> {
  if (!backup.known.files[secretName]) return 'the backup does not contain the session secret';
  if (!config.AUTH_SECRET) return null;
  const held = await collect(readStored(folder, secretName, backup.cipher));
  return held.toString() === config.AUTH_SECRET ? null : 'AUTH_SECRET differs from the one in the backup';
}
