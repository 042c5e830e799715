import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { AppError } from '#src/platform/errors.ts';
import { histogram } from '#src/platform/observability/metrics.server.ts';
import { PipelineClient } from './pipeline.server.ts';
import { ReadingClient } from './replica-client.server.ts';

export type PoolName = 'main' | 'visitors';

const visiting = new AsyncLocalStorage<true>();

export function asVisitor<T>(run: () => T): T {
  return visiting.run(true, run);
}

const waits = histogram(
  'rangefinder_connection_wait_seconds',
  'How long a connection to the database was waited for, in vain too',
  ['pool'],
);

/** Two pools as one, so that slow queries of visitors never block a booking. */
export class SharedPool {
  readonly pools: Readonly<Record<PoolName, pg.Pool>>;
  readonly #onUse: () => void;
  readonly #standby: (name: PoolName) => pg.Pool | null;

  /** @param onUse called whenever a connection is asked for */
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

  /** @throws AppError `busy` when no connection is free in time */
  async connect(): Promise<pg.PoolClient> {
    // Kysely uses nothing else of a client.
    return (await this.#connect()) as pg.PoolClient;
  }

  async #connect(): Promise<Pick<PipelineClient, 'query' | 'release'>> {
    this.#onUse();
    const name = visiting.getStore() === true ? 'visitors' : 'main';
    const standby = this.#standby(name);
    if (!standby) return this.#connectToPrimary(name);
    const reading = async () => new PipelineClient(await standby.connect());
    return ReadingClient.of(reading, () => this.#connectToPrimary(name));
  }

  async #connectToPrimary(name: PoolName): Promise<PipelineClient> {
    const began = performance.now();
    try {
      return new PipelineClient(await this.pools[name].connect());
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
