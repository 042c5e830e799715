import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from '#embedded-postgres/binaries.ts';
import { locateHome, readPassword } from '#embedded-postgres/home.ts';
import { endPostmaster } from '#embedded-postgres/postmaster.ts';
import { waitUntil } from '#embedded-postgres/process-table.ts';
import { chooseRunner, commandFor, changeOwner, optionsFor } from '#embedded-postgres/runner.ts';
import { serverArguments } from '#embedded-postgres/settings.ts';
import { shareBinaries } from '#embedded-postgres/shared-binaries.ts';
import { startEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { findFreePort } from './free-port.ts';

/** Returns the path of a certificate in `test/tls`. */
export const certificate = (name: string): string => join(import.meta.dirname, 'tls', `${name}.pem`);

/** Starts a PostgreSQL server like an operator's, with TCP, a Unix socket, TLS and these lines in `pg_hba.conf`. */
export async function startTlsPostgres(hba: string[]) {
  const stateDir = mkdtempSync(join(tmpdir(), 'rf-tls-'));
  // The first start creates the data folder, and listens only on a socket.
  const made = await startEmbeddedPostgres({ stateDir });
  await made.stop();
  const home = locateHome(stateDir);
  const password = readPassword(home);
  for (const file of ['server.key', 'server.pem'])
    copyFileSync(join(import.meta.dirname, 'tls', file), join(home.data, file));
  chmodSync(join(home.data, 'server.key'), 0o600);
  writeFileSync(
    join(home.data, 'pg_hba.conf'),
    [...hba, 'local all all scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256', ''].join('\n'),
  );
  writeFileSync(
    join(home.data, 'postgresql.auto.conf'),
    "ssl = on\nssl_cert_file = 'server.pem'\nssl_key_file = 'server.key'\n",
  );
  const runner = chooseRunner(undefined);
  changeOwner(runner, home.data);
  const port = await findFreePort();
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `port=${port}`];
  const program = join(shareBinaries(findBinaries(), runner).dir, 'bin', 'postgres');
  const server = spawn(...commandFor(runner, program, [...serverArguments(), ...settings]), {
    ...optionsFor(runner, home.data),
    detached: true,
    stdio: 'ignore',
  });
  const superuser = { host: home.data, port, user: 'postgres', password, database: 'postgres' };
  const run = async (statement: string, database = 'postgres'): Promise<void> => {
    const client = new pg.Client({ ...superuser, database });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  const responses = () =>
    run('select 1').then(
      () => true,
      () => false,
    );
  if (!(await waitUntil(responses, 30_000))) throw new Error('PostgreSQL with TLS does not start');
  return {
    port,
    /** The folder of the server's Unix socket. */
    socket: home.data,
    /** Runs statements as the superuser of this server. */
    run,
    async stop() {
      await endPostmaster(server.pid!, home.data);
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}
