import { openAccount } from '#src/accounts/users/details/client.ts';
import type { User, UserDetails } from '#src/accounts/users/schemas.ts';
import { UserActions } from '#src/accounts/users/user-actions.tsx';
import { VerifyButton } from '#src/accounts/users/verifying/button.tsx';
import { VerificationRecords } from '#src/accounts/users/verifying/records.tsx';
import { formatDay, formatMoment } from '#src/platform/shared/dates.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { siteTexts } from '#src/texts/site.ts';
import { EmailLink, PhoneLink } from '#src/ui/contact-links.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';

/** Shows facts about a user, and the actions of an admin while the account is open. */
export function UserOverview({ user }: { user: UserDetails }) {
  const open = openAccount(user);
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <Facts user={user} />
      {open && (
        <div className="flex flex-col gap-8">
          <section>
            <h2 className="heading-block mb-4">{adminTexts.users.actions}</h2>
            <div className="flex flex-wrap gap-2">
              <UserActions user={open} />
            </div>
          </section>
          <Verification user={open} />
        </div>
      )}
    </div>
  );
}

function Verification({ user }: { user: User & Pick<UserDetails, 'acts'> }) {
  const { verifications } = adminTexts.admin;
  const neverSold = user.role === 'Buyer' && !user.verification && !user.acts.includes('verify');
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="heading-card">{verifications.title}</h2>
        {user.acts.length > 0 && <VerifyButton user={user} />}
      </div>
      {neverSold && <p className="text-soft">{verifications.onlySellers}</p>}
      <VerificationRecords user={user} />
    </section>
  );
}

function Facts({ user }: { user: UserDetails }) {
  const { users, admin } = adminTexts;
  const { email, emailVerified, phone, town, about, role, created, closed, suspended, lastSignIn } = user;
  const status = closed
    ? users.closed(formatDay(closed))
    : suspended
      ? users.suspended(formatDay(suspended.since))
      : users.open;
  return (
    <section>
      <h2 className="heading-block mb-4">{users.facts}</h2>
      <DefinitionList
        items={[
          {
            term: admin.email,
            detail: (
              <span className="flex flex-wrap gap-x-2 wrap-anywhere">
                <EmailLink email={email} />
                <span className="mono">{emailVerified ? users.confirmed : users.unconfirmed}</span>
              </span>
            ),
          },
          ...(phone ? [{ term: users.phone, detail: <PhoneLink phone={phone} /> }] : []),
          ...(town ? [{ term: users.town, detail: <span className="wrap-anywhere">{town}</span> }] : []),
          ...(about
            ? [
                {
                  term: users.bio,
                  detail: <span className="whitespace-pre-line wrap-anywhere">{about}</span>,
                },
              ]
            : []),
          { term: admin.role, detail: admin.roles[role] },
          { term: users.since, detail: formatDay(created) },
          { term: users.lastSignIn, detail: lastSignIn ? formatMoment(lastSignIn) : users.never },
          { term: users.status, detail: status },
          ...(suspended
            ? [{ term: admin.suspendReason, detail: suspended.reason ?? siteTexts.left.erased }]
            : []),
        ]}
      />
    </section>
  );
}
