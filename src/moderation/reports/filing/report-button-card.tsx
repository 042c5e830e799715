import { Flag } from 'lucide-react';
import { reportsTexts } from '#src/texts/reports.ts';
import { siteTexts } from '#src/texts/site.ts';
import { labeled } from '#src/texts/words.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
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
export function ReportButton({
  reported,
  title,
  label,
  isAlone = false,
}: {
  reported: Reported;
  title: string;
  label: string;
  /** Outside a menu, where screen readers also need the title. */
  isAlone?: boolean;
}) {
  const { open, isSent, dialog } = useReportDialog(reported, title);
  const text = isSent ? siteTexts.listing.reported : label;
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className={classNames(isAlone && '-ms-3')}
        aria-label={isAlone ? labeled(text, title) : undefined}
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
  return (
    <div className="print:hidden">
      <ReportButton
        reported={{ review }}
        title={reports.reviewOf(author)}
        label={reports.reviewTitle}
        isAlone
      />
    </div>
  );
}
