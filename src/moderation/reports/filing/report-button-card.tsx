import { Flag } from 'lucide-react';
import { useState } from 'react';
import { reportsTexts } from '#src/texts/reports.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { Reported } from './report-dialog.tsx';

// Few users report anything, so the dialog, its form and its schema are loaded on first use.
const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

export function useReportDialog(reported: Reported, title: string) {
  const [wanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const dialog = wanted && <ReportDialog reported={reported} title={title} open={isOpen} onClose={close} />;
  return { open, isOpen, dialog };
}

export function ReportMessage({
  message,
  sender,
}: {
  message: { conversation: string; seq: number };
  sender: string;
}) {
  const { reports } = reportsTexts;
  const { open, dialog } = useReportDialog(message, reports.messageOf(sender));
  return (
    <>
      <IconButton
        label={reports.reportMessage(sender)}
        title={reports.messageTitle}
        className="-my-3 text-soft hover:text-ink"
        onClick={open}
      >
        <Flag aria-hidden size={14} strokeWidth={2} />
      </IconButton>
      {dialog}
    </>
  );
}

export function ReportReview({ review, author }: { review: string; author: string }) {
  const { reports } = reportsTexts;
  const { open, dialog } = useReportDialog({ review }, reports.reviewOf(author));
  return (
    <div className="print:hidden">
      <Button
        size="sm"
        variant="quiet"
        className="-ms-3"
        aria-label={`${reports.reviewTitle}: ${reports.reviewOf(author)}`}
        onClick={open}
      >
        <Flag aria-hidden size={14} strokeWidth={2} />
        {reports.reviewTitle}
      </Button>
      {dialog}
    </div>
  );
}
