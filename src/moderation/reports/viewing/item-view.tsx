import { useId } from 'react';
import { RestoreButton } from '#src/moderation/reports/deciding/restore-card.tsx';
import type { Outcome, Report } from '#src/moderation/reports/schemas.ts';
import { pauseTexts } from '#src/texts/pauses.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { Button } from '#src/ui/button.tsx';
import { Act, Acts } from './acts.tsx';
import { ReportFrame } from './frame.tsx';
import { ReportDetails } from './item-details.tsx';
import { Decision } from './summary.tsx';

export function ItemReportView({ report, onClose }: { report: Report; onClose: () => void }) {
  const { listing, outcome } = report;
  // An admin can also remove or restore the item later, on the report that paused it.
  const isPaused = outcome === 'paused' && listing.paused?.by === 'admin' && !listing.withdrawn;
  return (
    <ReportFrame report={report} onClose={onClose}>
      {(decide) => (
        <>
          <ReportDetails report={report} />
          {outcome && <Decision report={report} outcome={outcome} />}
          {(outcome === null || isPaused) && <ItemActs report={report} decide={decide} onClose={onClose} />}
        </>
      )}
    </ReportFrame>
  );
}

function ItemActs({
  report: { listing, outcome },
  decide,
  onClose,
}: {
  report: Report;
  decide: (outcome: Outcome) => void;
  onClose: () => void;
}) {
  const pauseId = useId();
  const { reports } = reportsTexts;
  const { decisions } = reports;
  const isSold = listing.state === 'sold';
  return (
    <Acts
      userId={listing.sellerId}
      subject={listing.title}
      last={
        <Act what={decisions.removed.text}>
          <Button size="sm" variant="line" className="text-alarm" onClick={() => decide('removed')}>
            {reports.remove}
          </Button>
        </Act>
      }
    >
      {outcome === null ? (
        <Act what={decisions.dismissed.text}>
          <Button size="sm" variant="line" onClick={() => decide('dismissed')}>
            {reports.dismiss}
          </Button>
        </Act>
      ) : (
        <Act what={pauseTexts.restoreText}>
          <RestoreButton id={listing._id} title={listing.title} size="sm" onDone={onClose} />
        </Act>
      )}
      {outcome === null && !listing.withdrawn && (
        <Act what={isSold ? reports.pauseOff : decisions.paused.text} id={pauseId}>
          <Button
            size="sm"
            variant="line"
            unavailable={isSold}
            aria-describedby={pauseId}
            onClick={() => decide('paused')}
          >
            {reports.pause}
          </Button>
        </Act>
      )}
    </Acts>
  );
}
