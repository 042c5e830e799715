import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from '#embedded-postgres/binaries.ts';
import { checkVersion } from '#embedded-postgres/cluster.ts';
import { locateHome } from '#embedded-postgres/home.ts';
import { findEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { refusePartlyRestored } from '#src/platform/backup/interrupted.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { connect } from '#src/platform/db/connect.server.ts';
import { checkRights } from '#src/platform/db/database-rights.server.ts';
import { connectTo } from '#src/platform/db/external-database.server.ts';
import { findPending, isNewDatabase, readMigrations } from '#src/platform/db/migrate.server.ts';
import { Replica } from '#src/platform/db/replica.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { databaseConnectionsOf } from '#src/server/overload/descriptors.ts';
import { wantsDemo } from '#src/server/start-up/database.ts';
import { root } from '#src/server/start-up/environment.ts';
import { ok, problem, reasonOf, warning, type CheckResult } from './check-result.ts';
import { checkProcesses } from './processes.ts';
import { describeUpgrade } from './upgrade.ts';

/** The connections that the search index, the jobs and the change log use. */
const otherConnections = 7;

/** Checks whether the database has what a start needs, without changing it and without starting the embedded one. */
export async function checkDatabase(config: Config): Promise<CheckResult[]> {
  try {
    refusePartlyRestored(config.STATE_DIR);
    return config.DATABASE_URL ? await checkOwn(config, config.DATABASE_URL) : await checkEmbedded(config);
  } catch (error) {
    return [problem(reasonOf(error))];
  }
}

async function checkOwn(config: Config, url: string): Promise<CheckResult[]> {
  const connection = await connectTo(url, checkRights);
  const standby = config.DATABASE_READ_URL ? await checkStandby(config, connection) : [];
  return [...(await examine(config, connection, 'DATABASE_URL')), ...standby];
}

async function checkEmbedded(config: Config): Promise<CheckResult[]> {
  const home = locateHome(config.STATE_DIR);
  if (!existsSync(home.data))
    return [
      ok(`database: the next start creates an embedded PostgreSQL in ${home.root}`),
      ok(
        config.DEMO
          ? 'DEMO: the next start creates the demo shop with its users'
          : 'DEMO: the next start creates no demo users',
      ),
    ];
  checkVersion(home, findBinaries());
  const connection = await findEmbeddedPostgres(config.STATE_DIR);
  if (!connection)
    return [
      ok(
        `database: the embedded PostgreSQL in ${home.root} is stopped; the next start runs it and its migrations`,
      ),
    ];
  const demo = config.DEMO && (await wantsDemo(connection));
  return [
    ...(await examine(config, connection, 'embedded PostgreSQL')),
    ...(demo ? [ok('DEMO: the next start creates the demo shop with its users')] : []),
  ];
}

async function examine(config: Config, connection: pg.ClientConfig, kind: string): Promise<CheckResult[]> {
  const { version, free, database } = await readServer(connection);
  const needed = databaseConnectionsOf({ ...config, DATABASE_READ_URL: undefined }) + otherConnections;
  const room =
    needed > free
      ? [
          warning(
            `DATABASE_CONNECTIONS: each process opens up to ${needed} connections, but the server allows only ${free} in total; lower it, or raise max_connections of the server`,
          ),
        ]
      : [];
  return [
    ok(`database: ${kind}, ${database} on PostgreSQL ${version}, UTF8, with all rights that a start needs`),
    ...room,
    ...(await compareMigrations(connection)),
    ...(await checkProcesses(config, connection)),
  ];
}

async function readServer(connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string; free: number; database: string }>(
      `select split_part(current_setting('server_version'), ' ', 1) as version, current_database() as database,
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as free`,
    );
    return rows[0]!;
  } finally {
    await client.end();
  }
}

async function compareMigrations(connection: pg.ClientConfig): Promise<CheckResult[]> {
  const db = connect({ ...connection, max: 1 }, createLog('silent'));
  try {
    const all = await readMigrations(join(root, 'db/migrations'));
    const pending = await findPending(db, all);
    const [first, last] = [pending[0], pending.at(-1)];
    if (!first || !last) return [ok('migrations: all have run')];
    if (!isNewDatabase(pending, all)) return await describeUpgrade(db, pending);
    return [ok(`migrations: the next start runs ${pending.length}, ${first.name} to ${last.name}`)];
  } catch (error) {
    return [problem(`migrations: ${reasonOf(error)}`)];
  } finally {
    await db.destroy();
  }
}

async function checkStandby(config: Config, primary: pg.ClientConfig): Promise<CheckResult[]> {
  const url = config.DATABASE_READ_URL!;
  const log = createLog('silent');
  const db = connect({ ...primary, max: 1 }, log);
  try {
    await new Replica(url, log, () => db).check();
    await connectTo(url, refusePrimary, 'DATABASE_READ_URL');
    return [ok('DATABASE_READ_URL: a standby of the database responds')];
  } catch (error) {
    return [warning(`${reasonOf(error)}; until then, visitors read from DATABASE_URL`)];
  } finally {
    await db.destroy();
  }
}

async function refusePrimary(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (!rows[0]!.standby) throw new Error('it is not a standby');
}
