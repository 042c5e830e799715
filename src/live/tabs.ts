import { currentLive, forgetLive, setTold, takeEvent } from './client.ts';
import { keepAsking, keepConnected } from './connection.ts';
import type { LiveEvent, Unread } from './contract.ts';

/** What tabs tell each other; `for` names the tab that has asked how things stand. */
type Word =
  | { event: LiveEvent }
  | { isTold: boolean }
  | { asks: string }
  | { for: string; isTold: boolean; unread: Unread | null };

/**
 * Has this tab know of what happens to a person, until what it answers is called. One tab of a browser holds the stream: browsers open six
 * connections to a shop, and seven tabs would have none left for their pages. The others hear of it from that one.
 */
function begin(person: string): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const name = `live ${person}`;
  // Both are absent outside secure contexts, whatever their types say.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) {
    void keepAsking({ tell: takeEvent, setTold }, signal);
    return () => {
      stopping.abort();
      forgetLive();
    };
  }
  const own = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  const say = (word: Word): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it has none: a channel is of one origin
    if (!signal.aborted) channel.postMessage(word);
  };
  let isHolder = false;
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if ('event' in data) takeEvent(data.event);
    else if ('asks' in data) {
      if (isHolder) say({ for: data.asks, ...currentLive() });
    } else if (!('for' in data)) setTold(data.isTold);
    else if (data.for === own) {
      setTold(data.isTold);
      if (data.unread) takeEvent({ name: 'sync', data: data.unread });
    }
  });
  say({ asks: own });
  const told = {
    tell: (event: LiveEvent) => {
      takeEvent(event);
      say({ event });
    },
    setTold: (isTold: boolean) => {
      setTold(isTold);
      say({ isTold });
    },
  };
  const hold = async (): Promise<void> => {
    isHolder = true;
    await keepConnected(told, signal);
  };
  // Rejects where it is stopped while it waits.
  locks.request(name, { signal }, hold).catch(() => undefined);
  return () => {
    stopping.abort();
    channel.close();
    forgetLive();
  };
}

/** As `begin`, but not while the page is kept for the way back: what holds a connection or a lock is not kept. */
export function stayLive(person: string): () => void {
  let end: (() => void) | null = begin(person);
  const hide = () => {
    end?.();
    end = null;
  };
  const show = () => (end ??= begin(person));
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
  return () => {
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', show);
    hide();
  };
}
