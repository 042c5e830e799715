import { Flag } from 'lucide-react';
import { useState } from 'react';
import { reportsTexts } from '#src/texts/reports.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { Reported } from './report-dialog.tsx';

// Few users report anything, so the dialog, its form and its schema are loaded on first use.
const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** `isSent` is whether the user has just sent a report, after which the button says so and does nothing. */
export function useReportDialog(reported: Reported, title: string) {
  const [wanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const dialog = wanted && (
    <ReportDialog
      reported={reported}
      title={title}
      open={isOpen}
      onSent={() => setSent(true)}
      onClose={close}
    />
  );
  return { open, isOpen, isSent, dialog };
}

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
        label={isSent ? reports.reported : reports.reportMessage(sender)}
        title={isSent ? reports.reported : reports.messageTitle}
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
  const label = isSent ? reports.reported : reports.reviewTitle;
  return (
    <div className="print:hidden">
      <Button
        size="sm"
        variant="quiet"
        className="-ms-3"
        aria-label={`${label}: ${reports.reviewOf(author)}`}
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
