import { createRandom } from '../under-load/mix.ts';

/** Draws that are the same at every run. */
export function randomOf(seed: number) {
  const next = createRandom(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: <T>(values: readonly T[]): T => values[below(values.length)]! };
}
export type Random = ReturnType<typeof randomOf>;
