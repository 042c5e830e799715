import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PersonActs } from '#src/accounts/audit/user-log-card.tsx';
import { PersonItems } from '#src/catalog/listings/moderating/user-listings-card.tsx';
import { api } from '#src/accounts/auth/client.ts';
import { PersonOrders } from '#src/deals/orders/lists/user-orders-card.tsx';
import { CallError, statusOf } from '#src/ui/client/call.ts';
import { formatDay, formatMoment } from '#src/platform/shared/dates.ts';
import { PersonReports } from '#src/moderation/reports/lists/user-reports-card.tsx';
import { adminTexts } from '#src/texts/admin.ts';
import { siteTexts } from '#src/texts/site.ts';
import { EmailLink } from '#src/ui/contact-links.tsx';
import { DefinitionList } from '#src/ui/lists/definition-list.tsx';
import { FailedRead } from '#src/ui/feedback/failed-read.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { RowsSkeleton } from '#src/ui/lists/skeleton.tsx';
import { personName } from '#src/ui/display-name.ts';
import type { Person } from '#src/accounts/users/schemas.ts';
import { PersonActions } from './user-actions.tsx';
import { PersonNotes } from './notes.tsx';
import { VerificationCard } from '#src/accounts/users/verifying/section.tsx';

export default function PersonPage() {
  const { id = '' } = useParams();
  const { errors } = siteTexts;
  const { people, admin } = adminTexts;
  // 'people': renewed together with their items and notes.
  const { data, error } = useQuery({
    queryKey: ['people', id],
    queryFn: async () => (await api<Person>('GET', `/people/${id}`)).body,
    retry: (count, failure) => count < 1 && !(failure instanceof CallError && failure.status < 500),
  });
  if (error) return <FailedRead status={statusOf(error)} back={{ to: '/', label: errors.back }} />;
  if (!data) return <RowsSkeleton />;
  const { name, email, closed } = data;
  const open = closed === null && name !== null && email !== null ? { ...data, name, email } : null;
  return (
    <>
      <PageHeading
        title={personName(name)}
        eyebrow={`${people.eyebrow} · ${admin.roles[data.role]}`}
        className="mb-8"
      />
      <div className="grid gap-8 lg:grid-cols-2">
        <Facts person={data} />
        {open && (
          <div className="flex flex-col gap-8">
            <section>
              <h2 className="heading-block mb-4">{people.acts}</h2>
              <PersonActions person={open} />
            </section>
            <VerificationCard user={open} />
          </div>
        )}
      </div>
      <PersonNotes person={data} />
      <PersonReports id={id} side="seller" />
      <PersonItems id={id} />
      <PersonOrders id={id} side="seller" />
      <PersonOrders id={id} side="buyer" />
      <PersonReports id={id} side="reporter" />
      <PersonActs id={id} />
    </>
  );
}

function Facts({ person }: { person: Person }) {
  const { people, admin } = adminTexts;
  const { email, emailVerified, role, created, closed, suspended, lastSignIn } = person;
  const standing = closed
    ? people.closed(formatDay(closed))
    : suspended
      ? people.suspended(formatDay(suspended.since))
      : people.open;
  return (
    <section>
      <h2 className="heading-block mb-4">{people.facts}</h2>
      <DefinitionList
        items={[
          {
            term: admin.email,
            detail: (
              <span className="flex flex-wrap gap-x-2 wrap-anywhere">
                <EmailLink email={email} />
                <span className="mono">{emailVerified ? people.confirmed : people.unconfirmed}</span>
              </span>
            ),
          },
          { term: admin.role, detail: admin.roles[role] },
          { term: people.since, detail: formatDay(created) },
          { term: people.lastSignIn, detail: lastSignIn ? formatMoment(lastSignIn) : people.never },
          { term: people.standing, detail: standing },
          ...(suspended
            ? [{ term: admin.suspendReason, detail: suspended.reason ?? siteTexts.left.erased }]
            : []),
        ]}
      />
    </section>
  );
}
