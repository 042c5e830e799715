import { createParser } from 'eventsource-parser';
import { addressOf } from '#src/ui/client/call.ts';
import type { LiveEvent } from './schemas.ts';

/**
 * The shop sends a line every 25 seconds. After a longer silence, the connection is lost, even if the browser reports
 * no error.
 */
const silentMs = 60_000;

/** Thrown for a response that is not a stream. */
export class NoStream extends Error {
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
export async function readEvents(
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
