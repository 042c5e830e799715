import { Outlet } from 'react-router';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { ProgressBar } from '#src/ui/feedback/placeholders.tsx';
import type { User } from '#src/accounts/users/schemas.ts';
import { useFigures } from './stats.ts';
import { siteTexts } from '#src/texts/site.ts';
import { ErrorScreen } from '#src/ui/feedback/error-screen.tsx';

/**
 * Before the pages of some roles. With `holders`, who sold before keeps the pages of what they still
 * hold. What may be read and done the server decides: this only says so early.
 */
export function RoleGuard({ roles, holders = false }: { roles: User['role'][]; holders?: boolean }) {
  const { role } = useCurrentUser();
  if (roles.includes(role)) return <Outlet />;
  return holders && role !== 'Seller' ? <HolderGuard /> : <NotForRoleCard role={role} />;
}

function HolderGuard() {
  const { data } = useFigures();
  if (!data) return <ProgressBar label={dashboardTexts.dashboard.checking} />;
  const holds = data.role !== 'Seller' && (data.own.items > 0 || data.own.openOrders > 0);
  return holds ? <Outlet /> : <NotForRoleCard role={data.role} />;
}

function NotForRoleCard({ role }: { role: User['role'] }) {
  const { dashboard } = dashboardTexts;
  const { errors } = siteTexts;
  return (
    <ErrorScreen
      code="403"
      title={dashboard.notYours}
      text={dashboard.notYoursHint(role)}
      back={{ to: '/', label: errors.back }}
      other={{ to: '/dashboard', label: dashboard.title }}
    />
  );
}
