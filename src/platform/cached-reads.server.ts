import { LRUCache } from 'lru-cache';
import type { App } from './app.server.ts';
import { addCacheTags, mayUseCaches } from './cache-tags.server.ts';
import type { Changes } from './changes.server.ts';
import type { Tag } from './tags.ts';

/** What was read when `since` was the newest change, and the tags that it is made of. */
type Kept<T> = { value: T; tags: readonly Tag[]; since: number };

/** Keeps what was read, `most` of it, each as long as none of its own tags has changed since. */
export class KeptReads<T extends object> {
  readonly #all = new WeakMap<Changes, LRUCache<string, Kept<T>>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** What is kept and current; what is being made of it has its tags, too. */
  find({ changes }: App, key: string): T | undefined {
    const kept = this.#of(changes)?.get(key);
    if (!kept || changes.stamp(kept.tags) > kept.since) return undefined;
    addCacheTags(kept.tags);
    return kept.value;
  }

  keep({ changes }: App, key: string, kept: Kept<T>): void {
    this.#of(changes)?.set(key, kept);
  }

  /** What is not heard of cannot make it old: then nothing is kept. */
  #of(changes: Changes): LRUCache<string, Kept<T>> | undefined {
    if (!changes.listening || !mayUseCaches()) return undefined;
    let all = this.#all.get(changes);
    if (!all) this.#all.set(changes, (all = new LRUCache({ max: this.#most })));
    return all;
  }
}

/** Remembers what was read about something; who asks for the same meanwhile waits for the same read. */
export function rememberReads<T>(most: number) {
  const all = new KeptReads<Promise<T>>(most);
  return async (app: App, tags: readonly Tag[], about: object, read: () => Promise<T>): Promise<T> => {
    const key = JSON.stringify(about);
    const before = all.find(app, key);
    if (before) return before;
    addCacheTags(tags);
    const since = app.changes.latest;
    const value = read();
    all.keep(app, key, { value, tags, since });
    // A failure is not remembered: everything counts as changed since.
    value.catch(() => all.keep(app, key, { value, tags: [], since: -1 }));
    return value;
  };
}
