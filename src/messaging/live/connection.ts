import { createParser } from 'eventsource-parser';
import { api, restore } from '#src/accounts/auth/client.ts';
import { currentToken } from '#src/ui/client/access-token.ts';
import { addressOf } from '#src/ui/client/call.ts';
import type { LiveEvent } from './schemas.ts';

const firstRetryMs = 1_000;
const maxRetryMs = 60_000;
/** A connection that lasts longer than this resets the back-off. */
const steadyMs = 30_000;
const pollMs = 60_000;

type Handlers = { handle: (event: LiveEvent) => void; setConnected: (isConnected: boolean) => void };

/** Keeps a stream of events open until it is aborted, and polls the unread counts while disconnected. */
export async function keepConnected({ handle, setConnected }: Handlers, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const began = Date.now();
    let retryMs: number | null = null;
    try {
      const token = (await currentToken()) ?? '';
      const take = (event: LiveEvent) => {
        if (event.name === 'bye') retryMs = event.data.retry;
        if (event.name === 'sync') setConnected(true);
        handle(event);
      };
      await readEvents(token, take, signal);
    } catch (error) {
      if (error instanceof NoStream) retryMs = await afterRefusal(error);
    }
    setConnected(false);
    if (signal.aborted) return;
    if (!navigator.onLine) {
      await pause(Infinity, signal);
      failures = 0;
      continue;
    }
    if (Date.now() - began > steadyMs) failures = 0;
    else if (failures > 0) await poll(handle);
    failures++;
    await pause(retryMs ?? backOff(failures), signal);
  }
}

function backOff(failures: number): number {
  return Math.min(maxRetryMs, firstRetryMs * 2 ** (failures - 1)) * (0.5 + Math.random());
}

/** Returns how long to wait, or null for the usual back-off. */
async function afterRefusal({ status, retryAfter }: NoStream): Promise<number | null> {
  // The token or the account may have been revoked; restoring the session shows which.
  if (status === 401 || status === 403) await restore();
  return status === 503 && retryAfter * 1000 >= pollMs ? pollMs * (0.9 + Math.random() / 5) : null;
}

/** Polls the unread counts, for browsers whose tabs cannot share a stream. */
export async function keepPolling(handle: Handlers['handle'], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await poll(handle);
    await pause(pollMs, signal);
  }
}

async function poll(handle: Handlers['handle']): Promise<void> {
  try {
    handle({ name: 'sync', data: (await api('GET /unread')).body });
  } catch {
    // The next poll tries again.
  }
}

/** Waits until the time has passed, the network is back, or `signal` is aborted. `Infinity` means no time limit. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  const timer = ms === Infinity ? undefined : setTimeout(end, ms);
  signal.addEventListener('abort', end);
  addEventListener('online', end);
  await promise;
  clearTimeout(timer);
  signal.removeEventListener('abort', end);
  removeEventListener('online', end);
}

/**
 * The shop sends a line every 25 seconds. After a longer silence, the connection is lost, even if the browser reports
 * no error.
 */
const silentMs = 60_000;

/** Thrown for a response that is not a stream. */
class NoStream extends Error {
  readonly status: number;
  /** Seconds to wait, or 0 if the server sent no `Retry-After`. */
  readonly retryAfter: number;

  constructor({ status, headers }: Response) {
    super(`no stream: ${status}`);
    this.status = status;
    this.retryAfter = Number(headers.get('retry-after')) || 0;
  }
}

/**
 * Reads a stream of events to its end. `EventSource` is not used, because it cannot send a bearer token, and tokens
 * must not be in addresses.
 * @throws NoStream, and the errors of `fetch` if the connection is lost
 */
async function readEvents(
  token: string,
  handle: (event: LiveEvent) => void,
  stopping: AbortSignal,
): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silentMs);
  };
  restartTimer();
  try {
    const response = await fetch(`/api${addressOf('GET /events')}`, {
      headers: { authorization: `bearer ${token}`, accept: 'text/event-stream' },
      signal: AbortSignal.any([stopping, silence.signal]),
      cache: 'no-store',
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!response.ok || !isStream || !response.body) throw new NoStream(response);
    const parser = createParser({
      onEvent: ({ event, data }) => handle({ name: event, data: JSON.parse(data) } as LiveEvent),
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      restartTimer();
      parser.feed(value);
    }
  } finally {
    clearTimeout(timer);
  }
}
