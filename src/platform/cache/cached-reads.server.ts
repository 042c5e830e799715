import { LRUCache } from 'lru-cache';
import type { App } from '#src/platform/app.server.ts';
import { addCacheTags, mayUseCaches } from './cache-tags.server.ts';
import type { Changes } from './changes.server.ts';
import type { Tag } from './tags.ts';

/** What was read when `since` was the newest change, and the tags that it is made of. */
type CachedRead<T> = { value: T; tags: readonly Tag[]; since: number };

/** Caches what was read, `most` of it, each as long as none of its own tags has changed since. */
export class CachedReads<T extends object> {
  readonly #all = new WeakMap<Changes, LRUCache<string, CachedRead<T>>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** What is cached and current; what is being made of it has its tags, too. */
  get({ changes }: App, key: string): T | undefined {
    const cached = this.#of(changes)?.get(key);
    if (!cached || changes.version(cached.tags) > cached.since) return undefined;
    addCacheTags(cached.tags);
    return cached.value;
  }

  set({ changes }: App, key: string, cached: CachedRead<T>): void {
    this.#of(changes)?.set(key, cached);
  }

  /** What is not heard of cannot make it old: then nothing is cached. */
  #of(changes: Changes): LRUCache<string, CachedRead<T>> | undefined {
    if (!changes.listening || !mayUseCaches()) return undefined;
    let all = this.#all.get(changes);
    if (!all) this.#all.set(changes, (all = new LRUCache({ max: this.#most })));
    return all;
  }
}

/** Caches what was read about something; who asks for the same meanwhile waits for the same read. */
export function cacheReads<T>(most: number) {
  const all = new CachedReads<Promise<T>>(most);
  return async (app: App, tags: readonly Tag[], about: object, read: () => Promise<T>): Promise<T> => {
    const key = JSON.stringify(about);
    const before = all.get(app, key);
    if (before) return before;
    addCacheTags(tags);
    const since = app.changes.latest;
    const value = read();
    all.set(app, key, { value, tags, since });
    // A failure is not cached: everything counts as changed since.
    value.catch(() => all.set(app, key, { value, tags: [], since: -1 }));
    return value;
  };
}
