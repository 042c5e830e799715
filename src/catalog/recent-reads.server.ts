import type { App } from '#src/platform/app.server.ts';
import type { ChangeKey, Changes } from '#src/platform/changes.server.ts';

type Known<T> = { stamp: number; counts: Map<string, Promise<T>> };

/**
 * Remembers what was counted for the same words and filters as long as none of `keys` has changed since, `most` of them;
 * who asks for the same meanwhile waits for the same count.
 */
export function rememberCounts<T>(keys: readonly ChangeKey[], most: number) {
  const known = new WeakMap<Changes, Known<T>>();
  return async ({ changes }: App, about: object, count: () => Promise<T>): Promise<T> => {
    const stamp = changes.stamp(keys);
    // What is not heard of cannot make it old.
    if (!changes.listening) return count();
    let recent = known.get(changes);
    if (!recent || recent.stamp !== stamp) known.set(changes, (recent = { stamp, counts: new Map() }));
    const { counts } = recent;
    const key = JSON.stringify(about);
    const before = counts.get(key);
    if (before) return before;
    const counted = count();
    if (counts.size >= most) counts.delete(counts.keys().next().value!);
    counts.set(key, counted);
    // A failure is not remembered.
    counted.catch(() => counts.delete(key));
    return counted;
  };
}
