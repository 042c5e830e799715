import { api } from '#src/auth/client.ts';
import { usePagedList } from '#src/browser/paged-list.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import type { User } from './contract.ts';
import { MakeAdminButton } from './make-admin-button.tsx';
import { PeopleTable } from './people-table.tsx';
import { usePromotePerson, useRemovePerson } from './use-asked-action.tsx';
import { VerifyButton } from './verify-button.tsx';

export default function AllSellersPage() {
  const list = usePagedList<User>('/users?role=Seller', api, { filters: ['status'] });
  const removing = useRemovePerson();
  const promoting = usePromotePerson();
  const { admin } = adminTexts;
  const { dashboard, lists } = dashboardTexts;
  const { label, ...states } = lists.sellerStates;
  const options = (['verify', 'varified', 'suspended'] as const).map((value) => ({
    value,
    label: states[value],
  }));
  return (
    <>
      <PeopleTable
        title={dashboard.nav.allSeller}
        list={list}
        filters={[{ name: 'status', label, options }]}
        empty={<EmptyState title={admin.noSellers}>{admin.noSellersHint}</EmptyState>}
        Actions={SellerActions}
        onAsk={promoting.ask}
        onRemove={removing.ask}
      />
      {promoting.dialog}
      {removing.dialog}
    </>
  );
}

function SellerActions({ user, onAsk }: { user: User; onAsk: (user: User) => void }) {
  return (
    <>
      <VerifyButton user={user} />
      <MakeAdminButton user={user} onAsk={onAsk} />
    </>
  );
}
