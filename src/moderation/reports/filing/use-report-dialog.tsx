import { useState } from 'react';
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
