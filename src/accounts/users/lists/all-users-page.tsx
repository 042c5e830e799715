import { api } from '#src/accounts/auth/client.ts';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { UserActionButton } from '#src/accounts/users/action-button.tsx';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import type { User } from '#src/accounts/users/schemas.ts';
import { UsersTable } from './users-table.tsx';

export default function AllUsersPage() {
  const list = usePagedList<User>('/users?role=Buyer', api);
  const { admin } = adminTexts;
  const { dashboard } = dashboardTexts;
  return (
    <UsersTable
      title={dashboard.nav.allUsers}
      listedRole="Buyer"
      list={list}
      empty={<EmptyState title={admin.noBuyers}>{admin.noBuyersHint}</EmptyState>}
      Actions={Promote}
    />
  );
}

const Promote = ({ user }: { user: User }) => <UserActionButton action="promote" user={user} />;
