import { Link } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { issueStates, type IssueSummary } from '#src/content/newsletter/schemas.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { mailingsTexts } from '#src/texts/mailings.ts';
import { postsTexts } from '#src/texts/posts.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { ListTable } from '#src/ui/lists/list-table.tsx';
import { ListToolbar } from '#src/ui/lists/list-toolbar.tsx';
import { Paged } from '#src/ui/lists/paged.tsx';
import { IssueTag, useSubscribers } from './issues.tsx';

const pathOf = (id: string) => `/dashboard/admin/newsletter/${id}`;

export default function IssuesPage() {
  const list = usePagedList('GET /newsletter/letters', api, { filters: ['state'] });
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
              options: issueStates.map((value) => ({ value, label: mailings.states[value] })),
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
          <ListTable
            list={list}
            caption={mailings.title}
            columns={[
              {
                label: columns.subject,
                sort: 'subject',
                head: 'wide',
                render: ({ _id, subject }) => (
                  <Link className="font-semibold wrap-anywhere hover:underline" to={pathOf(_id)}>
                    {subject}
                  </Link>
                ),
              },
              { label: columns.state, sort: 'state', render: ({ state }) => <IssueTag state={state} /> },
              {
                label: columns.recipients,
                className: 'whitespace-nowrap tabular-nums',
                render: ({ state, recipients: { sent, all } }) =>
                  state === 'draft' ? mailings.notSentYet : mailings.reached(sent, all),
              },
              {
                label: columns.date,
                sort: 'date',
                className: 'sm:whitespace-nowrap',
                render: ({ started, changed }) =>
                  started ? formatDay(started) : mailings.changed(formatDay(changed)),
              },
              { label: posts.actions, head: 'hidden', render: showOpen },
            ]}
          />
        </Paged>
      </div>
    </>
  );
}

function showOpen({ _id, subject, state }: IssueSummary) {
  const { mailings } = mailingsTexts;
  const [label, labelOf] =
    state === 'draft' ? [mailings.edit, mailings.editOf] : [mailings.open, mailings.openOf];
  return (
    <span className="flex flex-wrap gap-2 sm:justify-end">
      <ButtonLink size="sm" variant="line" to={pathOf(_id)} aria-label={labelOf(subject)}>
        {label}
      </ButtonLink>
    </span>
  );
}
