import { useNavigate } from 'react-router';
import { currentSession, knownSession, type Profile } from '#src/accounts/auth/session.ts';
import { ButtonLink } from '#src/ui/button.tsx';

/**
 * A link to the login page, shown to visitors in place of a button for logged-in users. It works without JavaScript,
 * and the server renders it for everyone.
 */
export function LoginLink({
  onSignedIn,
  onClick: beforeLogin,
  ...link
}: React.ComponentProps<typeof ButtonLink> & {
  /** Called if the user clicked before the session was known and is signed in after all. */
  onSignedIn?: (user: Profile) => void;
}) {
  const navigate = useNavigate();
  const onClick = async (event: React.MouseEvent<HTMLAnchorElement>) => {
    beforeLogin?.(event);
    if (currentSession().state !== 'loading') return;
    event.preventDefault();
    const session = await knownSession();
    const state: unknown = link.state;
    if (session.state === 'signed-in') onSignedIn?.(session.user);
    else await navigate(link.to, { state });
  };
  return <ButtonLink {...link} onClick={(event) => void onClick(event)} />;
}
