import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Binaries } from '#embedded-postgres/binaries.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { findFreePort } from '#test/free-port.ts';
import { endProcess, hasEnded, killAll, processesIn, waitUntil, type Ground } from './ground.ts';
import { postgresProgram } from './packages.ts';
import { TcpProxy } from './tcp-proxy.ts';

// Scans whole tables, because an index that a crash has damaged would hide missing rows.
const withoutIndexes = ['indexscan', 'indexonlyscan', 'bitmapscan']
  .map((scan) => `-c enable_${scan}=off`)
  .join(' ');

/** Runs one statement on a connection of its own, and returns its rows. */
export type Query = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

export function queryAt(url: string, options = withoutIndexes): Query {
  return async (text, values) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, options });
    // An error on an idle connection is ignored, because the next statement will fail anyway.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
}

/** A private Debian PostgreSQL that can be crashed and restarted with its data. */
export class Postgres {
  readonly port: number;
  readonly data: string;
  readonly url: string;
  readonly query: Query;
  readonly #ground: Ground;
  readonly #name: string;
  readonly #password: string;
  #server: ChildProcess | undefined;

  private constructor(ground: Ground, port: number, data: string, password: string, name = 'postgres') {
    this.#ground = ground;
    this.#name = name;
    this.#password = password;
    this.port = port;
    this.data = data;
    this.url = `postgres://rangefinder:${password}@127.0.0.1:${port}/postgres`;
    this.query = queryAt(this.url);
  }

  /** @param data an empty folder that belongs to PostgreSQL's account */
  static async make(ground: Ground, data = ground.postgresFolder('data')): Promise<Postgres> {
    const password = randomBytes(12).toString('hex');
    const passwordFile = join(ground.folder, 'password');
    writeFileSync(passwordFile, password);
    const args = ['-D', data, '-U', 'rangefinder', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
    ground.run(postgresProgram('initdb'), [...args, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'], {
      asPostgres: true,
    });
    const postgres = new Postgres(ground, await findFreePort(), data, password);
    await postgres.start();
    return postgres;
  }

  /** Starts a standby that streams from this server. */
  async standby(): Promise<Postgres> {
    const [name, data] = ['standby', this.#ground.postgresFolder('standby')];
    const from = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'rangefinder'];
    this.#ground.run(
      postgresProgram('pg_basebackup'),
      [...from, '-D', data, '-R', '-c', 'fast', '--no-sync'],
      {
        asPostgres: true,
        env: { PGPASSWORD: this.#password },
      },
    );
    const standby = new Postgres(this.#ground, await findFreePort(), data, this.#password, name);
    await standby.start();
    return standby;
  }

  get hasEnded(): boolean {
    return !this.#server || hasEnded(this.#server);
  }

  /** Starts the server and waits until it accepts connections. */
  async start(): Promise<void> {
    const settings = {
      port: this.port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      // Small enough for a small volume.
      max_wal_size: '64MB',
      min_wal_size: '32MB',
      max_connections: 120,
      // Otherwise a standby that replays a backlog cancels the query that resumed its replay.
      max_standby_streaming_delay: '60s',
      log_line_prefix: '%m [%p] ',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.#server = this.#ground.start(this.#name, postgresProgram('postgres'), ['-D', this.data, ...args], {
      asPostgres: true,
    });
    await waitUntil('PostgreSQL accepts connections', async () => {
      if (this.hasEnded) throw new Error(`PostgreSQL exited: ${this.readLogTail()}`);
      return this.query('select 1').catch(() => null);
    });
  }

  /** Kills all processes at the same time, as in a power failure. */
  async crash(): Promise<void> {
    const gone = this.hasEnded ? undefined : once(this.#server!, 'exit');
    killAll(processesIn(this.data));
    await gone;
  }

  /** `fast` closes all connections; `immediate` also skips the checkpoint. */
  async stop(mode: 'fast' | 'immediate'): Promise<void> {
    await endProcess(this.#server!, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  }

  readLogTail(): string {
    return this.#ground.read(this.#name).split('\n').slice(-6).join('\n');
  }
}

/** Runs statements on the embedded database of a running shop, whose address can change. */
export function embeddedQuery(stateDir: string): Query {
  return async (text, values) => {
    const address = await findEmbeddedPostgres(stateDir);
    if (!address) throw new Error('the embedded PostgreSQL does not run');
    const { host, user, password, database } = address;
    const url = `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}`;
    return queryAt(url)(text, values);
  };
}

/** Starts an embedded PostgreSQL that is reached over TCP, as an operator's would be. */
export async function startTcpPostgres(ground: Ground, name: string, binaries?: Binaries) {
  const postgres = await startEmbeddedPostgres({ stateDir: join(ground.folder, name), binaries });
  ground.onEnd(() => postgres.stop());
  const { host, port, user, password, database } = postgres.address;
  const proxy = await TcpProxy.open(ground, { path: join(host, `.s.PGSQL.${port}`) });
  const url = `postgres://${user}:${password}@127.0.0.1:${proxy.port}/${database}`;
  return { url, query: queryAt(url, '') };
}
