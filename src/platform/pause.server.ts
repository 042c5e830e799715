import { setTimeout as delay } from 'node:timers/promises';

/** Waits, but no longer than until `signal` is aborted; keeps no process alive. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // It rejects only when it is aborted.
  await delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
