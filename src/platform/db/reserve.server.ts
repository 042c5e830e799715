import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { noteAsked } from '#src/platform/cache-tags.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { histogram } from '#src/platform/metrics.server.ts';
import type { PipelineClient } from './pipeline.server.ts';
import { ReadingClient } from './reading-client.server.ts';

/** How many of a pool's connections are kept from those who browse: a quarter, one at least. */
export const reserveOf = (max: number): number => Math.max(1, Math.floor(max / 4));

const waitMs = 2_000;
const browsing = new AsyncLocalStorage<true>();

/** Runs what must leave the reserve of connections to others: reads of people who are not signed in. */
export function withoutReserve<T>(run: () => T): T {
  return browsing.run(true, run);
}

const waits = histogram(
  'rangefinder_connection_wait_seconds',
  'How long a connection to the database was waited for, in vain too',
  ['pool', 'class'],
);

function busy(): AppError {
  return new AppError('busy', undefined, undefined, { retryAfter: 2 });
}

/**
 * A pool that does not give its last connections to those who browse: a slow read of theirs must not keep anyone from
 * booking. @throws AppError `busy`, also to whoever waits longer than the pool lets them
 */
export class ReservingPool {
  readonly #pool: pg.Pool;
  readonly #name: string;
  readonly #most: number;
  readonly #standby: () => pg.Pool | null;
  #given = 0;
  readonly #waiting = new Set<() => void>();

  /** @param standby the pool to read from instead, where there is one */
  constructor(pool: pg.Pool, name: string, standby: () => pg.Pool | null = () => null) {
    this.#pool = pool;
    this.#name = name;
    this.#standby = standby;
    this.#most = pool.options.max - reserveOf(pool.options.max);
  }

  get options(): pg.Pool['options'] {
    return this.#pool.options;
  }

  async connect(): Promise<pg.PoolClient> {
    noteAsked();
    const standby = this.#standby();
    if (!standby) return this.#connectToPrimary();
    const reading = async () => onRelease(await standby.connect());
    const client = await ReadingClient.of(reading, () => this.#connectToPrimary());
    // Kysely asks for no more of one than this has.
    return client as unknown as pg.PoolClient;
  }

  async #connectToPrimary(): Promise<pg.PoolClient> {
    const began = performance.now();
    const isBrowsing = browsing.getStore() === true;
    try {
      return isBrowsing ? await this.#connectWithoutReserve() : onRelease(await this.#connect());
    } finally {
      const labels = { pool: this.#name, class: isBrowsing ? 'browsing' : 'other' };
      waits.observe(labels, (performance.now() - began) / 1000);
    }
  }

  async #connectWithoutReserve(): Promise<pg.PoolClient> {
    await this.#permit();
    try {
      return onRelease(await this.#connect(), () => this.#giveBack());
    } catch (error) {
      this.#giveBack();
      throw error;
    }
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      if (error instanceof Error && error.message === 'timeout exceeded when trying to connect') throw busy();
      throw error;
    }
  }

  async #permit(): Promise<void> {
    if (this.#given < this.#most) return void this.#given++;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    const timer = setTimeout(() => {
      this.#waiting.delete(resolve);
      reject(busy());
    }, waitMs);
    await promise.finally(() => clearTimeout(timer));
  }

  /** To who waits longest; otherwise there is one more to give. */
  #giveBack(): void {
    const [next] = this.#waiting;
    if (!next) return void this.#given--;
    this.#waiting.delete(next);
    next();
  }
}

/** Has a spoilt connection closed when it is given back, and says that one was. */
function onRelease(client: pg.PoolClient, given?: () => void): pg.PoolClient {
  const release = client.release.bind(client);
  // The pool sets it anew each time that it gives the connection away.
  client.release = (error) => {
    release(error || (client as unknown as PipelineClient).isSpoilt);
    given?.();
  };
  return client;
}
