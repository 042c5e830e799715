import { useSyncExternalStore } from 'react';

/** The class of the line that says that a page may be out of date; the server looks for it in cached pages. */
export const outageClass = 'outage-line';
/** Marks answers from before the database was lost, in `Server-Timing`. */
export const staleTiming = 'stale';

/** Whether the page on screen is from before the database was lost; the server wrote the line into such a document. */
let isStale =
  typeof document !== 'undefined' && Boolean(document.querySelector(`.${outageClass}`)?.textContent);
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOutage(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isStale,
    () => false,
  );
}

function setStale(next: boolean): void {
  isStale = next;
  for (const listener of listeners) listener();
}

/** A page's data that is fresh ends the line; a stale list of the API starts it, too. */
function note({ name, initiatorType, responseStatus, serverTiming }: PerformanceResourceTiming): void {
  if (initiatorType !== 'fetch') return;
  if (serverTiming.some((timing) => timing.name === staleTiming)) setStale(true);
  else if ((responseStatus ?? 200) === 200 && new URL(name).pathname.endsWith('.data')) setStale(false);
}

/** Watches what this page fetches; browsers show `Server-Timing` to pages over https alone. */
export function watchOutage(): void {
  if (!isSecureContext) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry as PerformanceResourceTiming);
  }).observe({ type: 'resource' });
}
