import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '#src/accounts/auth/session.ts';
import { useUnread } from '#src/messaging/live/client.ts';
import { siteTexts } from '#src/texts/site.ts';
import { classNames } from '#src/ui/class-names.ts';

const maxShown = 99;

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
      {count > 0 && (
        <span className="mono min-w-4 self-start mt-1.5 bg-patch px-1 py-px text-center text-2xs leading-tight font-semibold text-on-patch">
          {count > maxShown ? `${maxShown}+` : count}
        </span>
      )}
    </Link>
  );
}
