import { Link, useNavigate } from 'react-router';
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
