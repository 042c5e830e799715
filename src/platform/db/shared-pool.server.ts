import type pg from 'pg';
import { currentContext } from '#src/platform/context.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { histogram, counter } from '#src/platform/observability/metrics.server.ts';
import { isOutage } from '#src/platform/outage.server.ts';

export type PoolName = 'main' | 'visitors';

const waits = histogram(
  'rangefinder_connection_wait_seconds',
  'Time spent waiting for a database connection, including timeouts',
  ['pool'],
);

/** Two pools behind one interface, so that visitors' slow queries never block a booking. */
export class SharedPool {
  readonly pools: Readonly<Record<PoolName, pg.Pool>>;
  readonly #onUse: () => void;
  readonly #standby: (name: PoolName) => pg.Pool | null;

  /** @param onUse is called for each request for a connection */
  constructor(
    pools: Record<PoolName, pg.Pool>,
    standby: (name: PoolName) => pg.Pool | null = () => null,
    onUse: () => void = () => undefined,
  ) {
    this.pools = pools;
    this.#standby = standby;
    this.#onUse = onUse;
  }

  get options(): pg.Pool['options'] {
    return this.pools.main.options;
  }

  /** @throws AppError `busy` if no connection is free in time */
  async connect(): Promise<pg.PoolClient> {
    // Kysely calls only the methods `query` and `release` of a client.
    return (await this.#connect()) as pg.PoolClient;
  }

  async #connect(): Promise<Pick<PreparingClient, 'query' | 'release'>> {
    this.#onUse();
    const name = currentContext()?.pool ?? 'main';
    const standby = this.#standby(name);
    if (!standby) return this.#connectToPrimary(name);
    const reading = async () => new PreparingClient(await standby.connect());
    return ReadingClient.of(reading, () => this.#connectToPrimary(name));
  }

  async #connectToPrimary(name: PoolName): Promise<PreparingClient> {
    const began = performance.now();
    try {
      return new PreparingClient(await this.pools[name].connect());
    } catch (error) {
      if (error instanceof Error && error.message === 'timeout exceeded when trying to connect')
        throw new AppError('busy', undefined, undefined, { retryAfter: 2 });
      throw error;
    } finally {
      waits.observe({ pool: name }, (performance.now() - began) / 1000);
    }
  }

  async end(): Promise<void> {
    await Promise.all(Object.values(this.pools).map((pool) => pool.end()));
  }
}

const names = new Map<string, string>();

/** Returns the name of a prepared statement. The number of names is small, because all texts are in our code. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) names.set(text, (name = `kept-${names.size + 1}`));
  return name;
}

const noSuchStatement = '26000';

function isBreaking(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === 'Query read timeout' || ('code' in error && error.code === noSuchStatement);
}

/** A connection for Kysely, which names the statements that are prepared. */
export class PreparingClient {
  readonly #client: pg.PoolClient;
  #isBroken = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const name = currentContext()?.isPrepared && { name: nameOf(text) };
    try {
      return await this.#client.query({ ...name, text, values });
    } catch (error) {
      this.#isBroken ||= isBreaking(error);
      throw error;
    }
  }

  /** Closes a connection whose server does not respond, or does not know a statement that the driver has prepared. */
  release(error?: boolean): void {
    this.#client.release(error || this.#isBroken);
  }
}

const again = counter(
  'rangefinder_replica_retries_total',
  'Statements that fell back from the standby to the primary',
);

/** SQLSTATEs of statements that a standby cancels because they conflict with its replay. */
const conflicts = new Set(['40001', '40P01']);

function isOfStandby(error: unknown): boolean {
  return isOutage(error) || (error instanceof Error && 'code' in error && conflicts.has(String(error.code)));
}

type Client = Pick<PreparingClient, 'query' | 'release'>;

/** A connection to a standby that continues at the primary when the standby fails or a transaction begins. */
export class ReadingClient {
  #client: Client | null;
  #isPrimary = false;
  readonly #primary: () => Promise<Client>;

  private constructor(client: Client | null, primary: () => Promise<Client>) {
    this.#client = client;
    this.#primary = primary;
  }

  static async of(standby: () => Promise<Client>, primary: () => Promise<Client>): Promise<ReadingClient> {
    // If the standby cannot be reached for any reason, the primary is used, and a metric counts this.
    const client = await standby().catch(() => null);
    return new ReadingClient(client, primary);
  }

  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    if (!this.#isPrimary && this.#client && !/^(begin|start)\b/.test(text)) {
      try {
        return await this.#client.query(text, values);
      } catch (error) {
        if (!isOfStandby(error)) throw error;
      }
    }
    return (await this.#atPrimary()).query(text, values);
  }

  async #atPrimary(): Promise<Client> {
    if (!this.#isPrimary || !this.#client) {
      again.inc();
      // Closed instead of reused, because the connection may be broken.
      this.#client?.release(true);
      this.#client = null;
      this.#client = await this.#primary();
      this.#isPrimary = true;
    }
    return this.#client;
  }

  release(error?: boolean): void {
    this.#client?.release(error);
    this.#client = null;
  }
}
