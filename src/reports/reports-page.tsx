import { useState } from 'react';
import { api } from '#src/identity/client.ts';
import { usePagedList, type PagedList } from '#src/platform/browser/paged-list.ts';
import { texts } from '#src/texts/texts.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { ListToolbar } from '#src/ui/list-toolbar.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Paged } from '#src/ui/paged.tsx';
import { Table, TableBody, TableHead, Th } from '#src/ui/table.tsx';
import type { Report } from './contract.ts';
import { ReportRow } from './report-row.tsx';

const ReportView = lazyPart(async () => (await import('./report-view.tsx')).ReportView);

/** What people have reported, for admins: what is open first. */
export default function ReportsPage() {
  const list = usePagedList<Report>('/reports', api, { filters: ['state'] });
  const [viewed, setViewed] = useState<Report | null>(null);
  const { reports, admin } = texts;
  return (
    <>
      <PageHeading
        title={reports.queue}
        lead={list.isPending ? undefined : reports.count(list.total)}
        className="mb-8"
      />
      <Toolbar list={list} />
      <Paged list={list} empty={<EmptyState title={reports.empty}>{reports.emptyHint}</EmptyState>}>
        <Table caption={reports.queue}>
          <TableHead>
            <Th numeric>{admin.sl}</Th>
            <Th>{reports.item}</Th>
            <Th {...list.sortBy('reason')}>{reports.reasonHead}</Th>
            <Th>{reports.reporter}</Th>
            <Th {...list.sortBy('date')}>{reports.when}</Th>
            <Th>{reports.status}</Th>
            <Th>
              <span className="sr-only">{reports.view}</span>
            </Th>
          </TableHead>
          <TableBody>
            {list.items.map((report, index) => (
              <ReportRow
                key={report._id}
                report={report}
                number={list.first + index}
                onView={() => setViewed(report)}
              />
            ))}
          </TableBody>
        </Table>
      </Paged>
      {viewed && <ReportView key={viewed._id} report={viewed} onClose={() => setViewed(null)} />}
    </>
  );
}

function Toolbar({ list }: { list: PagedList<Report> }) {
  const { label, open, closed } = texts.reports.states;
  const { queue, newest, oldest, reason } = texts.reports.sorts;
  if (list.total === 0 && !list.isFiltered) return null;
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
