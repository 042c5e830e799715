import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PORT, type PostgresAddress } from './address.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, explainOutput } from './errors.ts';
import { type Home, openLog, readPid, isReportedReady } from './home.ts';
import { answers } from './probe.ts';
import { findWorkersIn, processStart, signal, worksIn, waitUntil } from './process-table.ts';
import { type Runner, commandFor, optionsFor } from './runner.ts';
import { serverArguments } from './settings.ts';

const RECOVERY_LIMIT = 600_000;

export function findPostmaster(dataDir: string): number | null {
  const pid = readPid(dataDir);
  return pid !== null && worksIn(pid, dataDir) ? pid : null;
}

export type Postmaster = { pid: number; ended: Promise<string> };

/** Ends processes left by a killed server, then removes its pid file if the pid now belongs to a different process. */
export async function clearRemains(dataDir: string): Promise<void> {
  if (!(await waitUntil(() => findWorkersIn(dataDir).length === 0, 2_000))) await killWorkers(dataDir);
  const pid = readPid(dataDir);
  // The pid file of a dead process is kept, so that PostgreSQL checks whether shared memory is still in use.
  if (pid === null || !existsSync(`/proc/${pid}`)) return;
  rmSync(join(dataDir, 'postmaster.pid'), { force: true });
  rmSync(join(dataDir, `.s.PGSQL.${PORT}.lock`), { force: true });
}

export async function launchPostmaster(
  home: Home,
  superuser: PostgresAddress,
  runner: Runner,
  binaries: Binaries,
  abort?: AbortSignal,
): Promise<Postmaster | null> {
  const log = openLog(home);
  try {
    const command = commandFor(runner, join(binaries.dir, 'bin', 'postgres'), serverArguments());
    // Detached, because Ctrl-C reaches the terminal's whole process group, and the server must outlive the app's
    // queries.
    const child = spawn(...command, {
      ...optionsFor(runner, home.data),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    let hasEnded = false;
    const { promise: ended, resolve } = Promise.withResolvers<string>();
    const end = (how: string) => {
      hasEnded = true;
      resolve(how);
    };
    child.on('exit', (code, by) => end(by ?? `exit ${code}`));
    child.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.name));
    child.unref();
    const { pid = 0 } = child;
    let ready = false;
    try {
      const isReady = async () => (ready = isReportedReady(home.data, pid) && (await answers(superuser)));
      await waitUntil(async () => (await isReady()) || hasEnded || abort?.aborted === true, RECOVERY_LIMIT);
      if (ready) return { pid, ended };
    } finally {
      if (!ready && !hasEnded) await endPostmaster(pid, home.data);
    }
    abort?.throwIfAborted();
    if (/pre-existing shared memory|lock file ".*" already exists/.test(log.tail())) return null;
    throw explainOutput(log.tail(), 'The database does not start', home.root);
  } finally {
    log.close();
  }
}

export async function endPostmaster(pid: number, dataDir: string): Promise<void> {
  // The server may have crashed, and a different process may now have its pid.
  const start = worksIn(pid, dataDir) ? processStart(pid) : null;
  const isGone = () => start === null || processStart(pid) !== start;
  for (const [name, limit] of [['SIGINT', 30_000] as const, ['SIGQUIT', 10_000] as const]) {
    if (isGone()) break;
    signal(pid, name);
    if (await waitUntil(isGone, limit)) break;
  }
  if (!isGone()) signal(pid, 'SIGKILL');
  if (!(await waitUntil(() => isGone() && findWorkersIn(dataDir).length === 0, 5_000))) {
    await killWorkers(dataDir);
  }
}

async function killWorkers(dataDir: string): Promise<void> {
  const gone = await waitUntil(() => {
    const left = findWorkersIn(dataDir);
    for (const pid of left) signal(pid, 'SIGKILL');
    return left.length === 0;
  }, 10_000);
  if (!gone) throw new EmbeddedPostgresError(`A PostgreSQL process in ${dataDir} cannot be stopped.`);
}
