import type pg from 'pg';

const connectWithinMs = 1_000;

/** The server that a process reads from: the one that its log of changes comes from, and no other behind the same address. */
export class Standby {
  readonly connection: pg.ClientConfig;
  readonly #started: string;
  readonly #pools = new Map<string, pg.Pool>();
  readonly #clients = new Set<pg.PoolClient>();

  /** @param started when the server was started, which no other was */
  constructor(connection: pg.ClientConfig, started: string) {
    this.connection = connection;
    this.#started = started;
  }

  /** @throws Error where a connection leads to another server, as through a proxy it may */
  async check(client: pg.ClientBase): Promise<void> {
    const { rows } = await client.query<{ same: boolean }>(
      'select pg_is_in_recovery() and pg_postmaster_start_time() = $1::timestamptz as same',
      [this.#started],
    );
    if (!rows[0]!.same) throw new Error('it is another server than the log of changes comes from');
  }

  /** The pool of a name, which is opened when it is asked for first. */
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

  /** Ends all connections, those that wait for an answer, too: the primary gives it. */
  async end(): Promise<void> {
    const ended = [...this.#pools.values()].map((pool) => pool.end());
    // A client that has no answer yet drops its connection, and fails whoever waits for one.
    for (const client of this.#clients) void (client as unknown as pg.Client).end().catch(() => undefined);
    await Promise.all(ended);
  }
}
