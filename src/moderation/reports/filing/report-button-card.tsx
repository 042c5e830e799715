import { Flag } from 'lucide-react';
import { reportsTexts } from '#src/texts/reports.ts';
import { siteTexts } from '#src/texts/site.ts';
import { labeled } from '#src/texts/words.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import type { Reported } from './report-dialog.tsx';
import { useReportDialog } from './use-report-dialog.tsx';

export function ReportMessage({
  message,
  sender,
}: {
  message: { conversation: string; seq: number };
  sender: string;
}) {
  const { reports } = reportsTexts;
  const { open, isSent, dialog } = useReportDialog(message, reports.messageOf(sender));
  return (
    <>
      <IconButton
        label={isSent ? siteTexts.listing.reported : reports.reportMessage(sender)}
        title={isSent ? siteTexts.listing.reported : reports.messageTitle}
        className="-my-3 text-soft hover:text-ink"
        aria-disabled={isSent || undefined}
        onClick={isSent ? undefined : open}
      >
        <Flag aria-hidden size={14} strokeWidth={2} fill={isSent ? 'currentColor' : 'none'} />
      </IconButton>
      {dialog}
    </>
  );
}

/** In a menu, or as a small button. `title` is the heading of the dialog. */
export function ReportItem({
  reported,
  title,
  label,
  className,
  of,
}: {
  reported: Reported;
  title: string;
  label: string;
  className?: string;
  /** The reported thing, for screen readers, unless the label names it. */
  of?: string;
}) {
  const { open, isSent, dialog } = useReportDialog(reported, title);
  const text = isSent ? siteTexts.listing.reported : label;
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className={className}
        aria-label={of === undefined ? undefined : labeled(text, of)}
        unavailable={isSent}
        onClick={open}
      >
        <Flag aria-hidden size={14} strokeWidth={2} />
        {text}
      </Button>
      {dialog}
    </>
  );
}

export function ReportReview({ review, author }: { review: string; author: string }) {
  const { reports } = reportsTexts;
  const of = reports.reviewOf(author);
  return (
    <div className="print:hidden">
      <ReportItem reported={{ review }} title={of} label={reports.reviewTitle} of={of} className="-ms-3" />
    </div>
  );
}
