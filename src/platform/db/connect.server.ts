import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '#src/platform/observability/log.server.ts';
import type { Replica } from './replica.server.ts';
import { observeStatements } from './statements.server.ts';
import type { Tables } from './tables.ts';
import { SharedPool, type PoolName } from './shared-pool.server.ts';

export type Db = Kysely<Tables>;
export type DbOrTrx = Db | Transaction<Tables>;
export type Trx = Transaction<Tables>;

const int8 = 20;
const numeric = 1700;
// Counts and durations stay far below 2^53, so plain numbers are exact.
pg.types.setTypeParser(int8, Number);
pg.types.setTypeParser(numeric, Number);

/** The visitors' pool has this share of connections in addition to the main one. */
const ofVisitors = { share: 1 / 2, statementTimeoutMs: 1_500, waitMs: 2_000 };

/** Opens one connection without timeouts, for work like building an index of a million rows. */
export function connectUnhurried(connection: pg.PoolConfig, log: Log): Db {
  const own = { max: 1, statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 };
  return connect({ ...connection, ...own }, log);
}

export function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

/** Kysely does not give access to its pool. */
const pools = new WeakMap<Db, SharedPool>();

export function poolsOf(db: Db): SharedPool['pools'] {
  return pools.get(db)!.pools;
}

/** The main pool, for a library with its own statements. */
export function poolOf(db: Db): pg.Pool {
  return poolsOf(db).main;
}

function openPool(connection: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    pipeline: true,
    max: 16,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    application_name: 'rangefinder',
    // A slow query is a bug, and must not hold a connection for ever.
    statement_timeout: 10_000,
    // For a server or a network that does not respond; the server ends slow statements itself.
    query_timeout: 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A transaction whose process has stopped must not hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
    ...connection,
  });
  // Idle connections fail when the server restarts; the pool replaces them.
  pool.on('error', (error) => {
    // `end()` does not wait until the connections are closed, and an embedded server may stop before that.
    if (pool.ending) return;
    log.error({ error }, 'database connection lost');
  });
  // Without a listener, the loss of a connection in use would end the process. Its query fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

type ConnectOptions = {
  replica?: Replica | null;
  logsAll?: boolean;
  /** Called whenever a connection is asked for. */
  onUse?: () => void;
};

export function connect(
  connection: pg.PoolConfig,
  log: Log,
  { replica = null, logsAll = false, onUse }: ConnectOptions = {},
): Db {
  const main = openPool(connection, log);
  const visitors = openPool(
    {
      ...connection,
      max: Math.ceil(main.options.max * ofVisitors.share),
      statement_timeout: ofVisitors.statementTimeoutMs,
      connectionTimeoutMillis: ofVisitors.waitMs,
      application_name: 'rangefinder-visitors',
    },
    log,
  );
  const standby = (name: PoolName): pg.Pool | null => {
    const { max, statement_timeout, application_name } = pool.pools[name].options;
    const open = (to: pg.PoolConfig) => openPool({ max, statement_timeout, application_name, ...to }, log);
    return replica?.current?.pool(name, open) ?? null;
  };
  const pool = new SharedPool({ main, visitors }, standby, onUse);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: observeStatements(log, logsAll),
  });
  pools.set(db, pool);
  return db;
}
