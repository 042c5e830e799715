import { useCurrentUser } from '#src/auth/session.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { Button } from '#src/ui/button.tsx';
import type { Person, User } from './contract.ts';
import { MakeAdminButton } from './make-admin-button.tsx';
import { StepDownButton } from './step-down-button.tsx';
import { SuspendButton } from './suspend-button.tsx';
import { usePromotePerson, useRemovePerson, useStepDown } from './use-asked-action.tsx';

export function PersonActions({ person }: { person: Person & User }) {
  const self = useCurrentUser();
  const removing = useRemovePerson();
  const promoting = usePromotePerson();
  const stepping = useStepDown();
  const { admin } = adminTexts;
  const isSelf = self._id === person._id;
  return (
    <div className="flex flex-wrap gap-2">
      <MakeAdminButton user={person} onAsk={promoting.ask} />
      {person.role === 'admin' && <StepDownButton user={person} onAsk={stepping.ask} />}
      {!isSelf && <SuspendButton user={person} />}
      {!isSelf && (
        <Button
          size="sm"
          variant="line"
          aria-label={admin.removeOf(person.name)}
          onClick={() => removing.ask(person)}
        >
          {admin.remove}
        </Button>
      )}
      {promoting.dialog}
      {stepping.dialog}
      {removing.dialog}
    </div>
  );
}
