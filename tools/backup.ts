import { basename, join, resolve } from 'node:path';
import { readRecord, writeRecord, type BackupRecord } from '#src/platform/backup/record.server.ts';
import { borrowDatabase, borrowServer } from '#src/server/start-up/database.ts';
import { fail, failWith, readArguments, readEnvironment, root } from '#src/server/start-up/environment.ts';
import { readBuild } from '#src/server/start-up/release-file.ts';
import { copyBackup, locateBackup, pruneCopies } from './backup/bucket-copies.ts';
import { Bucket } from './backup/bucket.ts';
import { backUp, prune, type MadeBackup } from './backup/create.ts';
import { readCipher, type Cipher } from './backup/encryption.ts';
import { explainFault } from './backup/fault.ts';
import { nameBackup, openBackup } from './backup/manifest.ts';
import { mailFailure, describeBackup, reportVerification } from './backup/report.ts';
import { withDatabase } from './with-database.ts';

const usage = 'run backup -- [--into DIR] [--keep N] [--verify [FOLDER or s3:NAME]] [--report-failure]';
const options = {
  into: { type: 'string', default: 'backups' },
  keep: { type: 'string' },
  verify: { type: 'boolean' },
  'report-failure': { type: 'boolean' },
} as const;
const { positionals, values } = readArguments(usage, options, 1);
const isKeepInvalid = values.keep !== undefined && !/^[1-9]\d{0,5}$/.test(values.keep);
if (isKeepInvalid || (positionals.length > 0 && !values.verify)) fail(`usage: npm ${usage}`);
const keep = values.keep === undefined ? Number.POSITIVE_INFINITY : Number(values.keep);
// Resolved first, because reading the settings changes the working directory to the project.
const parent = resolve(values.into);
const locate = positionals[0] === undefined ? null : locateBackup(positionals[0], parent);
const config = readEnvironment(values['env-file']);
const { STATE_DIR: stateDir, AUTH_SECRET: authSecret } = config;
const isVerified = values.verify || config.BACKUP_S3_BUCKET !== undefined;
const what = { folder: parent, setting: '--into' };
try {
  if (values['report-failure']) await mailFailure(config);
  else if (locate) await verify(await locate(config));
  else await noteOutcome();
} catch (error) {
  failWith(explainFault(error, { what: 'The verification', ...what }));
}

async function makeBackup(cipher: Cipher | null): Promise<MadeBackup> {
  const folder = join(parent, nameBackup(new Date()));
  return withDatabase(borrowDatabase(config), async (connection) => {
    const kind = config.DATABASE_URL ? 'external' : 'embedded';
    const build = readBuild(root);
    const made = await backUp({ connection, database: kind, build, stateDir, authSecret, folder, cipher });
    console.log(describeBackup(made));
    if (isVerified) await reportVerification(connection, made);
    if (values.keep) console.log(`Older backups removed: ${await prune(parent, keep, basename(folder))}.`);
    return made;
  });
}

async function copyToBucket(made: MadeBackup, cipher: Cipher): Promise<void> {
  const bucket = new Bucket(config);
  try {
    const sent = await copyBackup(bucket, made);
    const removed = values.keep ? await pruneCopies(bucket, cipher, keep, basename(made.folder)) : 0;
    console.log(`Copied to ${bucket.name}, ${(sent / 1e6).toFixed(1)} MB; older copies removed: ${removed}.`);
  } catch (error) {
    throw new Error(
      `The copy to ${bucket.name} failed: ${bucket.explain(error)}. The backup in ${made.folder} is complete.`,
      { cause: error },
    );
  }
}

async function verify(folder: string): Promise<void> {
  const backup = await openBackup(folder, await readCipher(config.BACKUP_PASSPHRASE_FILE));
  await withDatabase(borrowServer(config), (connection) => reportVerification(connection, backup));
  await noteVerified(folder);
}

async function noteVerified(folder: string): Promise<void> {
  const { made, ...known } = await readRecord(stateDir);
  if (made?.folder !== folder) return;
  const verified = new Date().toISOString();
  await writeRecord(stateDir, { ...known, made: { ...made, verified } }).catch(() => undefined);
}

/**
 * Makes a backup and its copy, and records the outcome for `/metrics` and for the email that `--report-failure` sends.
 */
async function noteOutcome(): Promise<void> {
  const begun = Date.now();
  const { made: last } = await readRecord(stateDir);
  let known: BackupRecord = last ? { made: last } : {};
  // If the disk is too full to store a record, the time of the last backup is kept.
  const note = () => writeRecord(stateDir, known).catch(() => undefined);
  // Clears an earlier failure, which has already been reported.
  await note();
  let describe = describeFailure;
  try {
    const cipher = await readCipher(config.BACKUP_PASSPHRASE_FILE);
    const made = await makeBackup(cipher);
    const at = new Date().toISOString();
    const { bytes, folder } = made;
    const seconds = (Date.now() - begun) / 1000;
    known = { made: { at, bytes, seconds, folder, ...(isVerified && { verified: at }) } };
    describe = messageOf;
    if (cipher && config.BACKUP_S3_BUCKET) await copyToBucket(made, cipher);
  } catch (error) {
    known.failed = { at: new Date().toISOString(), reason: describe(error) };
    throw new Error(known.failed.reason, { cause: error });
  } finally {
    await note();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function describeFailure(error: unknown): string {
  const explained = explainFault(error, { what: 'The backup', ...what });
  return explained === error ? `The backup failed: ${messageOf(error)}` : messageOf(explained);
}
