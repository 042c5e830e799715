import { api } from '#src/identity/client.ts';
import { useCurrentUser } from '#src/identity/session.ts';
import { usePagedList } from '#src/platform/browser/paged-list.ts';
import { texts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/button.tsx';
import type { User } from './contract.ts';
import { PeopleTable } from './people-table.tsx';
import { useAskedAct } from './use-asked-act.tsx';

/** The admins, who step each other down here; the last one stays. */
export default function AllAdminsPage() {
  const self = useCurrentUser();
  const list = usePagedList<User>('/users?role=admin', api);
  const { admin, dashboard } = texts;
  const words = {
    title: admin.stepDownTitle,
    text: ({ _id }: User) => (_id === self._id ? admin.stepDownSelf : admin.stepDownText),
    yes: admin.stepDown,
    no: admin.stepDownNo,
  };
  const { ask, dialog } = useAskedAct('stepDown', words, ({ _id }) => {
    // These rooms are closed to them now: begin anew as who they are.
    if (_id === self._id) window.location.assign('/dashboard');
  });
  return (
    <>
      <PeopleTable
        title={dashboard.nav.allAdmins}
        list={list}
        empty={null}
        note={({ _id }) => (_id === self._id ? admin.you : undefined)}
        Actions={StepDownButton}
        onAsk={ask}
      />
      {dialog}
    </>
  );
}

function StepDownButton({ user, onAsk }: { user: User; onAsk: (user: User) => void }) {
  const { admin } = texts;
  return (
    <Button size="sm" variant="line" aria-label={admin.stepDownOf(user.name)} onClick={() => onAsk(user)}>
      {admin.stepDown}
    </Button>
  );
}
