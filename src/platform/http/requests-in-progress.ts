import { setTimeout as delay } from 'node:timers/promises';

/** The number of requests in progress, in memory that this process shares with its threads. */
export const requestsInProgress = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

const maxPauseMs = 50;

/**
 * Returns a function that background work calls between its steps. While requests are in progress, it waits for as long
 * as the step took, so that half of a core is left to them, and the work still ends.
 */
export function createPauses(
  inProgress: Int32Array,
  wait: (ms: number) => Promise<unknown> = delay,
): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (Atomics.load(inProgress, 0) > 0) await wait(Math.min(performance.now() - began, maxPauseMs));
    began = performance.now();
  };
}
