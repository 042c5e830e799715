import { formatDay } from '#src/platform/shared/dates.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { Button } from '#src/ui/button.tsx';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { UserLink } from '#src/accounts/users/user-link-card.tsx';
import type { Report } from '#src/moderation/reports/schemas.ts';
import { Act, Acts } from './acts.tsx';
import { ReportFrame } from './frame.tsx';
import { Decision, Voices } from './summary.tsx';

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
  const { reports } = reportsTexts;
  const { reviewDecisions } = reports;
  return (
    <ReportFrame report={report} onClose={onClose}>
      {(decide) => (
        <>
          <Voices report={report} />
          <Quoted review={review} />
          {report.outcome ? (
            <Decision report={report} outcome={report.outcome} />
          ) : (
            <Acts
              userId={review.author._id}
              subject={report.listing.title}
              last={
                <Act what={reviewDecisions.removed.text}>
                  <Button size="sm" variant="line" className="text-alarm" onClick={() => decide('removed')}>
                    {reports.removeReview}
                  </Button>
                </Act>
              }
            >
              <Act what={reviewDecisions.dismissed.text}>
                <Button size="sm" variant="line" onClick={() => decide('dismissed')}>
                  {reports.dismiss}
                </Button>
              </Act>
            </Acts>
          )}
        </>
      )}
    </ReportFrame>
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
