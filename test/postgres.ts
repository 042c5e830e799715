import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { superuserAddress } from '#embedded-postgres/address.ts';
import { startEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { loadReference } from '#src/gear/models/reference.server.ts';
import { loadRegions } from '#src/media/places/load-regions.server.ts';
import { loadPlaces, type LoadedPlace } from '#src/media/places/load.server.ts';
import { connect } from '#src/platform/db/connect.server.ts';
import { migrate, readMigrations } from '#src/platform/db/migrate.server.ts';
import { Jobs } from '#src/platform/jobs/queue.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { allWork } from '#src/server/start-up/runtime.ts';
import { installPostgres } from './postgres-versions.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which tests create their databases. */
    server: { host: string; port: number; user: string; password: string };
    /** A migrated, empty database that tests copy. */
    template: string;
  }
}

const template = 'rangefinder_template';

type Provided = Pick<ProvidedContext, 'server' | 'template'>;

/** Turns off autovacuum, because the databases of tests exist only for seconds. */
async function turnVacuumOff(superuser: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  await client.query('alter system set autovacuum = off');
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** Large cities, those of Germany, and all places of Washington and Oregon: one in a hundred of all places. */
export const isTestPlace = ({ country, region_code, population }: LoadedPlace): boolean =>
  population > 5_000_000 ||
  (country === 'DE' && population > 130_000) ||
  (country === 'US' && /^(WA|OR)$/.test(region_code));

/** Starts a real PostgreSQL server, of POSTGRES_VERSION if it is set, with the database that all tests copy. */
export async function startTestServer(): Promise<Provided & { close(): Promise<void> }> {
  const stateDir = await mkdtemp(join(tmpdir(), 'rangefinder-test-'));
  const version = process.env['POSTGRES_VERSION'];
  const postgres = await startEmbeddedPostgres({
    stateDir,
    binaries: version ? installPostgres(version) : undefined,
  });
  const { database: _, ...server } = postgres.address;
  await turnVacuumOff(superuserAddress(server.host, server.password));
  const admin = new pg.Client({ ...server, database: 'rangefinder' });
  await admin.connect();
  await admin.query(`create database ${template}`);
  // No test crashes this server, so commits need not wait for the disk.
  await admin.query(`alter role ${server.user} set synchronous_commit = off`);
  // Tests compare all tables before and after a call. For a few rows, parallel workers take longer than they save.
  await admin.query(`alter role ${server.user} set max_parallel_workers_per_gather = 0`);
  // The default of 4096 iterations would cost each connection 10 ms. PostgreSQL 15 does not have the setting.
  await admin.query("select set_config(name, '1', false) from pg_settings where name = 'scram_iterations'");
  await admin.query(`alter role ${server.user} password '${server.password}'`);
  await admin.end();
  const db = connect({ ...server, database: template }, createLog('silent'));
  const root = join(import.meta.dirname, '..');
  await migrate(db, await readMigrations(join(root, 'db/migrations')));
  await loadReference(db, root);
  await loadPlaces(db, root, isTestPlace);
  await loadRegions(db, root);
  // Creates the tables of the job queue once, so that not every shop has to.
  const jobs = await Jobs.open(
    db,
    createLog('error'),
    allWork.map(({ job }) => job),
  );
  await jobs.close();
  await db.destroy();
  return {
    server,
    template,
    async close() {
      await postgres.stop();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}

/** Starts one PostgreSQL for all test files, which create their own databases from the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, template: name, close } = await startTestServer();
  project.provide('server', server);
  project.provide('template', name);
  return close;
}
