import type { App } from '#src/platform/app.server.ts';
import { addCacheTags, mayUseCaches } from '#src/platform/cache-tags.server.ts';
import type { Changes } from '#src/platform/changes.server.ts';
import type { Tag } from '#src/platform/tags.ts';

type Known<T> = Map<string, { stamp: number; result: Promise<T> }>;

/**
 * Remembers what was read about something, `most` of it, as long as none of `tags` has changed since; who asks for the
 * same meanwhile waits for the same read. What is being made of it has these tags, too.
 */
export function rememberReads<T>(most: number) {
  const all = new WeakMap<Changes, Known<T>>();
  return async (
    { changes }: App,
    tags: readonly Tag[],
    about: object,
    read: () => Promise<T>,
  ): Promise<T> => {
    addCacheTags(tags);
    // What is not heard of cannot make it old.
    if (!changes.listening || !mayUseCaches()) return read();
    const stamp = changes.stamp(tags);
    let known = all.get(changes);
    if (!known) all.set(changes, (known = new Map()));
    const name = JSON.stringify(about);
    const before = known.get(name);
    if (before?.stamp === stamp) return before.result;
    const entry = { stamp, result: read() };
    // The oldest goes first.
    known.delete(name);
    if (known.size >= most) known.delete(known.keys().next().value!);
    known.set(name, entry);
    // A failure is not remembered.
    entry.result.catch(() => known.get(name) === entry && known.delete(name));
    return entry.result;
  };
}
