import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { UserActionButton } from './action-button.tsx';
import type { User } from './schemas.ts';
import { SuspendButton } from './suspending/suspend-button-card.tsx';

/** The actions of an admin on an account, the most drastic last. */
export function UserActions({ user }: { user: User }) {
  const isSelf = useCurrentUser()._id === user._id;
  return (
    <>
      <UserActionButton action={user.role === 'admin' ? 'stepDown' : 'promote'} user={user} />
      {!isSelf && <SuspendButton user={user} />}
      {!isSelf && <UserActionButton action="remove" user={user} />}
    </>
  );
}
