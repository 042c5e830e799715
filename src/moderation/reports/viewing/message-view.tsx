import { useQuery } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { UserLink } from '#src/accounts/users/user-link-card.tsx';
import { PhotoTiles } from '#src/media/photos/viewing/photo-tiles-card.tsx';
import type { Report } from '#src/moderation/reports/schemas.ts';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { displayName } from '#src/texts/names.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { QuotedReport } from './frame.tsx';

type Message = NonNullable<Report['message']>;
type Copied = NonNullable<Report['copied']>;

export function MessageReportView({
  report,
  quoted,
  onClose,
}: {
  report: Report;
  quoted: Message | Copied;
  onClose: () => void;
}) {
  const { messageDecisions, uphold } = reportsTexts.reports;
  return (
    <QuotedReport
      report={report}
      authorId={quoted.sender._id}
      dismissText={messageDecisions.dismissed.text}
      against={{ outcome: 'upheld', text: messageDecisions.upheld.text, label: uphold }}
      onClose={onClose}
    >
      {'seq' in quoted ? <QuotedMessages id={report._id} seq={quoted.seq} /> : <CopiedText copied={quoted} />}
    </QuotedReport>
  );
}

function CopiedText({ copied: { text, warnings } }: { copied: Copied }) {
  const { reports } = reportsTexts;
  return (
    <section className="mt-6">
      <h3 className="mono">{reports.quoted}</h3>
      <WarningNotice warnings={warnings} />
      <p className="mt-3 max-w-prose whitespace-pre-wrap wrap-anywhere">
        {text ?? <span className="text-soft">{reports.copyDeleted}</span>}
      </p>
    </section>
  );
}

function QuotedMessages({ id, seq: reportedSeq }: { id: string; seq: number }) {
  const { reports } = reportsTexts;
  const { data, isError } = useQuery({
    queryKey: ['reports', id, 'messages'],
    queryFn: async () => (await api('GET /reports/{id}/messages', { params: { id } })).body,
    // Not refetched automatically, because the audit log records each reading.
    staleTime: Infinity,
  });
  if (isError) return <Notice tone="error">{reports.quoteFailed}</Notice>;
  if (!data) return <RowsSkeleton />;
  return (
    <section className="mt-6">
      <h3 className="mono">{reports.quoted}</h3>
      <p className="mt-1 text-sm text-soft">{reports.quotedHint}</p>
      <ol className="mt-3 flex flex-col gap-4">
        {data.map(({ seq, sender, body, photos, warnings, date }) => (
          <li
            key={seq}
            aria-current={seq === reportedSeq ? 'true' : undefined}
            className="border-s-2 border-line ps-3 aria-[current]:border-alarm"
          >
            <p className="flex flex-wrap gap-x-2 text-xs text-soft">
              <UserLink id={sender._id} name={sender.name} />
              <time dateTime={date}>{formatMoment(date)}</time>
            </p>
            <WarningNotice warnings={warnings} />
            {body !== '' && (
              <p className="whitespace-pre-wrap wrap-anywhere">
                {body ?? <span className="text-soft">{reports.erased}</span>}
              </p>
            )}
            {photos.length > 0 && <PhotoTiles photos={photos} from={displayName(sender.name)} veiled />}
          </li>
        ))}
      </ol>
    </section>
  );
}
