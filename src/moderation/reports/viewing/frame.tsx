import { useState } from 'react';
import { reportsTexts } from '#src/texts/reports.ts';
import { labeled } from '#src/texts/words.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import type { Outcome, Report } from '#src/moderation/reports/schemas.ts';
import { DecisionDialog } from '#src/moderation/reports/deciding/decision-dialog.tsx';
import { titleOf } from './summary.tsx';

type FrameProps = {
  report: Report;
  onClose: () => void;
  /** Renders the content. `decide` asks for the reason of a decision. */
  children: (decide: (outcome: Outcome) => void) => React.ReactNode;
};

export function ReportFrame({ report, onClose, children }: FrameProps) {
  const [deciding, setDeciding] = useState<Outcome | null>(null);
  const { reports } = reportsTexts;
  const { message, review, copied, listing } = report;
  if (deciding) {
    const back = () => setDeciding(null);
    return <DecisionDialog report={report} outcome={deciding} onBack={back} onDone={onClose} />;
  }
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      eyebrow={`${reports.eyebrow} · ${reports.reasons[report.reason]}`}
      title={titleOf(report)}
      description={message || review || copied ? labeled(reports.about, listing.title) : undefined}
    >
      {children(setDeciding)}
    </Dialog>
  );
}
