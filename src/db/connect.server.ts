import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '#src/platform/log.server.ts';
import { PipelineClient } from './pipeline.server.ts';
import type { Replica } from './replica.server.ts';
import { observeStatements } from './statements.server.ts';
import type { Tables } from './tables.ts';
import { SharedPool, type PoolName } from './visitors.server.ts';

export type Db = Kysely<Tables>;
/** What queries take: the database, or the transaction they are part of. */
export type DbOrTrx = Db | Transaction<Tables>;
export type Trx = Transaction<Tables>;

const int8 = 20;
const numeric = 1700;
// Counts and durations stay far below 2^53, so plain numbers are exact.
pg.types.setTypeParser(int8, Number);
pg.types.setTypeParser(numeric, Number);

/** Of the connections of visitors there are half as many more; a statement of theirs is given up after so long, and they wait less. */
const ofVisitors = { share: 1 / 2, statementTimeoutMs: 1_500, waitMs: 2_000 };

/** One connection for what may take as long as it takes, as building an index of a million rows does. */
export function connectUnhurried(connection: pg.PoolConfig, log: Log): Db {
  const own = { max: 1, statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 };
  return connect({ ...connection, ...own }, log);
}

/** Whether the database gave a statement up for the time that it took. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

const pools = new WeakMap<Db, SharedPool>();

/** The connections of a database that `connect` opened, by who shares them. */
export function poolsOf(db: Db): SharedPool['pools'] {
  return pools.get(db)!.pools;
}

/** Those of all but visitors, for a library that writes its own statements. */
export function poolOf(db: Db): pg.Pool {
  return poolsOf(db).main;
}

function openPool(connection: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    Client: PipelineClient,
    pipeline: true,
    max: 16,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    application_name: 'rangefinder',
    // A slow query is a bug, and must not hold a connection for ever.
    statement_timeout: 10_000,
    // The server ends what is slow; this is for a server, or a network, that has fallen silent.
    query_timeout: 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A transaction whose process has stopped must not hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
    ...connection,
  });
  // Idle connections fail when the server restarts; the pool replaces them.
  pool.on('error', (error) => {
    // `end()` does not wait for the goodbyes: an embedded server that is stopped next may be faster than they.
    if (pool.ending) return;
    log.error({ error }, 'database connection lost');
  });
  // The pool does not listen to a connection while it is used: its loss would end the process. Its query fails, too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

type ConnectOptions = {
  /** Answers what is read within its `reading()`, over as many connections of its own. */
  replica?: Replica | null;
  /** Whether each statement is written to the log. */
  logsAll?: boolean;
};

/** Opens pools of connections; `destroy()` of the answer closes them. */
export function connect(
  connection: pg.PoolConfig,
  log: Log,
  { replica = null, logsAll = false }: ConnectOptions = {},
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
  const pool = new SharedPool({ main, visitors }, standby);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: observeStatements(log, logsAll),
  });
  pools.set(db, pool);
  return db;
}
