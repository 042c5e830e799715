import { api } from '#src/accounts/auth/client.ts';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { UserActionButton } from '#src/accounts/users/action-button.tsx';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import type { User } from '#src/accounts/users/schemas.ts';
import { UsersTable } from './users-table.tsx';
import { VerifyButton } from '#src/accounts/users/verifying/button.tsx';

export default function AllSellersPage() {
  const list = usePagedList<User>('/users?sells=true', api, { filters: ['status'] });
  const { admin } = adminTexts;
  const { dashboard, lists } = dashboardTexts;
  const { label, ...states } = lists.sellerStates;
  const options = (['asked', 'verify', 'varified', 'suspended'] as const).map((value) => ({
    value,
    label: states[value],
  }));
  return (
    <UsersTable
      title={dashboard.nav.allSeller}
      listedRole="Seller"
      list={list}
      filters={[{ name: 'status', label, options }]}
      empty={<EmptyState title={admin.noSellers}>{admin.noSellersHint}</EmptyState>}
      Actions={SellerActions}
    />
  );
}

function SellerActions({ user }: { user: User }) {
  return (
    <>
      <VerifyButton user={user} />
      {user.role !== 'admin' && <UserActionButton action="promote" user={user} />}
    </>
  );
}
