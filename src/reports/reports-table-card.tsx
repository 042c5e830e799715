import { useState } from 'react';
import type { PagedList } from '#src/browser/paged-list.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Paged } from '#src/ui/paged.tsx';
import { Table, TableBody, TableHead, Th } from '#src/ui/table.tsx';
import type { Report } from './contract.ts';
import { ReportRow } from './report-row.tsx';

const ReportView = lazyPart(async () => (await import('./report-view.tsx')).ReportView);
const MessageReportView = lazyPart(async () => (await import('./message-report-view.tsx')).MessageReportView);

const ReviewReportView = lazyPart(async () => (await import('./review-report-view.tsx')).ReviewReportView);

export function ReportsTable({
  list,
  caption,
  empty,
}: {
  list: PagedList<Report>;
  caption: string;
  empty: React.ReactNode;
}) {
  const [viewed, setViewed] = useState<Report | null>(null);
  const View =
    viewed?.message || viewed?.copied ? MessageReportView : viewed?.review ? ReviewReportView : ReportView;
  const { reports } = reportsTexts;
  const { admin } = adminTexts;
  return (
    <>
      <Paged list={list} of={caption} empty={empty}>
        <Table caption={caption}>
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
      {viewed && <View key={viewed._id} report={viewed} onClose={() => setViewed(null)} />}
    </>
  );
}
