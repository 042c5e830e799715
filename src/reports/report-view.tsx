import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RestoreButton } from '#src/listings/restore-card.tsx';
import { api } from '#src/auth/client.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { Tooltip } from '#src/ui/tooltip.tsx';
import type { Outcome, Report } from './contract.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { ReportDetails } from './report-details.tsx';
import { Decision } from './said.tsx';

function useOpenReports({ _id, outcome, listing }: Report) {
  const isOne = outcome !== null || listing.openReports < 2;
  const { data } = useQuery({
    queryKey: ['reports', 'of', listing._id],
    enabled: !isOne,
    queryFn: async () =>
      (await api<Report[]>('GET', `/reports?listing=${listing._id}&state=open&limit=100`)).body,
  });
  return data?.filter((other) => other._id !== _id) ?? [];
}

export function ReportView({ report, onClose }: { report: Report; onClose: () => void }) {
  const [deciding, setDeciding] = useState<Outcome | null>(null);
  const others = useOpenReports(report);
  const { reports } = reportsTexts;
  const { layout } = siteTexts;
  const { listing, outcome } = report;
  if (deciding) {
    const back = () => setDeciding(null);
    return <DecisionDialog report={report} outcome={deciding} onBack={back} onDone={onClose} />;
  }
  // What was paused by a report can still be removed by it, or brought back.
  const isPaused = outcome === 'paused' && listing.paused !== null && !listing.withdrawn;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => open || onClose()}
      eyebrow={`${reports.eyebrow} · ${reports.reasons[report.reason]}`}
      title={listing.title}
      closeLabel={layout.close}
    >
      <ReportDetails reports={[report, ...others]} />
      {outcome && <Decision report={report} />}
      {(outcome === null || isPaused) && (
        <DialogActions>
          {outcome === null ? (
            <Button variant="line" onClick={() => setDeciding('dismissed')}>
              {reports.dismiss}
            </Button>
          ) : (
            <RestoreButton id={listing._id} title={listing.title} onDone={onClose} />
          )}
          {outcome === null && !listing.withdrawn && (
            <PauseButton isSold={listing.state === 'sold'} onPress={() => setDeciding('paused')} />
          )}
          <Button variant="danger" onClick={() => setDeciding('removed')}>
            {reports.remove}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

function PauseButton({ isSold, onPress }: { isSold: boolean; onPress: () => void }) {
  const { reports } = reportsTexts;
  if (!isSold)
    return (
      <Button variant="line" onClick={onPress}>
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
