import { api } from '#src/accounts/auth/client.ts';
import type { Report } from '#src/moderation/reports/schemas.ts';
import { exchangeTexts } from '#src/texts/exchange.ts';
import { pauseTexts } from '#src/texts/pauses.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { usePagedList, type PagedList } from '#src/ui/client/paged-list.ts';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { ListToolbar } from '#src/ui/lists/list-toolbar.tsx';
import { FactReports } from './fact-reports.tsx';
import { ReportsTable } from './reports-table-card.tsx';

export default function ReportsPage() {
  const list = usePagedList('GET /reports', api, { filters: ['state'] });
  const { reports } = reportsTexts;
  return (
    <>
      <PageHeading
        title={reports.queue}
        lead={list.isPending ? undefined : reports.count(list.total)}
        actions={
          <>
            <ButtonLink variant="line" to="/dashboard/admin/paused">
              {pauseTexts.link}
            </ButtonLink>
            <ButtonLink variant="line" to="/dashboard/export">
              {exchangeTexts.export.link}
            </ButtonLink>
          </>
        }
        className="mb-8"
      />
      <Toolbar list={list} />
      <ReportsTable
        list={list}
        caption={reports.queue}
        empty={<EmptyState title={reports.empty}>{reports.emptyHint}</EmptyState>}
      />
      <FactReports />
    </>
  );
}

function Toolbar({ list }: { list: PagedList<Report> }) {
  const { label, open, closed } = reportsTexts.reports.states;
  const { queue, newest, oldest, reason } = reportsTexts.reports.sorts;
  const options = [
    { value: 'open', label: open },
    { value: 'closed', label: closed },
  ];
  return (
    <ListToolbar
      list={list}
      filters={[{ name: 'state', label, options }]}
      sortsAlways
      sorts={[
        { value: '', label: queue },
        { value: 'date desc', label: newest },
        { value: 'date asc', label: oldest },
        { value: 'reason asc', label: reason },
      ]}
    />
  );
}
