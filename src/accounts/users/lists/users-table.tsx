import { siteTexts } from '#src/texts/site.ts';
import type { PagedList } from '#src/ui/client/paged-list.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { verificationTexts } from '#src/texts/verification.ts';
import { EmailLink } from '#src/ui/contact-links.tsx';
import { ListTable } from '#src/ui/lists/list-table.tsx';
import { ListToolbar, type Filter } from '#src/ui/lists/list-toolbar.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { Paged } from '#src/ui/lists/paged.tsx';
import { UserActionButton } from '#src/accounts/users/action-button.tsx';
import type { User } from '#src/accounts/users/schemas.ts';
import { UserLink } from '#src/accounts/users/user-link-card.tsx';
import { SuspendButton } from '#src/accounts/users/suspending/button.tsx';

export function UsersTable({
  title,
  listedRole,
  list,
  filters,
  empty,
  note,
  Actions,
  isRemovable = true,
}: {
  title: string;
  listedRole: User['role'];
  list: PagedList<User>;
  filters?: readonly Filter[];
  empty: React.ReactNode;
  note?: (user: User) => string | undefined;
  Actions: React.ComponentType<{ user: User }>;
  isRemovable?: boolean;
}) {
  const { admin } = adminTexts;
  const { lists } = dashboardTexts;
  const { sorts } = lists;
  const showName = (user: User) => (
    <span className="block max-w-96 min-w-0">
      <UserLink id={user._id} name={user.name} />
      {note?.(user) && <span className="mono ms-2">{note(user)}</span>}
      {user.asked && !user.verification && (
        <span className="block text-sm wrap-anywhere">
          <span className="mono">{verificationTexts.askedOn(formatDay(user.asked.date))}</span>
          {user.asked.note && <span className="block whitespace-pre-line">{user.asked.note}</span>}
        </span>
      )}
      {user.suspended && (
        <span className="mono block wrap-anywhere">
          {admin.suspendedFor(
            user.suspended.reason ?? siteTexts.left.erased,
            formatDay(user.suspended.since),
          )}
        </span>
      )}
    </span>
  );
  return (
    <>
      <PageHeading
        title={title}
        lead={list.isPending ? undefined : admin.userCount[listedRole](list.total)}
      />
      <div className="mt-8">
        <ListToolbar
          list={list}
          searchLabel={lists.findUsers}
          {...(filters && { filters })}
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
              { label: admin.name, sort: 'name', render: showName },
              { label: admin.email, sort: 'email', render: ({ email }) => <EmailLink email={email} /> },
              { label: admin.role, render: ({ role }) => admin.roles[role] },
              {
                label: admin.authorization,
                render: (user) => (
                  <span className="flex flex-wrap items-center gap-2 has-[>.button-quiet:first-child]:-ms-3 lg:flex-nowrap">
                    <Actions user={user} />
                  </span>
                ),
              },
              ...(isRemovable ? [{ label: admin.remove, head: 'wide' as const, render: showRemoval }] : []),
            ]}
          />
        </Paged>
      </div>
    </>
  );
}

const showRemoval = (user: User) => (
  <span className="-ms-3 flex flex-wrap items-center gap-2 lg:flex-nowrap">
    <SuspendButton user={user} />
    <UserActionButton action="remove" user={user} />
  </span>
);
