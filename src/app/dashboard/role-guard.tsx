import { Outlet } from 'react-router';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import type { User } from '#src/accounts/users/schemas.ts';
import { NotForRoleCard } from './not-for-role-card.tsx';
import { useFigures } from './use-stats.ts';

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
