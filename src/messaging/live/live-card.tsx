import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useUserId } from '#src/accounts/auth/session.ts';
import { liveTexts } from '#src/texts/live.ts';
import { onEvent, useUnread, currentLive, resetLive, setConnected, takeEvent, type Live } from './client.ts';
import { keepPolling, keepConnected } from './connection.ts';
import type { Unread, LiveEvent } from './schemas.ts';

const sum = (unread: Unread | null): number => (unread ? unread.messages + unread.notifications : 0);

/**
 * Receives the live events of the signed-in user, and shows the unread count in the page title. Calls `onSync` on each
 * `sync`.
 */
export function LiveCard({ onSync }: { onSync: () => void }) {
  const userId = useUserId();
  useEffect(() => (userId ? stayLive(userId) : undefined), [userId]);
  useEffect(
    () => (userId ? onEvent(({ name }) => name === 'sync' && onSync()) : undefined),
    [onSync, userId],
  );
  const count = sum(useUnread());
  useEffect(() => countInTitle(count), [count]);
  return <Arrivals />;
}

/** Announces new messages to screen readers, except in the open conversation, which announces its own. */
function Arrivals() {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState('');
  const before = useRef(Infinity);
  useEffect(
    () =>
      onEvent(({ name, data }) => {
        const count =
          name === 'sync' ? data.messages : name === 'message' || name === 'read' ? data.unread : null;
        if (count === null) return;
        const isElsewhere = name !== 'message' || !pathname.endsWith(`/messages/${data.conversation}`);
        if (count > before.current && isElsewhere) setAnnounced(liveTexts.message(count));
        // Cleared, so that the same count is announced again if it returns after a read.
        else if (count < before.current) setAnnounced('');
        before.current = count;
      }),
    [pathname],
  );
  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}

const counted = /^\(\d+\) /;

/** Puts a count before the title of every page until the returned function is called. A count of 0 is not shown. */
function countInTitle(count: number): () => void {
  const write = () => {
    const title = document.title.replace(counted, '');
    const wanted = count > 0 ? `(${count}) ${title}` : title;
    if (document.title !== wanted) document.title = wanted;
  };
  write();
  if (count === 0) return () => undefined;
  // Adds the count again whenever a page sets its own title.
  const pages = new MutationObserver(write);
  pages.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => pages.disconnect();
}

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
function stayLive(userId: string): () => void {
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
