import { api } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { UserActionButton } from '#src/accounts/users/action-button.tsx';
import type { User } from '#src/accounts/users/schemas.ts';
import { UsersTable } from './users-table.tsx';

export default function AllAdminsPage() {
  const self = useCurrentUser();
  const list = usePagedList<User>('/users?role=admin', api);
  const { admin } = adminTexts;
  const { dashboard } = dashboardTexts;
  return (
    <UsersTable
      title={dashboard.nav.allAdmins}
      listedRole="admin"
      list={list}
      empty={null}
      note={({ _id }) => (_id === self._id ? admin.you : undefined)}
      Actions={StepDown}
      isRemovable={false}
    />
  );
}

const StepDown = ({ user }: { user: User }) => <UserActionButton action="stepDown" user={user} />;
