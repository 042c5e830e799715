import type { App } from '#src/platform/app.server.ts';
import type { ChangeKey, Changes } from '#src/platform/changes.server.ts';

type Known<T> = Map<string, { stamp: number; result: Promise<T> }>;

/**
 * Remembers what was read about something, `most` of it, as long as none of `keys` has changed since; who asks for the
 * same meanwhile waits for the same read.
 */
export function rememberReads<T>(most: number) {
  const all = new WeakMap<Changes, Known<T>>();
  return async (
    { changes }: App,
    keys: readonly ChangeKey[],
    about: object,
    read: () => Promise<T>,
  ): Promise<T> => {
    // What is not heard of cannot make it old.
    if (!changes.listening) return read();
    const stamp = changes.stamp(keys);
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
