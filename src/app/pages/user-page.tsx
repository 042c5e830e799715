import { useParams } from 'react-router';
import { UserLog } from '#src/accounts/users/audit-log/log-card.tsx';
import { useUserDetails } from '#src/accounts/users/details/client.ts';
import { UserNotes } from '#src/accounts/users/details/notes-card.tsx';
import { UserOverview } from '#src/accounts/users/details/overview-card.tsx';
import { UserItems } from '#src/catalog/listings/moderating/moderated-listings-card.tsx';
import { UserOrders } from '#src/deals/orders/lists/user-orders-card.tsx';
import { UserReports } from '#src/moderation/reports/lists/reports-table-card.tsx';
import { adminTexts } from '#src/texts/admin.ts';
import { importTexts } from '#src/texts/imports.ts';
import { displayName } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { statusOf } from '#src/ui/client/call.ts';
import { FailedRead } from '#src/ui/feedback/error-screen.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';

export default function UserPage() {
  const { id = '' } = useParams();
  const { errors } = siteTexts;
  const { users, admin } = adminTexts;
  const { data, error } = useUserDetails(id);
  if (error) return <FailedRead status={statusOf(error)} back={{ to: '/', label: errors.back }} />;
  if (!data) return <RowsSkeleton />;
  return (
    <>
      <PageHeading
        title={displayName(data.name)}
        eyebrow={`${users.eyebrow} · ${admin.roles[data.role]}`}
        className="mb-8"
        actions={
          data.role !== 'Buyer' &&
          data.closed === null && (
            <ButtonLink variant="line" to={`/dashboard/import?seller=${id}`}>
              {importTexts.title}
            </ButtonLink>
          )
        }
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
