import { useLocation } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import type { User } from '#src/accounts/users/schemas.ts';
import { UserActions } from '#src/accounts/users/user-actions.tsx';
import { UserLink } from '#src/accounts/users/user-link-card.tsx';
import { isVerifiedOrAsked, VerifyButton } from '#src/accounts/users/verifying/button.tsx';
import type { Inputs } from '#src/platform/http/calls.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { exchangeTexts } from '#src/texts/exchange.ts';
import { siteTexts } from '#src/texts/site.ts';
import { verificationTexts } from '#src/texts/verification.ts';
import { labeled } from '#src/texts/words.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { EmailLink } from '#src/ui/contact-links.tsx';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { ListTable } from '#src/ui/lists/list-table.tsx';
import { ListToolbar, type Filter } from '#src/ui/lists/list-toolbar.tsx';
import { Paged } from '#src/ui/lists/paged.tsx';
import { Menu } from '#src/ui/menu.tsx';

const { dashboard, lists, stats } = dashboardTexts;
const { admin, users } = adminTexts;

type UserList = {
  listed: keyof typeof admin.userCount;
  query: Inputs['GET /users']['query'];
  title: string;
  filters?: Filter[];
  empty?: React.ReactNode;
};

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const { label: allSellers, ...states } = lists.sellerStates;
const status = { name: 'status', options: optionsOf(states) };

const buyers: UserList = {
  listed: 'Buyer',
  query: { role: 'Buyer' },
  title: dashboard.nav.allUsers,
  empty: <EmptyState title={admin.noBuyers}>{admin.noBuyersHint}</EmptyState>,
};

/** The users that each other address lists. Those of the original have the users of one role each. */
const otherLists: Record<string, UserList> = {
  people: {
    listed: 'all',
    query: {},
    title: dashboard.nav.everyone,
    filters: [
      { name: 'role', label: lists.allRoles, options: optionsOf(stats.roles) },
      { ...status, label: lists.itemStates },
    ],
  },
  allseller: {
    listed: 'Seller',
    query: { sells: 'true' },
    title: dashboard.nav.allSeller,
    filters: [{ ...status, label: allSellers }],
    empty: <EmptyState title={admin.noSellers}>{admin.noSellersHint}</EmptyState>,
  },
  alladmins: { listed: 'admin', query: { role: 'admin' }, title: dashboard.nav.allAdmins },
};

export default function UsersPage() {
  const address = useLocation().pathname.split('/')[3] ?? '';
  const { listed, query, title, filters = [], empty } = otherLists[address] ?? buyers;
  const list = usePagedList('GET /users', api, { query, filters: filters.map(({ name }) => name) });
  const self = useCurrentUser();
  const { sorts } = lists;
  return (
    <>
      <PageHeading
        title={title}
        lead={list.isPending ? undefined : admin.userCount[listed](list.total)}
        actions={
          <ButtonLink variant="line" to="/dashboard/export">
            {exchangeTexts.export.link}
          </ButtonLink>
        }
      />
      <div className="mt-8">
        <ListToolbar
          list={list}
          searchLabel={lists.findUsers}
          filters={filters}
          sorts={[
            { value: '', label: sorts.newest },
            { value: 'created asc', label: sorts.oldest },
            { value: 'name asc', label: sorts.nameUp },
            { value: 'name desc', label: sorts.nameDown },
            { value: 'email asc', label: sorts.emailUp },
            { value: 'email desc', label: sorts.emailDown },
          ]}
        />
        <Paged list={list} empty={empty}>
          <ListTable
            list={list}
            caption={title}
            columns={[
              { label: admin.sl, numeric: true, render: (_, number) => number },
              {
                label: admin.name,
                sort: 'name',
                opensRow: true,
                render: ({ _id, name }) => (
                  <span className="block max-w-56 min-w-0">
                    <UserLink id={_id} name={name} />
                    {_id === self._id && <span className="mono ms-2">{admin.you}</span>}
                  </span>
                ),
              },
              {
                label: admin.email,
                sort: 'email',
                className: 'xl:whitespace-nowrap',
                render: ({ email }) => <EmailLink email={email} />,
              },
              { label: admin.role, render: ({ role }) => admin.roles[role] },
              { label: admin.authorization, render: (user) => <Standing user={user} /> },
              {
                // The tables of the original name the column of all actions so.
                label: listed === 'Buyer' || listed === 'Seller' ? admin.remove : users.actions,
                head: 'wide',
                className: 'menu-cell',
                render: (user) => (
                  <Menu label={labeled(dashboard.more, user.name)}>
                    {(listed === 'Seller' || user.role === 'Seller') &&
                      !user.suspended &&
                      !isVerifiedOrAsked(user) && <VerifyButton user={user} />}
                    <UserActions user={user} />
                  </Menu>
                ),
              },
            ]}
          />
        </Paged>
      </div>
    </>
  );
}

/** Whether the user is suspended or verified, or asks to be, with the answers to that. */
function Standing({ user }: { user: User }) {
  const { suspended, asked, role } = user;
  if (!suspended && !isVerifiedOrAsked(user))
    return role === 'Seller' ? admin.verifications.none : users.open;
  return (
    <span className="flex max-w-64 flex-wrap items-center gap-2">
      {suspended && (
        <span className="mono block w-full wrap-anywhere">
          {admin.suspendedFor(suspended.reason ?? siteTexts.left.erased, formatDay(suspended.since))}
        </span>
      )}
      {asked && !user.verification && (
        <span className="block w-full text-sm wrap-anywhere">
          <span className="mono">{verificationTexts.askedOn(formatDay(asked.date))}</span>
          {asked.note && <span className="block whitespace-pre-line">{asked.note}</span>}
        </span>
      )}
      {isVerifiedOrAsked(user) && <VerifyButton user={user} />}
    </span>
  );
}
