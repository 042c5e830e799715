import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Binaries, majorVersion } from './binaries.ts';
import { EmbeddedPostgresError, explainOutput } from './errors.ts';
import { type Home, syncFolder } from './home.ts';
import { findWorkersIn, signal, waitUntil } from './process-table.ts';
import { type Runner, commandFor, changeOwner, optionsFor } from './runner.ts';
import { DATA_FOLDER } from './settings.ts';

export async function ensureCluster(home: Home, password: string, runner: Runner, binaries: Binaries) {
  await removeHalfDone(home);
  if (!existsSync(home.data) || readdirSync(home.data).length === 0)
    await createCluster(home, password, runner, binaries);
  checkCluster(home, runner, binaries);
}

export function checkCluster(home: Home, runner: Runner, binaries: Binaries): void {
  checkVersion(home, binaries);
  changeOwner(runner, home.data);
}

async function createCluster(home: Home, password: string, runner: Runner, binaries: Binaries) {
  const draft = mkdtempSync(join(home.root, 'init-'));
  try {
    const data = join(draft, 'data');
    mkdirSync(data, { mode: 0o700 });
    writeFileSync(join(draft, 'password'), password, { mode: 0o600 });
    changeOwner(runner, draft);
    await initialize(data, runner, binaries, home);
    if (existsSync(home.data)) rmdirSync(home.data);
    renameSync(data, home.data);
    syncFolder(home.root);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function initialize(data: string, runner: Runner, binaries: Binaries, home: Home): Promise<void> {
  let output = '';
  // PostgreSQL's builtin provider sorts and folds case. Only full-text search uses the C library's locale.
  for (const locale of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const args = ['-D', DATA_FOLDER, '-U', 'postgres', '-A', 'scram-sha-256'];
    args.push('--pwfile=../password', '-E', 'UTF8', '-k', '--no-instructions', '--lc-messages=C');
    args.push(`--locale=${locale}`);
    if (Number(majorVersion(binaries)) >= 17)
      args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
    const ended = await run(join(binaries.dir, 'bin', 'initdb'), args, runner, data);
    if (ended.code === 0) return;
    output = ended.output;
    if (!/locale name/.test(output)) break;
  }
  throw explainOutput(output, 'Cannot create the database', home.root);
}

function run(program: string, args: string[], runner: Runner, cwd: string) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(...commandFor(runner, program, args), {
      ...optionsFor(runner, cwd),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

// Kills any initdb first, because it can outlive an app that was killed.
async function removeHalfDone(home: Home): Promise<void> {
  for (const name of readdirSync(home.root).filter((entry) => entry.startsWith('init-'))) {
    const draft = join(home.root, name);
    await waitUntil(() => {
      const left = findWorkersIn(join(draft, 'data'));
      for (const pid of left) signal(pid, 'SIGKILL');
      return left.length === 0;
    }, 5_000);
    rmSync(draft, { recursive: true, force: true });
  }
}

export function checkVersion(home: Home, binaries: Binaries): void {
  const path = join(home.data, 'PG_VERSION');
  const made = existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
  if (made === majorVersion(binaries)) return;
  throw new EmbeddedPostgresError(
    made === null
      ? `${home.data} is not a PostgreSQL data folder; move it away or set STATE_DIR.`
      : `${home.data} was created by PostgreSQL ${made}, but this Rangefinder includes ${majorVersion(binaries)}; see docs/operating.md.`,
  );
}
