import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '#src/platform/config.server.ts';
import { readManifest, secretName, type Manifest } from '#src/platform/backup/manifest.server.ts';
import { chooseMigrations } from '#src/platform/backup/load.server.ts';
import type { Schema } from '#src/platform/backup/schema.server.ts';
import { restore } from '#src/platform/backup/restore.server.ts';
import { explainFault } from '#src/platform/backup/fault.server.ts';
import { isHalfRestored } from '#src/platform/backup/staging.server.ts';
import { nameBuild } from '#src/platform/version.server.ts';
import { parseDatabaseUrl } from '#src/db/database-url.server.ts';
import { acquireStateDir } from '#embedded-postgres/state-lock.ts';
import { openDatabase } from './database.ts';
import { fail, failWith, readArguments, readEnvironment } from './environment.ts';
import { readSchema } from './prepare-database.ts';

const usage = 'run restore -- [--yes] FOLDER';
const { positionals, values } = readArguments(usage, { yes: { type: 'boolean' } }, 1);
const folder = resolve(positionals[0] ?? fail(`usage: npm ${usage}`));
const config = readEnvironment(values['env-file']);
try {
  const known = await readManifest(folder);
  const kind = config.DATABASE_URL ? 'external' : 'embedded';
  console.log(`${folder}, made ${known.made} by version ${nameBuild(known)},`);
  console.log(`goes into ${nameDatabase(config)} and the state folder ${config.STATE_DIR}.`);
  if (kind !== known.database && !values.yes) fail(explainOtherKind(known));
  const schema = await readSchema();
  // Before anything is created.
  chooseMigrations(known, schema);
  const leftOut = await leaveNothing(() => putBack(known, schema));
  const rows = Object.values(known.tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`The shop of ${known.made} is back: ${rows} rows, each compared with the backup. Start it.`);
  for (const path of leftOut) console.warn(`Warning: ${path} was damaged, and is not there.`);
  const warning = compareSecrets(known);
  if (warning) console.warn(`Warning: ${warning}: everyone has to sign in again.`);
} catch (error) {
  failWith(explainFault(error, { what: 'The restore', folder: config.STATE_DIR, setting: 'STATE_DIR' }));
}

/** Removes the database and the state folder that a failed restore has created; an interrupted one needs them. */
async function leaveNothing<T>(work: () => Promise<T>): Promise<T> {
  const { STATE_DIR: stateDir } = config;
  const postgres = join(stateDir, 'postgres');
  const [hadFolder, hadPostgres] = [existsSync(stateDir), existsSync(postgres)];
  try {
    return await work();
  } catch (error) {
    if (!isHalfRestored(stateDir)) {
      if (!hadPostgres) rmSync(postgres, { recursive: true, force: true });
      if (!hadFolder && existsSync(stateDir) && readdirSync(stateDir).length === 0) rmdirSync(stateDir);
    }
    throw error;
  }
}

async function putBack(known: Manifest, schema: Schema): Promise<string[]> {
  // Not while a shop runs on this state folder: what it keeps in memory would be of another database.
  const lock = config.DATABASE_URL ? await acquireStateDir(config.STATE_DIR) : null;
  try {
    const database = await openDatabase(config);
    try {
      const { connection } = database;
      const withSecret = !config.AUTH_SECRET;
      const order = { connection, stateDir: config.STATE_DIR, folder, known, schema, withSecret };
      return await restore({ ...order, withoutDamaged: values.yes ?? false });
    } finally {
      await database.close();
    }
  } finally {
    lock?.release();
  }
}

function nameDatabase({ DATABASE_URL }: Config): string {
  if (!DATABASE_URL) return 'the embedded database';
  const { host = 'localhost', port = 5432, user, database = user } = parseDatabaseUrl(DATABASE_URL);
  return `the database ${database} at ${host}:${port}`;
}

// Settings that were not read lead to another database than was meant.
function explainOtherKind({ database }: Manifest): string {
  const [was, is] =
    database === 'external' ? ['DATABASE_URL', 'it is not set'] : ['no DATABASE_URL', 'one is set'];
  return `This backup is of a shop with ${was}, and ${is}. If that is meant, add --yes.`;
}

function compareSecrets({ files }: Manifest): string | null {
  if (!files[secretName]) return 'the backup holds no secret of sessions';
  if (!config.AUTH_SECRET) return null;
  const path = join(folder, secretName);
  const same = existsSync(path) && readFileSync(path, 'utf8') === config.AUTH_SECRET;
  return same ? null : 'AUTH_SECRET is not the one that the backup holds';
}
