import { Outlet } from 'react-router';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { ProgressBar } from '#src/ui/feedback/placeholders.tsx';
import type { User } from '#src/accounts/users/schemas.ts';
import { useStats } from './stats.ts';
import { siteTexts } from '#src/texts/site.ts';
import { ErrorScreen } from '#src/ui/feedback/error-screen.tsx';

/**
 * Shows pages only to some roles. If `allowFormerSellers` is set, also shows them to users who still have items or
 * orders. The server checks permissions; this component only explains them earlier.
 */
export function RoleGuard({
  roles,
  allowFormerSellers = false,
}: {
  roles: User['role'][];
  allowFormerSellers?: boolean;
}) {
  const { role } = useCurrentUser();
  if (roles.includes(role)) return <Outlet />;
  return allowFormerSellers && role !== 'Seller' ? (
    <FormerSellerGuard roles={roles} />
  ) : (
    <NotForRoleCard role={role} roles={roles} />
  );
}

function FormerSellerGuard({ roles }: { roles: User['role'][] }) {
  const { data } = useStats();
  if (!data) return <ProgressBar label={dashboardTexts.dashboard.checking} />;
  const hasRemaining = data.role !== 'Seller' && (data.own.items > 0 || data.own.orders > 0);
  return hasRemaining ? <Outlet /> : <NotForRoleCard role={data.role} roles={roles} />;
}

function NotForRoleCard({ role, roles }: { role: User['role']; roles: User['role'][] }) {
  const { dashboard } = dashboardTexts;
  const { errors } = siteTexts;
  const { adminsOnly, sellersOnly, switchToSelling } = dashboard;
  const sellersText = role === 'admin' ? sellersOnly : switchToSelling;
  return (
    <ErrorScreen
      code="403"
      title={dashboard.notYours}
      text={roles.includes('Seller') ? sellersText : adminsOnly}
      back={{ to: '/', label: errors.back }}
      other={{ to: '/dashboard', label: dashboard.title }}
    />
  );
}
