import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '#src/accounts/auth/session.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';

/**
 * Switches the mode. Sellers start at their dashboard. Buyers stay on the page, such as an item's page, unless it is in
 * the dashboard, where the page may be one for sellers.
 */
export function ModeSwitch({ className }: { className?: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [pending, setPending] = useState(false);
  const { modes } = siteTexts;
  if (session.state !== 'signed-in' || session.user.role === 'admin') return null;
  const role = session.user.role === 'Buyer' ? 'Seller' : 'Buyer';
  const isStartingAtDashboard = role === 'Seller' || /^\/dashboard(\/|$)/.test(pathname);
  const switchRole = async (menu: HTMLElement | null) => {
    setPending(true);
    // Before the switch, so that no page of the former mode is shown in the new one.
    if (isStartingAtDashboard) {
      await navigate('/dashboard');
      // The user stayed on a page with unsaved text.
      if (location.pathname !== '/dashboard') return setPending(false);
    }
    // The header of every page contains this component, so code that few users need is loaded on click.
    const [{ switchMode }, { toast }] = await Promise.all([
      import('#src/accounts/auth/client.ts'),
      import('#src/ui/feedback/toast.tsx'),
    ]);
    await switchMode(role).then(
      () => toast.success(modes.done[role]),
      () => toast.error(modes.failed),
    );
    // An open menu would cover the toast.
    menu?.hidePopover();
    setPending(false);
  };
  return (
    <Button
      size="sm"
      variant="quiet"
      className={className}
      pending={pending}
      onClick={(event) => void switchRole(event.currentTarget.closest<HTMLElement>('[popover]'))}
    >
      {modes.to[role]}
    </Button>
  );
}
