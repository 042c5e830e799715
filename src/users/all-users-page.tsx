import { api } from '#src/auth/client.ts';
import { usePagedList } from '#src/browser/paged-list.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { AskedButton } from './asked-button.tsx';
import type { User } from './contract.ts';
import { PeopleTable } from './people-table.tsx';

export default function AllUsersPage() {
  const list = usePagedList<User>('/users?role=Buyer', api);
  const { admin } = adminTexts;
  const { dashboard } = dashboardTexts;
  return (
    <PeopleTable
      title={dashboard.nav.allUsers}
      list={list}
      empty={<EmptyState title={admin.noBuyers}>{admin.noBuyersHint}</EmptyState>}
      Actions={Promote}
    />
  );
}

const Promote = ({ user }: { user: User }) => <AskedButton act="promote" user={user} />;
