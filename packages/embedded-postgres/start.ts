import { setTimeout as delay } from 'node:timers/promises';

import { type PostgresAddress, appAddress, openSocketDirectory, superuserAddress } from './address.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { checkCluster, ensureCluster } from './cluster.ts';
import { EmbeddedPostgresError, explainFault } from './errors.ts';
import { type Home, locateHome, prepareHome, readPassword } from './home.ts';
import {
  adoptPostmaster,
  clearRemains,
  endPostmaster,
  findPostmaster,
  launchPostmaster,
  type Postmaster,
} from './postmaster.ts';
import { answers, ensureDatabase } from './probe.ts';
import { shareBinaries } from './shared-binaries.ts';
import { Supervisor, type SupervisorLog } from './supervisor.ts';
import { type RunAs, type Runner, type Way, chooseRunner, wayOf } from './way.ts';

export type { PostgresAddress, RunAs };
export { EmbeddedPostgresError };

export type EmbeddedPostgres = {
  address: PostgresAddress;
  way: Way;
  adopted: boolean;
  created: boolean;
  stop(): Promise<void>;
};

/**
 * Starts, or adopts, the PostgreSQL of `stateDir`, whose lock the caller holds; throws EmbeddedPostgresError.
 * @param options.log where it is given, a server that ends by itself is started again, and this hears of it
 */
export async function startEmbeddedPostgres(options: {
  stateDir: string;
  runAs?: RunAs | undefined;
  log?: SupervisorLog | undefined;
}): Promise<EmbeddedPostgres> {
  const home = locateHome(options.stateDir);
  try {
    return await start(home, options.runAs, options.log);
  } catch (error) {
    throw explainFault(error, home.root);
  }
}

/** The address of the server that runs for `stateDir`, or null; valid while this process lives. */
export async function findEmbeddedPostgres(stateDir: string): Promise<PostgresAddress | null> {
  const home = locateHome(stateDir);
  if (findPostmaster(home.data) === null) return null;
  const socket = openSocketDirectory(home.data);
  const address = appAddress(socket.host, readPassword(home));
  if (await answers(address)) return address;
  socket.close();
  return null;
}

type Found = { server: Postmaster; adopted: boolean };

async function start(home: Home, runAs: RunAs | undefined, log?: SupervisorLog): Promise<EmbeddedPostgres> {
  const password = prepareHome(home);
  const found = await findOrLaunch(home, password, runAs, (runner, binaries) =>
    ensureCluster(home, password, runner, binaries),
  );
  const socket = openSocketDirectory(home.data);
  const address = appAddress(socket.host, password);
  const supervisor = new Supervisor(home, found.server);
  const stop = async () => {
    await supervisor.stop();
    socket.close();
  };
  try {
    const created = await ensureDatabase(superuserAddress(socket.host, password), address);
    if (log) {
      // Never makes a database: an empty one would hide that its disk is not there.
      const again = (abort: AbortSignal) =>
        findOrLaunch(home, password, runAs, async (...how) => checkCluster(home, ...how), abort);
      supervisor.watch(async (abort) => (await again(abort)).server, log);
    }
    return { address, way: wayOf(found.server.pid), adopted: found.adopted, created, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function findOrLaunch(
  home: Home,
  password: string,
  runAs: RunAs | undefined,
  prepare: (runner: Runner, binaries: Binaries) => Promise<void>,
  abort?: AbortSignal,
): Promise<Found> {
  const deadline = performance.now() + 15_000;
  while (performance.now() < deadline) {
    const adopted = await adopt(home, password, runAs);
    if (adopted !== null) return { server: adopted, adopted: true };

    const runner = chooseRunner(runAs);
    const binaries = shareBinaries(findBinaries(), runner);
    await clearRemains(home.data);
    await prepare(runner, binaries);
    const server = await withSocket(home, password, (superuser) =>
      launchPostmaster(home, superuser, runner, binaries, abort),
    );
    if (server !== null) return { server, adopted: false };
    await delay(50, undefined, { signal: abort });
  }
  throw new EmbeddedPostgresError(`Another PostgreSQL is using ${home.data}; stop it or set STATE_DIR.`);
}

async function adopt(home: Home, password: string, runAs: RunAs | undefined): Promise<Postmaster | null> {
  if (findPostmaster(home.data) === null) return null;
  const server = await withSocket(home, password, (superuser) => adoptPostmaster(home.data, superuser));
  if (server === null || runAs === undefined || ['plain', runAs].includes(wayOf(server.pid))) return server;
  await endPostmaster(server.pid, home.data);
  return null;
}

async function withSocket<T>(home: Home, password: string, work: (superuser: PostgresAddress) => Promise<T>) {
  const socket = openSocketDirectory(home.data);
  try {
    return await work(superuserAddress(socket.host, password));
  } finally {
    socket.close();
  }
}
