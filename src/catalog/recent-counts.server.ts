import type { App } from '#src/platform/app.server.ts';
import type { Changes } from '#src/platform/changes.server.ts';
import type { Narrowing } from './filter-queries.server.ts';
import type { Counts } from './sources-queries.server.ts';

const most = 2_000;
type Known = { stamp: number; counts: Map<string, Counts> };
const known = new WeakMap<Changes, Known>();

/** What was counted for the same words and filters, as long as nothing has changed since; otherwise counts. */
export async function recentCounts(
  { changes }: App,
  narrowing: Narrowing,
  count: () => Promise<Counts>,
): Promise<Counts> {
  const stamp = changes.stamp(['listings', 'people']);
  let recent = known.get(changes);
  if (!recent || recent.stamp !== stamp) known.set(changes, (recent = { stamp, counts: new Map() }));
  const key = JSON.stringify(narrowing);
  const before = changes.listening ? recent.counts.get(key) : undefined;
  if (before) return before;
  const counts = await count();
  if (recent.counts.size >= most) recent.counts.delete(recent.counts.keys().next().value!);
  recent.counts.set(key, counts);
  return counts;
}
