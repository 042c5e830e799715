import { useCurrentUser } from '#src/auth/session.ts';
import { AskedButton } from './asked-button.tsx';
import type { Person, User } from './contract.ts';
import { SuspendButton } from './suspend-button.tsx';

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
