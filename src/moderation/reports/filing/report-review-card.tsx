import { Flag } from 'lucide-react';
import { reportsTexts } from '#src/texts/reports.ts';
import { Button } from '#src/ui/button.tsx';
import { useReportDialog } from './use-report-dialog.tsx';

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
