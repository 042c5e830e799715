import { Flag } from 'lucide-react';
import { useState } from 'react';
import { reportsTexts } from '#src/texts/reports.ts';
import { IconButton } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

export function ReportMessage({
  message,
  sender,
}: {
  message: { conversation: string; seq: number };
  sender: string;
}) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const { reports } = reportsTexts;
  return (
    <>
      <IconButton
        label={reports.reportMessage(sender)}
        title={reports.messageTitle}
        className="-my-3 text-soft hover:text-ink"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Flag aria-hidden size={14} strokeWidth={2} />
      </IconButton>
      {wanted && (
        <ReportDialog
          reported={message}
          title={reports.messageOf(sender)}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
