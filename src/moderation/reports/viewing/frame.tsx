import { useState } from 'react';
import { DecisionDialog } from '#src/moderation/reports/deciding/decision-dialog.tsx';
import type { Outcome, Report } from '#src/moderation/reports/schemas.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { labeled } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Act, Acts } from './acts.tsx';
import { Decision, titleOf, Voices } from './summary.tsx';

type FrameProps = {
  report: Report;
  onClose: () => void;
  /** Renders the content. `decide` asks for the reason of a decision. */
  children: (decide: (outcome: Outcome) => void) => React.ReactNode;
};

export function ReportFrame({ report, onClose, children }: FrameProps) {
  // With the report as the admin has read it, because the list may load another version meanwhile.
  const [deciding, setDeciding] = useState<{ outcome: Outcome; read: Report } | null>(null);
  const { reports } = reportsTexts;
  const { message, review, copied, listing } = report;
  if (deciding) {
    const back = () => setDeciding(null);
    const { outcome, read } = deciding;
    return <DecisionDialog report={read} outcome={outcome} onBack={back} onDone={onClose} />;
  }
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      eyebrow={`${reports.eyebrow} · ${reports.reasons[report.reason]}`}
      title={titleOf(report)}
      description={message || review || copied ? labeled(reports.about, listing.title) : undefined}
    >
      {children((outcome) => setDeciding({ outcome, read: report }))}
    </Dialog>
  );
}

/** A report of what a user wrote (`children`), with the decisions to dismiss it and the one `against` the user. */
export function QuotedReport({
  report,
  authorId,
  dismissText,
  against: { outcome, text, label, className },
  onClose,
  children,
}: {
  report: Report;
  authorId: string;
  dismissText: string;
  against: { outcome: Outcome; text: string; label: string; className?: string };
  onClose: () => void;
  children: React.ReactNode;
}) {
  const { reports } = reportsTexts;
  return (
    <ReportFrame report={report} onClose={onClose}>
      {(decide) => (
        <>
          <Voices report={report} />
          {children}
          {report.outcome ? (
            <Decision report={report} outcome={report.outcome} />
          ) : (
            <Acts
              userId={authorId}
              subject={report.listing.title}
              last={
                <Act what={text}>
                  <Button size="sm" variant="line" className={className} onClick={() => decide(outcome)}>
                    {label}
                  </Button>
                </Act>
              }
            >
              <Act what={dismissText}>
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
