import { createParser } from 'eventsource-parser';
import type { LiveEvent } from './contract.ts';

/** The shop sends a line each 25 seconds: after this long the connection is lost, whatever the browser believes. */
const silentMs = 60_000;

/** An answer that is no stream. */
export class NoStream extends Error {
  readonly status: number;
  /** Seconds to wait, where the server said so. */
  readonly retryAfter: number;

  constructor({ status, headers }: Response) {
    super(`no stream: ${status}`);
    this.status = status;
    this.retryAfter = Number(headers.get('retry-after')) || 0;
  }
}

/**
 * Reads one stream of events to its end, and tells of each. `EventSource` cannot send a bearer, and no token goes into an address.
 * @throws NoStream, and whatever `fetch` does where the connection is lost
 */
export async function readEvents(
  token: string,
  tell: (event: LiveEvent) => void,
  given: AbortSignal,
): Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  if (given.aborted) end();
  given.addEventListener('abort', end);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(end, silentMs);
  };
  heard();
  try {
    const headers = { authorization: `bearer ${token}`, accept: 'text/event-stream' };
    const response = await fetch('/api/events', { headers, signal, cache: 'no-store' });
    if (!response.ok || !response.body) throw new NoStream(response);
    const parser = createParser({
      onEvent: ({ event, data }) => tell({ name: event, data: JSON.parse(data) } as LiveEvent),
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      parser.feed(value);
    }
  } finally {
    clearTimeout(timer);
    given.removeEventListener('abort', end);
  }
}
