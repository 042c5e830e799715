import { api } from '#src/identity/client.ts';
import { usePagedList } from '#src/platform/browser/paged-list.ts';
import { texts } from '#src/texts/texts.ts';
import { VerifiedBadge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import type { User } from './contract.ts';
import { MakeAdminButton } from './make-admin-button.tsx';
import { PeopleTable } from './people-table.tsx';
import { useRemovePerson } from './use-asked-act.tsx';
import { useDirectAct } from './use-person-actions.tsx';

/** The sellers, for admins, who verify them here. */
export default function AllSellersPage() {
  const list = usePagedList<User>('/users?role=Seller', api, { filters: ['status'] });
  const { ask, dialog } = useRemovePerson();
  const { admin, dashboard, lists } = texts;
  const { label, varified, verify: waiting } = lists.sellerStates;
  const options = [
    { value: 'verify', label: waiting },
    { value: 'varified', label: varified },
  ];
  return (
    <>
      <PeopleTable
        title={dashboard.nav.allSeller}
        list={list}
        filters={[{ name: 'status', label, options }]}
        empty={<EmptyState title={admin.noSellers}>{admin.noSellersHint}</EmptyState>}
        Actions={SellerActions}
        onRemove={ask}
      />
      {dialog}
    </>
  );
}

function SellerActions({ user }: { user: User }) {
  const { act, busy } = useDirectAct('verify');
  const { admin } = texts;
  return (
    <>
      {user.status === 'varified' ? (
        <VerifiedBadge verified label={admin.verified} className="min-w-20" />
      ) : (
        <Button
          size="sm"
          className="min-w-20"
          pending={busy}
          aria-label={admin.verifyOf(user.name)}
          onClick={() => act(user)}
        >
          {admin.verify}
        </Button>
      )}
      <MakeAdminButton user={user} />
    </>
  );
}
