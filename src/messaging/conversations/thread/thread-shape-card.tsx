import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { conversationTexts } from '#src/texts/conversations.ts';
import { LoadingShape, Skeleton } from '#src/ui/feedback/placeholders.tsx';

/** On a desktop, fills the window below the page's header. */
export const restOfWindow = 'lg:h-[max(26rem,calc(100dvh-var(--own-top,9rem)-1.5rem))]';

/** A conversation fills the screen of a phone, and the rest of the window on a desktop. */
export const screenLook = `flex flex-col bg-paper max-lg:fixed max-lg:inset-x-0 max-lg:top-[var(--visible-top,0)] max-lg:z-30 max-lg:h-[var(--visible-height,100dvh)] ${restOfWindow}`;

const bubbles = ['w-2/3', 'w-1/2 self-end', 'w-3/5', 'w-2/5 self-end'];

/** On phones, leads back to the same page of the list. */
export function BackToMessages() {
  const { search, state } = useLocation();
  return (
    <Link
      to={`/dashboard/messages${search}`}
      state={state}
      aria-label={conversationTexts.thread.back}
      className="flex size-11 shrink-0 items-center justify-center rounded-xs hover:bg-wash lg:hidden"
    >
      <ArrowLeft aria-hidden size={20} strokeWidth={1.75} />
    </Link>
  );
}

/** A conversation that is loading. */
export function ThreadShape() {
  return (
    <LoadingShape className={screenLook}>
      <div className="flex items-center gap-2 border-b border-line px-2 pt-1.5 pb-2 lg:gap-3 lg:px-1">
        <BackToMessages />
        <Skeleton className="aspect-4/3 w-14 shrink-0 rounded-none lg:w-20" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-2/3 max-w-sm" />
        </div>
      </div>
      <div className="flex flex-1 flex-col justify-end gap-3 px-4 py-4 lg:px-1">
        {bubbles.map((look) => (
          <Skeleton key={look} className={`h-14 ${look}`} />
        ))}
      </div>
      <div className="border-t border-line px-4 py-3 lg:px-1">
        <Skeleton className="h-11" />
      </div>
    </LoadingShape>
  );
}
