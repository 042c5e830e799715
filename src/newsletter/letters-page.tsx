import { api } from '#src/auth/client.ts';
import { usePagedList } from '#src/browser/paged-list.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { mailingsTexts } from '#src/texts/mailings.ts';
import { postsTexts } from '#src/texts/posts.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ListToolbar } from '#src/ui/list-toolbar.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Paged } from '#src/ui/paged.tsx';
import { Table, TableBody, TableHead, Th } from '#src/ui/table.tsx';
import { letterStates, type LetterSummary } from './contract.ts';
import { LetterRow } from './letter-row.tsx';
import { useSubscribers } from './use-letters.ts';

/** Every letter, drafts too, for admins. */
export default function LettersPage() {
  const list = usePagedList<LetterSummary>('/newsletter/letters', api, { filters: ['state'] });
  const confirmed = useSubscribers();
  const { mailings } = mailingsTexts;
  const { posts } = postsTexts;
  const { lists } = dashboardTexts;
  const { sorts, columns } = mailings;
  return (
    <>
      <PageHeading
        title={mailings.title}
        lead={confirmed === undefined ? undefined : mailings.lead(confirmed)}
        actions={<ButtonLink to="/dashboard/admin/newsletter/new">{mailings.new}</ButtonLink>}
      />
      <div className="mt-8">
        <ListToolbar
          list={list}
          searchLabel={mailings.search}
          filters={[
            {
              name: 'state',
              label: mailings.allStates,
              options: letterStates.map((value) => ({ value, label: mailings.states[value] })),
            },
          ]}
          sorts={[
            { value: '', label: lists.sorts.newest },
            { value: 'date asc', label: lists.sorts.oldest },
            { value: 'subject asc', label: sorts.subjectUp },
            { value: 'subject desc', label: sorts.subjectDown },
            { value: 'state asc', label: lists.sorts.state },
          ]}
        />
        <Paged list={list} empty={<EmptyState title={mailings.empty}>{mailings.emptyHint}</EmptyState>}>
          <Table caption={mailings.title}>
            <TableHead>
              <Th {...list.sortBy('subject')}>{columns.subject}</Th>
              <Th {...list.sortBy('state')}>{columns.state}</Th>
              <Th>{columns.recipients}</Th>
              <Th {...list.sortBy('date')}>{columns.date}</Th>
              <Th>
                <span className="sr-only">{posts.actions}</span>
              </Th>
            </TableHead>
            <TableBody>
              {list.items.map((letter) => (
                <LetterRow key={letter._id} letter={letter} />
              ))}
            </TableBody>
          </Table>
        </Paged>
      </div>
    </>
  );
}
