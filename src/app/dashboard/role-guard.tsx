import { Outlet, useLocation, useNavigate } from 'react-router';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { SwitchModeDialog } from '#src/accounts/users/modes/switch-mode-card.tsx';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { ErrorScreen } from '#src/ui/feedback/error-screen.tsx';
import { ProgressBar } from '#src/ui/feedback/placeholders.tsx';
import { focusPage } from '#src/ui/focus.ts';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { navItemsOf } from './nav-items.ts';
import { SellingSteps } from './selling-steps.tsx';
import { useStats } from './stats.ts';

/**
 * Shows pages only to admins, or only to sellers and admins. Buyers can switch to selling on the page. If `allowFormerSellers` is
 * set, also shows the pages to users who still have items or orders. The server checks permissions; this component only
 * explains them earlier.
 */
export function RoleGuard({
  allowed,
  allowFormerSellers = false,
}: {
  allowed: 'Seller' | 'admin';
  allowFormerSellers?: boolean;
}) {
  const { role } = useCurrentUser();
  // Admins sell the shop's own stock.
  if (role === allowed || role === 'admin') return <Outlet />;
  if (allowFormerSellers) return <FormerSellerGuard />;
  return allowed === 'Seller' ? <SwitchToSelling /> : <ForAdmins />;
}

function FormerSellerGuard() {
  const { data } = useStats();
  if (!data) return <ProgressBar label={dashboardTexts.dashboard.checking} />;
  const hasRemaining = data.role !== 'Seller' && (data.own.items > 0 || data.own.orders > 0);
  return hasRemaining ? <Outlet /> : <SwitchToSelling />;
}

/** Runs after the closing dialog, which would give the focus to the link in the menu, which is closed, too. */
const focusPageLater = () => void setTimeout(focusPage);

/** Asks over the heading of the page, which appears once the mode is switched. */
function SwitchToSelling() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { dashboard } = dashboardTexts;
  const page = navItemsOf('Seller', undefined).find(({ to }) => to === pathname);
  const leave = async () => {
    // The router numbers the pages that it has opened, from 0. Before the first, the browser would leave the shop.
    const { idx }: { idx: number } = history.state;
    if (idx > 0) await navigate(-1);
    else await navigate('/dashboard', { replace: true });
  };
  return (
    <div className="min-h-[60vh]">
      <PageHeading title={page?.label ?? dashboard.title} lead={dashboard.switchToSelling} className="mb-8" />
      <SellingSteps />
      <SwitchModeDialog to="Seller" onSwitched={focusPageLater} onCancel={() => void leave()} />
    </div>
  );
}

function ForAdmins() {
  const { dashboard } = dashboardTexts;
  const { errors } = siteTexts;
  return (
    <ErrorScreen
      code="403"
      title={dashboard.notYours}
      text={dashboard.adminsOnly}
      back={{ to: '/', label: errors.back }}
      other={{ to: '/dashboard', label: dashboard.title }}
    />
  );
}
