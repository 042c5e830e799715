import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { ErrorScreen } from '#src/ui/feedback/error-screen.tsx';
import type { User } from '#src/accounts/users/schemas.ts';

export function NotForRoleCard({ role }: { role: User['role'] }) {
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
