import { setTimeout as delay } from 'node:timers/promises';

/** Waits until the time is over or `signal` is aborted. The timer does not keep the process alive. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // `delay` rejects only when it is aborted.
  await delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

/** Waits for the work, or rejects with the reason of `signal` as soon as it is aborted. */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', abort));
}

/** Combines concurrent calls. A call during a run starts one more run, because the current one may have started too early. */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    next = null;
    running = work().finally(() => {
      if (!next) running = null;
    });
    return running;
  };
  return () => (running ? (next ??= running.then(begin)) : begin());
}

/** Calls `make` once for each key, and again if the last call for the key has failed. */
export function rememberByKey<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const value = make(key);
    known.set(key, value);
    // The next call tries again; this one gets the error.
    value.catch(() => known.delete(key));
    return value;
  };
}
