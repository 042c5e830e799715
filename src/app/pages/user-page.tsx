import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { UserLog } from '#src/accounts/audit/log-card.tsx';
import { UserItems } from '#src/catalog/listings/moderating/moderated-listings-card.tsx';
import { api } from '#src/accounts/auth/client.ts';
import { UserOrders } from '#src/deals/orders/lists/user-orders-card.tsx';
import { CallError, statusOf } from '#src/ui/client/call.ts';
import { UserReports } from '#src/moderation/reports/lists/reports-table-card.tsx';
import { adminTexts } from '#src/texts/admin.ts';
import { displayName } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import { FailedRead } from '#src/ui/feedback/error-screen.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import type { UserDetails } from '#src/accounts/users/schemas.ts';
import { UserNotes } from '#src/accounts/users/details/notes-card.tsx';
import { UserOverview } from '#src/accounts/users/details/overview-card.tsx';

export default function UserPage() {
  const { id = '' } = useParams();
  const { errors } = siteTexts;
  const { users, admin } = adminTexts;
  // The key starts with 'people', so that the user is refetched together with their items and notes.
  const { data, error } = useQuery({
    queryKey: ['people', id],
    queryFn: async () => (await api<UserDetails>('GET', `/people/${id}`)).body,
    retry: (count, failure) => count < 1 && !(failure instanceof CallError && failure.status < 500),
  });
  if (error) return <FailedRead status={statusOf(error)} back={{ to: '/', label: errors.back }} />;
  if (!data) return <RowsSkeleton />;
  return (
    <>
      <PageHeading
        title={displayName(data.name)}
        eyebrow={`${users.eyebrow} · ${admin.roles[data.role]}`}
        className="mb-8"
      />
      <UserOverview user={data} />
      <UserNotes user={data} />
      <UserReports id={id} side="seller" />
      <UserItems id={id} />
      <UserOrders id={id} side="seller" />
      <UserOrders id={id} side="buyer" />
      <UserReports id={id} side="reporter" />
      <UserLog id={id} />
    </>
  );
}
