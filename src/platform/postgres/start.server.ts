import { setTimeout as delay } from 'node:timers/promises';

import { type PostgresAddress, appAddress, openSocketDirectory, superuserAddress } from './address.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { EmbeddedPostgresError, explainFault } from './errors.ts';
import { type Home, locateHome, prepareHome, readPassword } from './home.ts';
import {
  adoptPostmaster,
  clearRemains,
  endPostmaster,
  findPostmaster,
  launchPostmaster,
} from './postmaster.ts';
import { answers, ensureDatabase } from './probe.ts';
import { shareBinaries } from './shared-binaries.ts';
import { type RunAs, type Way, chooseRunner, wayOf } from './way.ts';

export type { PostgresAddress, RunAs };
export { EmbeddedPostgresError };

export type EmbeddedPostgres = {
  address: PostgresAddress;
  way: Way;
  adopted: boolean;
  created: boolean;
  stop(): Promise<void>;
};

/** Starts, or adopts, the PostgreSQL of `stateDir`, whose lock the caller holds; throws EmbeddedPostgresError. */
export async function startEmbeddedPostgres(options: {
  stateDir: string;
  runAs?: RunAs | undefined;
}): Promise<EmbeddedPostgres> {
  const home = locateHome(options.stateDir);
  try {
    return await start(home, options.runAs);
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

async function start(home: Home, runAs: RunAs | undefined): Promise<EmbeddedPostgres> {
  const password = prepareHome(home);
  const deadline = performance.now() + 15_000;
  while (performance.now() < deadline) {
    const adopted = await adopt(home, password, runAs);
    if (adopted !== null) return await finish(home, password, adopted, true);

    const runner = chooseRunner(runAs);
    const binaries = shareBinaries(findBinaries(), runner);
    await clearRemains(home.data);
    await ensureCluster(home, password, runner, binaries);
    const pid = await withSocket(home, password, (superuser) =>
      launchPostmaster(home, superuser, runner, binaries),
    );
    if (pid !== null) return await finish(home, password, pid, false);
    await delay(50);
  }
  throw new EmbeddedPostgresError(`Another PostgreSQL is using ${home.data}; stop it or set STATE_DIR.`);
}

async function adopt(home: Home, password: string, runAs: RunAs | undefined): Promise<number | null> {
  if (findPostmaster(home.data) === null) return null;
  const pid = await withSocket(home, password, (superuser) => adoptPostmaster(home.data, superuser));
  if (pid === null || runAs === undefined || ['plain', runAs].includes(wayOf(pid))) return pid;
  await endPostmaster(pid, home.data);
  return null;
}

async function finish(
  home: Home,
  password: string,
  pid: number,
  adopted: boolean,
): Promise<EmbeddedPostgres> {
  const socket = openSocketDirectory(home.data);
  const address = appAddress(socket.host, password);
  const stop = async () => {
    await endPostmaster(pid, home.data);
    socket.close();
  };
  try {
    const created = await ensureDatabase(superuserAddress(socket.host, password), address);
    return { address, way: wayOf(pid), adopted, created, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function withSocket<T>(home: Home, password: string, work: (superuser: PostgresAddress) => Promise<T>) {
  const socket = openSocketDirectory(home.data);
  try {
    return await work(superuserAddress(socket.host, password));
  } finally {
    socket.close();
  }
}
