import { api, currentToken, restore } from '#src/auth/client.ts';
import type { LiveEvent, Unread } from './contract.ts';
import { NoStream, readEvents } from './event-stream.ts';

const firstRetryMs = 1_000;
const longestRetryMs = 60_000;
/** A connection that has lasted for so long was none that fails at once. */
const steadyMs = 30_000;
/** How often is asked where there can be no stream. */
const pollMs = 60_000;

type Told = { tell: (event: LiveEvent) => void; setTold: (isTold: boolean) => void };

/** Keeps a stream of events open until it is aborted; where there can be none it asks once a minute how much is unread. */
export async function keepConnected({ tell, setTold }: Told, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const began = Date.now();
    let retryMs: number | null = null;
    try {
      const token = (await currentToken()) ?? '';
      const take = (event: LiveEvent) => {
        if (event.name === 'bye') retryMs = event.data.retry;
        if (event.name === 'sync') setTold(true);
        tell(event);
      };
      await readEvents(token, take, signal);
    } catch (error) {
      if (error instanceof NoStream) retryMs = await afterRefusal(error);
    }
    setTold(false);
    if (signal.aborted) return;
    if (!navigator.onLine) {
      await pause(Infinity, signal);
      failures = 0;
      continue;
    }
    if (Date.now() - began > steadyMs) failures = 0;
    // What ends as it should is not waited for longer than it says; whatever fails is, and not by all at once.
    else if (failures > 0) await poll(tell);
    failures++;
    await pause(retryMs ?? backOff(failures), signal);
  }
}

function backOff(failures: number): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1)) * (0.5 + Math.random());
}

/** How long to wait; null as after any failure. */
async function afterRefusal({ status, retryAfter }: NoStream): Promise<number | null> {
  // The token may have been ended before its time, or the account: whoever signs people in finds out.
  if (status === 401 || status === 403) await restore();
  return status === 503 && retryAfter * 1000 >= pollMs ? pollMs * (0.9 + Math.random() / 5) : null;
}

/** For browsers that could not share one stream among their tabs: asks how much is unread, until it is aborted. */
export async function keepAsking({ tell }: Told, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await poll(tell);
    await pause(pollMs, signal);
  }
}

async function poll(tell: Told['tell']): Promise<void> {
  try {
    tell({ name: 'sync', data: (await api<Unread>('GET', '/unread')).body });
  } catch {
    // It is asked again.
  }
}

/** Waits, for ever with `Infinity`, but no longer than until there is a network again. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const over = () => resolve();
  const timer = ms === Infinity ? undefined : setTimeout(over, ms);
  signal.addEventListener('abort', over);
  addEventListener('online', over);
  await promise;
  clearTimeout(timer);
  signal.removeEventListener('abort', over);
  removeEventListener('online', over);
}
