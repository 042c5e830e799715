import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tag } from './cache/collect-tags.server.ts';
import type { PoolName } from './db/shared-pool.server.ts';
import type { Standby } from './db/standby.server.ts';
import type { Span } from './observability/tracing.server.ts';

export type RequestFacts = {
  id: string;
  address: string;
  /** PostgreSQL's id of the last transaction that the request has committed. */
  written?: bigint;
};

/**
 * Values that code can look up instead of getting them as arguments. The listener sets them when a request arrives;
 * `withContext` changes them for a part of the work.
 */
export type Context = {
  /** Missing in jobs and commands. */
  request?: RequestFacts;
  /** The pool of the queries: `main` if it is missing. */
  pool?: PoolName;
  /** The standby that this request reads from; null for the primary. */
  standby?: Standby | null;
  /** The tags of a response that may be cached, and whether it has queried the database. */
  collected?: { tags: Set<Tag>; hasQueried: boolean };
  /** The client's last write, if this process had not read it when the request arrived. No cache is used then. */
  unread?: bigint;
  span?: Span;
  /** Whether each connection plans the statement only once. */
  isPrepared?: true;
};

const storage = new AsyncLocalStorage<Context | undefined>();

export const currentContext = (): Context | undefined => storage.getStore();

/** Runs `run` in the current context with some changes. */
export function withContext<T>(changes: Context, run: () => T): T {
  return storage.run({ ...storage.getStore(), ...changes }, run);
}

/** For timers that outlive the request in which they are started. */
export function withoutContext<T>(run: () => T): T {
  return storage.run(undefined, run);
}

/** Returns undefined in jobs and commands. */
export const currentRequest = (): RequestFacts | undefined => storage.getStore()?.request;

/** Runs `run` with the database connections reserved for visitors, so that slow queries do not delay bookings. */
export const asVisitor = <T>(run: () => T): T => withContext({ pool: 'visitors' }, run);

/** Runs a statement that each connection plans once, because its best plan does not depend on its parameters. */
export const prepared = <T>(run: () => Promise<T>): Promise<T> => withContext({ isPrepared: true }, run);
