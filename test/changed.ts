import type { Shop } from './shop.ts';

/** The tags of what pages show that this process knows to have changed as soon as something is done. */
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
