import { Kysely, PostgresDialect, type Transaction, type LogEvent } from 'kysely';
import pg from 'pg';
import { LineLimit } from '#src/platform/observability/log-repeats.server.ts';
import type { Log } from '#src/platform/observability/log.server.ts';
import { histogram } from '#src/platform/observability/metrics.server.ts';
import { startSpan, isTracing } from '#src/platform/observability/tracing.server.ts';
import type { Replica } from './replica.server.ts';
import { SharedPool, type PoolName } from './shared-pool.server.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type DbOrTrx = Db | Transaction<Tables>;
export type Trx = Transaction<Tables>;

const int8 = 20;
const numeric = 1700;
// Counts and durations stay far below 2^53, so plain numbers are exact.
pg.types.setTypeParser(int8, Number);
pg.types.setTypeParser(numeric, Number);

/** The visitors' pool has its own connections, half as many as the main pool. */
const ofVisitors = { share: 1 / 2, statementTimeoutMs: 1_500, waitMs: 2_000 };

/** Opens one connection without timeouts, for long work such as indexing a million rows. */
export function connectWithoutTimeouts(connection: pg.PoolConfig, log: Log): Db {
  const own = { max: 1, statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 };
  return connect({ ...connection, ...own }, log);
}

export function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

/** Needed because Kysely does not give access to its pool. */
const pools = new WeakMap<Db, SharedPool>();

export function poolsOf(db: Db): SharedPool['pools'] {
  return pools.get(db)!.pools;
}

/** Returns the main pool, for a library that runs its own statements. */
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
    // A slow query is a bug, and must not hold a connection forever.
    statement_timeout: 10_000,
    // For when the server or the network does not respond. Otherwise, the server itself ends slow statements.
    query_timeout: 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A transaction whose process has stopped must not hold its locks forever.
    idle_in_transaction_session_timeout: 60_000,
    ...connection,
  });
  // Idle connections fail when the server restarts; the pool replaces them.
  pool.on('error', (error) => {
    // `end()` does not wait until the connections are closed, so an error is expected if an embedded server stops
    // first.
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
  /** Called for each request for a connection. */
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

type StatementClass = 'read' | 'write' | 'other';

const slowMs = 500;
const slowLinesPerSecond = 3;
const longestText = 2_000;

const durations = histogram('rangefinder_statement_seconds', 'Duration of SQL statements', ['class']);

function classOf(text: string): StatementClass {
  if (/^\s*(insert|update|delete|merge)\b/i.test(text)) return 'write';
  if (/^\s*with\b/i.test(text)) return /\b(insert into|update|delete from)\s/i.test(text) ? 'write' : 'read';
  return /^\s*select\b/i.test(text) ? 'read' : 'other';
}

/** Measures all statements, and logs slow ones (or all), with their text but without their values. */
function observeStatements(log: Pick<Log, 'warn' | 'info'>, logsAll = false): (event: LogEvent) => void {
  const limit = new LineLimit(slowLinesPerSecond);
  return (event) => {
    if (isTracing()) traceQuery(event);
    const { sql: text } = event.query;
    if (logsAll) log.info(describe(event), 'a statement');
    const ms = event.queryDurationMillis;
    const name = classOf(text);
    durations.observe({ class: name }, ms / 1000);
    if (ms < slowMs) return;
    const line = limit.take();
    if (!line) return;
    log.warn({ ...describe(event), class: name, ms: Math.round(ms), ...line }, 'a slow statement');
  };
}

function describe(event: LogEvent) {
  const statement = event.query.sql.replaceAll(/\s+/g, ' ').trim().slice(0, longestText);
  const ms = Math.round(event.queryDurationMillis * 10) / 10;
  return { statement, ms, ...(event.level === 'error' && { error: event.error }) };
}

/** Traces a statement, with its text but without its values. */
function traceQuery({ level, query, queryDurationMillis, ...event }: LogEvent): void {
  const operation = /^\s*(\w+)/.exec(query.sql)?.[1]?.toLowerCase() ?? 'query';
  const span = startSpan(`db ${operation}`, 'client', {
    facts: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': query.sql.replaceAll(/\s+/g, ' '),
    },
    began: Date.now() - queryDurationMillis,
  });
  if (level === 'error') span?.fail(codeOf('error' in event ? event.error : undefined));
  span?.end();
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
