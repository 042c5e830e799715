import { UserLink } from '#src/accounts/users/user-link-card.tsx';
import type { Report } from '#src/moderation/reports/schemas.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { QuotedReport } from './frame.tsx';

type Review = NonNullable<Report['review']>;

export function ReviewReportView({
  report,
  review,
  onClose,
}: {
  report: Report;
  review: Review;
  onClose: () => void;
}) {
  const { reviewDecisions, removeReview } = reportsTexts.reports;
  const { text } = reviewDecisions.removed;
  return (
    <QuotedReport
      report={report}
      authorId={review.author._id}
      dismissText={reviewDecisions.dismissed.text}
      against={{ outcome: 'removed', text, label: removeReview, className: 'text-alarm' }}
      onClose={onClose}
    >
      <Quoted review={review} />
    </QuotedReport>
  );
}

function Quoted({ review: { author, subject, stars, text, date, removed, warnings } }: { review: Review }) {
  const { reports } = reportsTexts;
  return (
    <section className="mt-6">
      <h3 className="mono">{reports.quoted}</h3>
      <p className="mt-3 flex flex-wrap gap-x-2 text-sm text-soft">
        <UserLink id={author._id} name={author.name} />
        <span>{reports.of}</span>
        <UserLink id={subject._id} name={subject.name} />
        <time dateTime={date}>{formatDay(date)}</time>
      </p>
      <p className="mt-1 font-semibold">{reports.rating(stars)}</p>
      <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">
        {text ?? <span className="text-soft">{reports.noWords}</span>}
      </p>
      <WarningNotice warnings={warnings} />
      {removed && <p className="mt-2 text-soft">{reports.reviewRemoved}</p>}
    </section>
  );
}
