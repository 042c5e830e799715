import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { AskedButton } from '#src/accounts/users/action-button.tsx';
import type { Person, User } from '#src/accounts/users/schemas.ts';
import { SuspendButton } from '#src/accounts/users/suspending/button.tsx';

export function PersonActions({ person }: { person: Person & User }) {
  const isSelf = useCurrentUser()._id === person._id;
  return (
    <div className="flex flex-wrap gap-2">
      <AskedButton act={person.role === 'admin' ? 'stepDown' : 'promote'} user={person} />
      {!isSelf && <SuspendButton user={person} />}
      {!isSelf && <AskedButton act="remove" user={person} />}
    </div>
  );
}
