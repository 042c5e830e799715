import { siteTexts } from '#src/texts/site.ts';
import type { PagedList } from '#src/browser/paged-list.ts';
import { formatDay } from '#src/platform/dates.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { Button } from '#src/ui/button.tsx';
import { EmailLink } from '#src/ui/contact.tsx';
import { ListToolbar, type Filter } from '#src/ui/list-toolbar.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Paged } from '#src/ui/paged.tsx';
import { Table, TableBody, TableHead, TableRow, Td, Th } from '#src/ui/table.tsx';
import type { User } from './contract.ts';
import { PersonLink } from './person-link-card.tsx';
import { SuspendButton } from './suspend-button.tsx';

export function PeopleTable({
  title,
  list,
  filters,
  empty,
  note,
  Actions,
  onAsk,
  onRemove,
}: {
  title: string;
  list: PagedList<User>;
  filters?: readonly Filter[];
  empty: React.ReactNode;
  note?: (user: User) => string | undefined;
  Actions: React.ComponentType<{ user: User; onAsk: (user: User) => void }>;
  onAsk?: (user: User) => void;
  onRemove?: (user: User) => void;
}) {
  const { admin } = adminTexts;
  const { lists } = dashboardTexts;
  const { sorts } = lists;
  return (
    <>
      <PageHeading title={title} lead={list.isPending ? undefined : admin.people(list.total)} />
      <div className="mt-8">
        <ListToolbar
          list={list}
          searchLabel={lists.findPeople}
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
          <Table caption={title}>
            <TableHead>
              <Th numeric>{admin.sl}</Th>
              <Th {...list.sortBy('name')}>{admin.name}</Th>
              <Th {...list.sortBy('email')}>{admin.email}</Th>
              <Th>{admin.role}</Th>
              <Th>{admin.authorization}</Th>
              {onRemove && <Th>{admin.remove}</Th>}
            </TableHead>
            <TableBody>
              {list.items.map((user, index) => (
                <TableRow key={user._id}>
                  <Td numeric label={admin.sl}>
                    {list.first + index}
                  </Td>
                  <Td label={admin.name}>
                    <span className="block max-w-96 min-w-0">
                      <PersonLink id={user._id} name={user.name} />
                      {note?.(user) && <span className="mono ms-2">{note(user)}</span>}
                      {user.suspended && (
                        <span className="mono block wrap-anywhere">
                          {admin.suspendedFor(
                            user.suspended.reason ?? siteTexts.left.erased,
                            formatDay(user.suspended.since),
                          )}
                        </span>
                      )}
                    </span>
                  </Td>
                  <Td label={admin.email}>
                    <EmailLink email={user.email} />
                  </Td>
                  <Td label={admin.role}>{admin.roles[user.role]}</Td>
                  <Td label={admin.authorization}>
                    <span className="flex flex-wrap items-center gap-2">
                      <Actions user={user} onAsk={(asked) => onAsk?.(asked)} />
                    </span>
                  </Td>
                  {onRemove && (
                    <Td>
                      <span className="flex flex-wrap items-center gap-2">
                        <SuspendButton user={user} />
                        <Button
                          size="sm"
                          variant="line"
                          aria-label={admin.removeOf(user.name)}
                          onClick={() => onRemove(user)}
                        >
                          {admin.remove}
                        </Button>
                      </span>
                    </Td>
                  )}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Paged>
      </div>
    </>
  );
}
