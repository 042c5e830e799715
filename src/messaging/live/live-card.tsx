import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useUserId } from '#src/accounts/auth/session.ts';
import { liveTexts } from '#src/texts/live.ts';
import { onEvent, useUnread } from './client.ts';
import type { Unread } from './schemas.ts';
import { stayLive } from './tabs.ts';

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
