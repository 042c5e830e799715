import { useState } from 'react';
import { formatDay } from '#src/platform/dates.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { WarningNotice } from '#src/ui/warning-notice.tsx';
import { PersonLink } from '#src/users/person-link-card.tsx';
import type { Outcome, Report } from './contract.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { Decision, Said, titleOf } from './said.tsx';

export function ReviewReportView({ report, onClose }: { report: Report; onClose: () => void }) {
  const [deciding, setDeciding] = useState<Outcome | null>(null);
  const { reports } = reportsTexts;
  if (deciding) {
    const back = () => setDeciding(null);
    return <DecisionDialog report={report} outcome={deciding} onBack={back} onDone={onClose} />;
  }
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => open || onClose()}
      eyebrow={`${reports.eyebrow} · ${reports.reasons[report.reason]}`}
      title={titleOf(report)}
      description={`${reports.about}: ${report.listing.title}`}
      closeLabel={siteTexts.layout.close}
    >
      <Said report={report} />
      <Quoted review={report.review!} />
      {report.outcome ? (
        <Decision report={report} />
      ) : (
        <DialogActions>
          <Button variant="line" onClick={() => setDeciding('dismissed')}>
            {reports.dismiss}
          </Button>
          <Button variant="danger" onClick={() => setDeciding('removed')}>
            {reports.removeReview}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

function Quoted({
  review: { author, subject, stars, text, date, removed, warnings },
}: {
  review: NonNullable<Report['review']>;
}) {
  const { reports } = reportsTexts;
  return (
    <section className="mt-6">
      <h3 className="mono">{reports.quoted}</h3>
      <p className="mt-3 flex flex-wrap gap-x-2 text-sm text-soft">
        <PersonLink id={author._id} name={author.name} />
        <span>{reports.ofPerson}</span>
        <PersonLink id={subject._id} name={subject.name} />
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
