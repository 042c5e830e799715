import { join, resolve } from 'node:path';
import { backUp, prune } from '#src/platform/backup/backup.server.ts';
import { explainFault } from '#src/platform/backup/fault.server.ts';
import { readRecord, writeRecord, type BackupRecord } from '#src/platform/backup/record.server.ts';
import { mailFailure } from './backup-failure.ts';
import { describeBackup, reportVerification } from './backup-report.ts';
import { borrowDatabase } from './database.ts';
import { fail, failWith, readArguments, readEnvironment, root } from './environment.ts';
import { readBuild } from './release-file.ts';

const usage = 'run backup -- [--into DIR] [--keep N] [--verify [FOLDER]] [--report-failure]';
const options = {
  into: { type: 'string', default: 'backups' },
  keep: { type: 'string' },
  verify: { type: 'boolean' },
  'report-failure': { type: 'boolean' },
} as const;
const { positionals, values } = readArguments(usage, options, 1);
const isKeepWrong = values.keep !== undefined && !/^[1-9]\d{0,5}$/.test(values.keep);
if (isKeepWrong || (positionals.length > 0 && !values.verify)) fail(`usage: npm ${usage}`);
// Before the settings are read, which go to the project's folder.
const parent = resolve(values.into);
const given = positionals[0] === undefined ? null : resolve(positionals[0]);
const config = readEnvironment(values['env-file']);
const { STATE_DIR: stateDir, AUTH_SECRET: authSecret } = config;
try {
  if (values['report-failure']) await mailFailure(config);
  else if (given) await verify(given);
  else await noteOutcome(makeBackup);
} catch (error) {
  failWith(error);
}

type Made = { bytes: number; folder: string; verified?: string };

async function makeBackup(): Promise<Made> {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = join(parent, `rangefinder-${stamp}Z`);
  const database = await borrowDatabase(config);
  try {
    const { connection } = database;
    const kind = config.DATABASE_URL ? 'external' : 'embedded';
    const build = readBuild(root);
    const made = await backUp({ connection, database: kind, build, stateDir, authSecret, folder });
    console.log(describeBackup(folder, made));
    if (values.verify) await reportVerification(connection, folder);
    if (values.keep)
      console.log(`Older ones that were removed: ${await prune(parent, Number(values.keep))}.`);
    const verified = values.verify && new Date().toISOString();
    return { bytes: made.bytes, folder, ...(verified && { verified }) };
  } finally {
    await database.close();
  }
}

async function verify(folder: string): Promise<void> {
  const database = await borrowDatabase(config);
  try {
    await reportVerification(database.connection, folder);
    await noteVerified(folder);
  } finally {
    await database.close();
  }
}

async function noteVerified(folder: string): Promise<void> {
  const { made, ...known } = await readRecord(stateDir);
  if (made?.folder !== folder) return;
  const verified = new Date().toISOString();
  await writeRecord(stateDir, { ...known, made: { ...made, verified } }).catch(() => undefined);
}

/** Leaves word for `/metrics`, and for the mail that `--report-failure` sends. */
async function noteOutcome(make: () => Promise<Made>): Promise<void> {
  const begun = Date.now();
  const { made: last } = await readRecord(stateDir);
  const before = last ? { made: last } : {};
  // A failure before is told of already. A disk that is full keeps no word: the time of the last one stays.
  const note = (known: BackupRecord) => writeRecord(stateDir, known).catch(() => undefined);
  await note(before);
  try {
    const made = await make();
    const at = new Date().toISOString();
    await note({ made: { at, ...made, seconds: (Date.now() - begun) / 1000 } });
  } catch (error) {
    const reason = describeFailure(error);
    await note({ ...before, failed: { at: new Date().toISOString(), reason } });
    throw new Error(reason, { cause: error });
  }
}

function describeFailure(error: unknown): string {
  const explained = explainFault(error, { what: 'The backup', folder: parent, setting: '--into' });
  if (!(explained instanceof Error)) return `The backup failed: ${String(explained)}`;
  return explained === error ? `The backup failed: ${explained.message}` : explained.message;
}
