import { Flag } from 'lucide-react';
import { reportsTexts } from '#src/texts/reports.ts';
import { siteTexts } from '#src/texts/site.ts';
import { labeled } from '#src/texts/words.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
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

export function ReportReview({ review, author }: { review: string; author: string }) {
  const { reports } = reportsTexts;
  const { open, isSent, dialog } = useReportDialog({ review }, reports.reviewOf(author));
  const label = isSent ? siteTexts.listing.reported : reports.reviewTitle;
  return (
    <div className="print:hidden">
      <Button
        size="sm"
        variant="quiet"
        className="-ms-3"
        aria-label={labeled(label, reports.reviewOf(author))}
        unavailable={isSent}
        onClick={open}
      >
        <Flag aria-hidden size={14} strokeWidth={2} />
        {label}
      </Button>
      {dialog}
    </div>
  );
}
