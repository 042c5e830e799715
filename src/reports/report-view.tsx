import { useState } from 'react';
import { formatDay } from '#src/platform/dates.ts';
import { texts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { Report } from './contract.ts';
import { ReportDetails } from './report-details.tsx';
import { useCloseReport } from './use-close-report.ts';

/** A report with its item and who reported it, to be dismissed, or answered by removing the item. */
export function ReportView({ report, onClose }: { report: Report; onClose: () => void }) {
  const [removing, setRemoving] = useState(false);
  const { close, closing, failure } = useCloseReport(report._id, onClose);
  const { reports, layout } = texts;
  if (removing) {
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => open || setRemoving(false)}
        title={reports.removeTitle(report.listing.title)}
        confirmLabel={reports.remove}
        cancelLabel={reports.removeNo}
        closeLabel={layout.close}
        onConfirm={() => close('removed')}
        pending={closing === 'removed'}
        error={failure}
      >
        {reports.removeText}
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => open || onClose()}
      eyebrow={`${reports.eyebrow} · ${reports.reasons[report.reason]}`}
      title={report.listing.title}
      closeLabel={layout.close}
    >
      <ReportDetails report={report} />
      {failure && (
        <div className="mt-5">
          <Notice tone="error">{failure}</Notice>
        </div>
      )}
      {report.outcome ? (
        <p className="mono mt-6 border-t border-line pt-4">
          {reports.closedOn(reports.outcomes[report.outcome], formatDay(report.closed ?? report.date))}
        </p>
      ) : (
        <DialogActions>
          <Button variant="line" pending={closing === 'dismissed'} onClick={() => close('dismissed')}>
            {reports.dismiss}
          </Button>
          <Button variant="danger" onClick={() => setRemoving(true)}>
            {reports.remove}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
