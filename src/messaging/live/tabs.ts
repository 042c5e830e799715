import { currentLive, resetLive, setConnected, takeEvent, type Live } from './client.ts';
import { keepPolling, keepConnected } from './connection.ts';
import type { LiveEvent } from './schemas.ts';

/** A message between tabs: an event, the state of the tab that has the stream, or a request for this state. */
type Message = { event: LiveEvent } | Live | 'state?';

/**
 * Shares one stream among all tabs, because browsers open only six connections to a site. The tab that holds the lock
 * receives the stream and sends its events to the other tabs.
 */
function share(name: string, locks: LockManager, signal: AbortSignal): void {
  const channel = new BroadcastChannel(name);
  signal.addEventListener('abort', () => channel.close());
  const send = (message: Message): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target origin
    if (!signal.aborted) channel.postMessage(message);
  };
  let isHolder = false;
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === 'state?') {
      if (isHolder) send(currentLive());
    } else if ('event' in data) takeEvent(data.event);
    else {
      setConnected(data.isConnected);
      if (data.unread && !currentLive().unread) takeEvent({ name: 'sync', data: data.unread });
    }
  });
  send('state?');
  const handlers = {
    handle: (event: LiveEvent) => {
      takeEvent(event);
      send({ event });
    },
    setConnected: (isConnected: boolean) => {
      setConnected(isConnected);
      send(currentLive());
    },
  };
  const hold = async (): Promise<void> => {
    isHolder = true;
    await keepConnected(handlers, signal);
  };
  locks.request(name, { signal }, hold).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

function begin(userId: string): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  signal.addEventListener('abort', resetLive);
  // `navigator.locks` is missing in insecure contexts.
  if ('locks' in navigator) share(`live ${userId}`, navigator.locks, signal);
  else void keepPolling(takeEvent, signal);
  return () => stopping.abort();
}

/**
 * Receives a user's live events until the returned function is called. Pauses while the page is in the back-forward
 * cache, which rejects pages with a connection or a lock.
 */
export function stayLive(userId: string): () => void {
  let end: (() => void) | null = begin(userId);
  const hide = () => {
    end?.();
    end = null;
  };
  const show = () => (end ??= begin(userId));
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
  return () => {
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', show);
    hide();
  };
}
