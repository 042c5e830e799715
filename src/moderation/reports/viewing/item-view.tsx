import { RestoreButton } from '#src/moderation/reports/deciding/restore-card.tsx';
import { reportsTexts } from '#src/texts/reports.ts';
import { Button } from '#src/ui/button.tsx';
import { DialogActions } from '#src/ui/dialogs/dialog.tsx';
import { Tooltip } from '#src/ui/tooltip.tsx';
import type { Report } from '#src/moderation/reports/schemas.ts';
import { ReportDetails } from './item-details.tsx';
import { ReportFrame } from './frame.tsx';
import { Decision } from './summary.tsx';

export function ItemReportView({ report, onClose }: { report: Report; onClose: () => void }) {
  const { reports } = reportsTexts;
  const { listing, outcome } = report;
  // An admin can also remove or restore the item later, on the report that paused it.
  const isPaused = outcome === 'paused' && listing.paused?.by === 'admin' && !listing.withdrawn;
  return (
    <ReportFrame report={report} onClose={onClose}>
      {(decide) => (
        <>
          <ReportDetails report={report} />
          {outcome && <Decision report={report} outcome={outcome} />}
          {(outcome === null || isPaused) && (
            <DialogActions>
              {outcome === null ? (
                <Button variant="line" onClick={() => decide('dismissed')}>
                  {reports.dismiss}
                </Button>
              ) : (
                <RestoreButton id={listing._id} title={listing.title} onDone={onClose} />
              )}
              {outcome === null && !listing.withdrawn && (
                <PauseButton isSold={listing.state === 'sold'} onClick={() => decide('paused')} />
              )}
              <Button variant="danger" onClick={() => decide('removed')}>
                {reports.remove}
              </Button>
            </DialogActions>
          )}
        </>
      )}
    </ReportFrame>
  );
}

function PauseButton({ isSold, onClick }: { isSold: boolean; onClick: () => void }) {
  const { reports } = reportsTexts;
  if (!isSold)
    return (
      <Button variant="line" onClick={onClick}>
        {reports.pause}
      </Button>
    );
  return (
    <Tooltip text={reports.pauseOff} wide>
      <Button variant="line" wide unavailable>
        {reports.pause}
      </Button>
    </Tooltip>
  );
}
