import { Flag } from 'lucide-react';
import { useState } from 'react';
import { reportsTexts } from '#src/texts/reports.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

export function ReportReview({ review, author }: { review: string; author: string }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const { reports } = reportsTexts;
  return (
    <div className="print:hidden">
      <Button
        size="sm"
        variant="quiet"
        className="-ms-3"
        aria-label={`${reports.reviewTitle}: ${reports.reviewOf(author)}`}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Flag aria-hidden size={14} strokeWidth={2} />
        {reports.reviewTitle}
      </Button>
      {wanted && (
        <ReportDialog
          reported={{ review }}
          title={reports.reviewOf(author)}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
