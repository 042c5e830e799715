import { useId } from 'react';
import { openAccount, useUserDetails } from '#src/accounts/users/details/client.ts';
import { SuspendButton } from '#src/accounts/users/suspending/suspend-button-card.tsx';
import { RestoreButton } from '#src/moderation/reports/deciding/restore-card.tsx';
import { adminTexts } from '#src/texts/admin.ts';
import { pauseTexts } from '#src/texts/pauses.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { Button, buttonLook } from '#src/ui/button.tsx';
import type { Outcome, Report } from '#src/moderation/reports/schemas.ts';
import { ReportDetails } from './item-details.tsx';
import { ReportFrame } from './frame.tsx';
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
          {(outcome === null || isPaused) && <Acts report={report} decide={decide} onClose={onClose} />}
        </>
      )}
    </ReportFrame>
  );
}

/** The actions of an admin, each with its effect, the most drastic last. */
function Acts({
  report: { listing, outcome },
  decide,
  onClose,
}: {
  report: Report;
  decide: (outcome: Outcome) => void;
  onClose: () => void;
}) {
  const pauseId = useId();
  const { data, isPending } = useUserDetails(listing.sellerId);
  const seller = data && openAccount(data);
  const { reports } = reportsTexts;
  const { decisions } = reports;
  const { admin } = adminTexts;
  const isSold = listing.state === 'sold';
  // All of them appear at once, so that none moves under the pointer.
  if (isPending) return <div className="min-h-96" />;
  return (
    <ul className="mt-6 border-t border-ink">
      {seller && (
        <Act what={reports.mailText(seller.name)}>
          <a
            className={buttonLook({ variant: 'line', size: 'sm' })}
            href={`mailto:${seller.email}?subject=${encodeURIComponent(listing.title)}`}
          >
            {reports.mail}
          </a>
        </Act>
      )}
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
      {seller && (
        <Act what={seller.suspended ? admin.liftText : admin.suspendText}>
          <SuspendButton user={seller} variant="line" />
        </Act>
      )}
      <Act what={decisions.removed.text}>
        <Button size="sm" variant="line" className="text-alarm" onClick={() => decide('removed')}>
          {reports.remove}
        </Button>
      </Act>
    </ul>
  );
}

function Act({ what, id, children }: { what: string; id?: string; children: React.ReactNode }) {
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_11rem] max-sm:[&>:last-child]:min-h-11">
      <p id={id} className="text-sm text-soft">
        {what}
      </p>
      {children}
    </li>
  );
}
