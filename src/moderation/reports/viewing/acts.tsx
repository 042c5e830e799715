import { openAccount, useUserDetails } from '#src/accounts/users/details/client.ts';
import { SuspendButton } from '#src/accounts/users/suspending/suspend-button-card.tsx';
import { adminTexts } from '#src/texts/admin.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { buttonLook } from '#src/ui/button.tsx';

/**
 * The actions of an admin on a report, each with its effect: an email to the user whom it is about, those that decide,
 * the suspension of the user, and the decision against them.
 */
export function Acts({
  userId,
  subject,
  children,
  last,
}: {
  userId: string;
  subject: string;
  children: React.ReactNode;
  last: React.ReactNode;
}) {
  const { data, isPending } = useUserDetails(userId);
  const user = data && openAccount(data);
  const { reports } = reportsTexts;
  const { admin } = adminTexts;
  // All of them appear at once, so that none moves under the pointer.
  if (isPending) return <div className="min-h-96" />;
  return (
    <ul className="mt-6 border-t border-ink">
      {user && (
        <Act what={reports.mailText(user.name)}>
          <a
            className={buttonLook({ variant: 'line', size: 'sm' })}
            href={`mailto:${user.email}?subject=${encodeURIComponent(subject)}`}
          >
            {reports.mail}
          </a>
        </Act>
      )}
      {children}
      {user && (
        <Act what={user.suspended ? admin.liftText : admin.suspendText}>
          <SuspendButton user={user} variant="line" />
        </Act>
      )}
      {last}
    </ul>
  );
}

export function Act({ what, id, children }: { what: string; id?: string; children: React.ReactNode }) {
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_11rem] max-sm:[&>:last-child]:min-h-11">
      <p id={id} className="text-sm text-soft">
        {what}
      </p>
      {children}
    </li>
  );
}
