import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '#src/accounts/auth/session.ts';
import { useUnread } from '#src/messaging/live/client.ts';
import { siteTexts } from '#src/texts/site.ts';
import { CountBadge } from '#src/ui/badge.tsx';
import { classNames } from '#src/ui/class-names.ts';

/** Links signed-in users to their to-do list from every page. */
export function TodoBell() {
  const { state } = useSession();
  const count = useUnread()?.todo ?? 0;
  if (state === 'signed-out' || state === 'unfinished') return null;
  return (
    <Link
      to="/dashboard/todo"
      aria-label={siteTexts.layout.todo(count)}
      // The server's HTML is the same for everyone, so the bell is hidden until the session is known, unless the browser
      // has one.
      className={classNames(
        'h-11 min-w-11 shrink-0 items-center justify-center gap-0.5 print:hidden',
        state === 'loading' ? 'hidden in-data-signed:flex' : 'flex',
      )}
    >
      <Bell aria-hidden size={20} strokeWidth={1.75} />
      <CountBadge count={count} className="mt-1.5 self-start" />
    </Link>
  );
}
