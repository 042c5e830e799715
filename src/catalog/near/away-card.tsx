import type { Position } from '#src/platform/shared/distance.ts';
import { useAway } from './client.ts';

/** The distance of an item, after the name of its place. */
export function Away({ at }: { at: Position | null }) {
  const away = useAway()(at);
  return away && <span className="text-soft"> · {away}</span>;
}
