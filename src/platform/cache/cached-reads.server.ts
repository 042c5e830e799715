import { LRUCache } from 'lru-cache';
import type { App } from '#src/platform/app.server.ts';
import type { Changes } from './changes.server.ts';
import { addCacheTags, mayUseCaches, type Tag } from './collect-tags.server.ts';

/** `since` is the number of the newest change when the read began. */
type CachedRead<T> = { value: T; tags: readonly Tag[]; since: number };

const settings: readonly Tag[] = ['shop'];

/** Caches up to `max` values, each until one of its tags or the settings of the shop change. */
export class CachedReads<T extends object> {
  /** One cache for each shop, because a test process runs several shops. */
  readonly #all = new WeakMap<Changes, LRUCache<string, CachedRead<T>>>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /** Returns the cached value if it is current, and adds its tags to the response in progress. */
  get({ changes }: App, key: string): T | undefined {
    const cached = this.#of(changes)?.get(key);
    if (!cached || changes.version(cached.tags) > cached.since) return undefined;
    // Rows have the names of places in the language of the shop.
    if (changes.version(settings) > cached.since) return undefined;
    addCacheTags(cached.tags);
    return cached.value;
  }

  set({ changes }: App, key: string, cached: CachedRead<T>): void {
    this.#of(changes)?.set(key, cached);
  }

  /** Returns undefined while the change log cannot be read, because changes would then not invalidate cached values. */
  #of(changes: Changes): LRUCache<string, CachedRead<T>> | undefined {
    if (!changes.listening || !mayUseCaches()) return undefined;
    let all = this.#all.get(changes);
    if (!all) this.#all.set(changes, (all = new LRUCache({ max: this.#max })));
    return all;
  }
}

/** Caches reads by their arguments. Concurrent calls with the same arguments share one read. */
export function cacheReads<T>(max: number) {
  const all = new CachedReads<Promise<T>>(max);
  return async (app: App, tags: readonly Tag[], about: object, read: () => Promise<T>): Promise<T> => {
    const key = JSON.stringify(about);
    const before = all.get(app, key);
    if (before) return before;
    addCacheTags(tags);
    const since = app.changes.latest;
    const value = read();
    all.set(app, key, { value, tags, since });
    // A failed read is not cached: with `since: -1` it counts as changed.
    const forget = () => all.set(app, key, { value, tags: [], since: -1 });
    value.catch(forget);
    return value;
  };
}
