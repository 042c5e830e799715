import { api } from '#src/auth/client.ts';
import { usePagedList } from '#src/browser/paged-list.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import type { User } from './contract.ts';
import { MakeAdminButton } from './make-admin-button.tsx';
import { PeopleTable } from './people-table.tsx';
import { usePromotePerson, useRemovePerson } from './use-asked-action.tsx';

export default function AllUsersPage() {
  const list = usePagedList<User>('/users?role=Buyer', api);
  const removing = useRemovePerson();
  const promoting = usePromotePerson();
  const { admin } = adminTexts;
  const { dashboard } = dashboardTexts;
  return (
    <>
      <PeopleTable
        title={dashboard.nav.allUsers}
        list={list}
        empty={<EmptyState title={admin.noBuyers}>{admin.noBuyersHint}</EmptyState>}
        Actions={MakeAdminButton}
        onAsk={promoting.ask}
        onRemove={removing.ask}
      />
      {promoting.dialog}
      {removing.dialog}
    </>
  );
}
