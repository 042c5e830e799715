/** Returns a generator of numbers in [0, 1) that gives the same sequence in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function randomOf(seed: number) {
  const next = createRandom(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: <T>(values: readonly T[]): T => values[below(values.length)]! };
}
export type Random = ReturnType<typeof randomOf>;
