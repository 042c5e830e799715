import type pg from 'pg';
import { endQuietly } from './external-database.server.ts';

const connectWithinMs = 1_000;

/** The standby that the log of changes is read from. A different server at the same address is rejected. */
export class Standby {
  readonly connection: pg.ClientConfig;
  readonly #started: string;
  readonly #pools = new Map<string, pg.Pool>();
  readonly #clients = new Set<pg.PoolClient>();

  /** @param started the start time of the server, which identifies it */
  constructor(connection: pg.ClientConfig, started: string) {
    this.connection = connection;
    this.#started = started;
  }

  /** @throws Error if the connection leads to another server, which can happen behind a proxy */
  async check(client: pg.ClientBase): Promise<void> {
    const { rows } = await client.query<{ same: boolean }>(
      'select pg_is_in_recovery() and pg_postmaster_start_time() = $1::timestamptz as same',
      [this.#started],
    );
    if (!rows[0]?.same) throw new Error('it is not the server that the change log comes from');
  }

  pool(name: string, open: (connection: pg.PoolConfig) => pg.Pool): pg.Pool {
    let pool = this.#pools.get(name);
    if (!pool) {
      const onConnect = async (client: pg.ClientBase) => this.check(client);
      pool = open({ ...this.connection, connectionTimeoutMillis: connectWithinMs, onConnect });
      pool.on('connect', (client) => this.#clients.add(client));
      pool.on('remove', (client) => this.#clients.delete(client));
      this.#pools.set(name, pool);
    }
    return pool;
  }

  /** Ends all connections. Pending statements then run on the primary. */
  async end(): Promise<void> {
    const ended = [...this.#pools.values()].map((pool) => pool.end());
    for (const client of this.#clients) void endQuietly(client);
    await Promise.all(ended);
  }
}
