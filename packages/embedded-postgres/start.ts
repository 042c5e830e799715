import { setTimeout as delay } from 'node:timers/promises';
import { type PostgresAddress, appAddress, openSocketDirectory, superuserAddress } from './address.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { checkCluster, ensureCluster } from './cluster.ts';
import { EmbeddedPostgresError, explainFault } from './errors.ts';
import { type Home, locateHome, prepareHome, readPassword } from './home.ts';
import { clearRemains, endPostmaster, findPostmaster, launchPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { answers, ensureDatabase } from './probe.ts';
import { type RunAs, type Runner, type RunMode, chooseRunner } from './runner.ts';
import { shareBinaries } from './shared-binaries.ts';
import { Supervisor, type SupervisorLog } from './supervisor.ts';

export type { PostgresAddress, RunAs };
export { EmbeddedPostgresError };

export type EmbeddedPostgres = {
  address: PostgresAddress;
  mode: RunMode;
  created: boolean;
  stop(): Promise<void>;
};

export async function startEmbeddedPostgres(options: {
  stateDir: string;
  runAs?: RunAs | undefined;
  log?: SupervisorLog | undefined;
  /** Those of the installed version by default. */
  binaries?: Binaries | undefined;
}): Promise<EmbeddedPostgres> {
  const home = locateHome(options.stateDir);
  try {
    return await start(home, options);
  } catch (error) {
    throw explainFault(error, home.root);
  }
}

/** Returns the address of the server running in `stateDir`, or null. The address is valid while this process runs. */
export async function findEmbeddedPostgres(stateDir: string): Promise<PostgresAddress | null> {
  const home = locateHome(stateDir);
  if (findPostmaster(home.data) === null) return null;
  const socket = openSocketDirectory(home.data);
  const address = appAddress(socket.host, readPassword(home));
  if (await answers(address)) return address;
  socket.close();
  return null;
}

async function start(
  home: Home,
  { runAs, log, binaries: given = findBinaries() }: Parameters<typeof startEmbeddedPostgres>[0],
): Promise<EmbeddedPostgres> {
  const password = prepareHome(home);
  const runner = chooseRunner(runAs);
  const binaries = shareBinaries(given, runner);
  const server = await launch(home, password, runner, binaries, () =>
    ensureCluster(home, password, runner, binaries),
  );
  const socket = openSocketDirectory(home.data);
  const address = appAddress(socket.host, password);
  const supervisor = new Supervisor(home, server);
  const stop = async () => {
    await supervisor.stop();
    socket.close();
  };
  try {
    const created = await ensureDatabase(superuserAddress(socket.host, password), address);
    if (log) {
      // Never creates a database, because an empty one would hide a missing disk.
      const check = async () => checkCluster(home, runner, binaries);
      supervisor.watch((abort) => launch(home, password, runner, binaries, check, abort), log);
    }
    return { address, mode: runner.mode, created, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function launch(
  home: Home,
  password: string,
  runner: Runner,
  binaries: Binaries,
  prepare: () => Promise<void>,
  abort?: AbortSignal,
): Promise<Postmaster> {
  const deadline = performance.now() + 15_000;
  do {
    const left = findPostmaster(home.data);
    if (left !== null) await endPostmaster(left, home.data);
    await clearRemains(home.data);
    await prepare();
    const server = await withSocket(home, password, (superuser) =>
      launchPostmaster(home, superuser, runner, binaries, abort),
    );
    if (server !== null) return server;
    await delay(50, undefined, { signal: abort });
  } while (performance.now() < deadline);
  throw new EmbeddedPostgresError(`Another PostgreSQL is using ${home.data}; stop it or set STATE_DIR.`);
}

async function withSocket<T>(home: Home, password: string, work: (superuser: PostgresAddress) => Promise<T>) {
  const socket = openSocketDirectory(home.data);
  try {
    return await work(superuserAddress(socket.host, password));
  } finally {
    socket.close();
  }
}
