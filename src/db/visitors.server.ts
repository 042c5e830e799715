import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { noteAsked } from '#src/platform/cache/cache-tags.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { histogram } from '#src/platform/metrics.server.ts';
import type { PipelineClient } from './pipeline.server.ts';
import { ReadingClient } from './reading-client.server.ts';

/** Who shares connections: those who look around and search, and all others. */
export type PoolName = 'main' | 'visitors';

const visiting = new AsyncLocalStorage<true>();

/** Runs what people ask who are not signed in, and what anyone searches for, over the connections for that. */
export function asVisitor<T>(run: () => T): T {
  return visiting.run(true, run);
}

const waits = histogram(
  'rangefinder_connection_wait_seconds',
  'How long a connection to the database was waited for, in vain too',
  ['pool'],
);

/** Two pools as one: whatever visitors ask for, and however slow it is, it keeps nobody from booking. */
export class SharedPool {
  readonly pools: Readonly<Record<PoolName, pg.Pool>>;
  readonly #standby: (name: PoolName) => pg.Pool | null;

  /** @param standby the pool to read from instead, where there is one */
  constructor(pools: Record<PoolName, pg.Pool>, standby: (name: PoolName) => pg.Pool | null = () => null) {
    this.pools = pools;
    this.#standby = standby;
  }

  get options(): pg.Pool['options'] {
    return this.pools.main.options;
  }

  /** @throws AppError `busy` to whoever waits longer than the pool lets them */
  async connect(): Promise<pg.PoolClient> {
    noteAsked();
    const name = visiting.getStore() === true ? 'visitors' : 'main';
    const standby = this.#standby(name);
    if (!standby) return this.#connectToPrimary(name);
    const reading = async () => onRelease(await standby.connect());
    const client = await ReadingClient.of(reading, () => this.#connectToPrimary(name));
    // Kysely asks for no more of one than this has.
    return client as unknown as pg.PoolClient;
  }

  async #connectToPrimary(name: PoolName): Promise<pg.PoolClient> {
    const began = performance.now();
    try {
      return onRelease(await this.pools[name].connect());
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

/** Has a spoilt connection closed when it is given back. */
function onRelease(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  // The pool sets it anew each time that it gives the connection away.
  client.release = (error) => release(error || (client as unknown as PipelineClient).isSpoilt);
  return client;
}
