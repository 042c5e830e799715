import type { Shop } from './shop.ts';

/** Returns the cache tags that this process invalidates while `act` runs. */
export async function changedBy({ app }: Shop, act: () => Promise<unknown>): Promise<string[]> {
  const changed = new Set<string>();
  const stop = app.changes.onChange((tags) => {
    for (const tag of tags) if (!/^(job|live):/.test(tag)) changed.add(tag);
  });
  try {
    await act();
    return [...changed].toSorted();
  } finally {
    stop();
  }
}
