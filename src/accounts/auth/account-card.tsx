import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { siteTexts } from '#src/texts/site.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { closeMenu } from '#src/ui/layout/site-header.tsx';
import { Avatar } from '#src/ui/photo.tsx';
import { useSession } from './session.ts';

export function AccountCard() {
  const session = useSession();
  const { layout } = siteTexts;
  if (session.state === 'signed-out' || session.state === 'loading') {
    // The server's HTML must be the same for everyone, so it shows the Login button, which is invisible if the browser
    // has a session, until the session is known.
    return (
      <ButtonLink
        to="/login"
        size="sm"
        className={session.state === 'loading' ? 'in-data-signed:invisible' : ''}
      >
        {layout.login}
      </ButtonLink>
    );
  }
  const name = session.state === 'signed-in' ? session.user.name : session.name;
  const firstName = name.replace(/ .*/s, '');
  const photo = session.state === 'signed-in' ? session.user.photoURL : null;
  return (
    <>
      {photo && <Avatar src={photo} size={28} className="size-7 max-sm:hidden" />}
      <Link
        to="/dashboard"
        className="flex min-h-11 max-w-40 min-w-0 items-center text-sm text-soft hover:text-ink max-sm:max-w-20"
      >
        {/* Contains its hidden part, which would otherwise make the window of a phone wider. */}
        <span className="relative truncate">
          {firstName}
          <span className="max-sm:sr-only">{name.slice(firstName.length)}</span>
        </span>
      </Link>
      <LogoutButton className="max-lg:hidden" />
    </>
  );
}

/** Logs out and opens the home page, because the next user may not be allowed to see this page. */
export function LogoutButton({ className }: { className?: string }) {
  const navigate = useNavigate();
  const { state } = useSession();
  if (state === 'signed-out' || state === 'loading') return null;
  const logOut = async () => {
    const [{ signOut }, { toast }] = await Promise.all([
      import('./client.ts'),
      import('#src/ui/feedback/toast.tsx'),
    ]);
    await navigate('/');
    await signOut();
    toast.success(siteTexts.layout.loggedOut);
  };
  return (
    <Button
      size="sm"
      variant="line"
      className={classNames('shrink-0', className)}
      onClick={(event) => {
        closeMenu(event);
        void logOut();
      }}
    >
      {siteTexts.layout.logout}
    </Button>
  );
}

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
      import('./client.ts'),
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
