import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { UserLink } from '#src/accounts/users/user-link-card.tsx';
import type { Report } from '#src/moderation/reports/schemas.ts';
import { outcomeText, titleOf } from '#src/moderation/reports/viewing/summary.tsx';
import { formatDay } from '#src/platform/shared/dates.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { displayName } from '#src/texts/names.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { usePagedList, type PagedList } from '#src/ui/client/paged-list.ts';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { ListTable } from '#src/ui/lists/list-table.tsx';
import { Paged } from '#src/ui/lists/paged.tsx';
import { PhotoWithTitle } from '#src/ui/photo.tsx';

const ItemReportView = lazyPart(
  async () => (await import('#src/moderation/reports/viewing/item-view.tsx')).ItemReportView,
);
const MessageReportView = lazyPart(
  async () => (await import('#src/moderation/reports/viewing/message-view.tsx')).MessageReportView,
);
const ReviewReportView = lazyPart(
  async () => (await import('#src/moderation/reports/viewing/review-view.tsx')).ReviewReportView,
);

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
  const { reports } = reportsTexts;
  const current = list.items.find(({ _id }) => _id === viewed?._id) ?? viewed;
  return (
    <>
      <Paged list={list} of={caption} empty={empty}>
        <ListTable
          list={list}
          caption={caption}
          numbered
          columns={[
            { label: reports.item, head: 'wide', render: showSubject },
            { label: reports.reasonHead, sort: 'reason', render: ({ reason }) => reports.reasons[reason] },
            {
              label: reports.reporter,
              className: 'wrap-anywhere',
              render: showReporters,
            },
            {
              label: reports.when,
              sort: 'date',
              className: 'whitespace-nowrap',
              render: ({ date }) => formatDay(date),
            },
            { label: reports.status, render: showStatus },
            {
              label: reports.view,
              head: 'hidden',
              render: (report) => (
                <Button
                  size="sm"
                  variant="line"
                  aria-label={reports.viewOf(titleOf(report))}
                  onClick={() => setViewed(report)}
                >
                  {reports.view}
                </Button>
              ),
            },
          ]}
        />
      </Paged>
      {current && <View key={current._id} report={current} onClose={() => setViewed(null)} />}
    </>
  );
}

function View({ report, onClose }: { report: Report; onClose: () => void }) {
  const { message, copied, review } = report;
  const quoted = copied ?? message;
  if (quoted) return <MessageReportView report={report} quoted={quoted} onClose={onClose} />;
  return review ? (
    <ReviewReportView report={report} review={review} onClose={onClose} />
  ) : (
    <ItemReportView report={report} onClose={onClose} />
  );
}

function showSubject(report: Report) {
  const { message, review, copied, listing } = report;
  return (
    <>
      <PhotoWithTitle src={listing.img} title={titleOf(report)} />
      {(message || review || copied) && <span className="mono block wrap-anywhere">{listing.title}</span>}
    </>
  );
}

function showReporters({ reporter, voices }: Report) {
  const { reports } = reportsTexts;
  return (
    <>
      {reporter ? <UserLink id={reporter._id} name={reporter.name} /> : reports.byShop}
      {voices.length > 1 && <span className="mono block">{reports.others(voices.length - 1)}</span>}
    </>
  );
}

function showStatus(report: Report) {
  const { reports } = reportsTexts;
  const { outcome, closed, closedBy } = report;
  return (
    <>
      <StateTag
        state={outcome ? 'plain' : 'booked'}
        label={outcome ? outcomeText(outcome, report) : reports.states.open}
      />
      {closed && closedBy && (
        <span className="mono block wrap-anywhere">
          {reports.closedBy(formatDay(closed), displayName(closedBy.name))}
        </span>
      )}
    </>
  );
}

export function UserReports({ id, side }: { id: string; side: 'seller' | 'reporter' }) {
  const list = usePagedList('GET /reports', api, { query: { [side]: id }, name: side, limit: 10 });
  const { users } = adminTexts;
  const [title, none] = side === 'seller' ? [users.about, users.noAbout] : [users.filed, users.noFiled];
  return (
    <section className="mt-10">
      <SectionHeading title={title} />
      <ReportsTable list={list} caption={title} empty={<p className="text-soft">{none}</p>} />
    </section>
  );
}
