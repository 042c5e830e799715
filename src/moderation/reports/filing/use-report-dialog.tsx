import { useState } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { Reported } from './report-dialog.tsx';

// Few users report anything, so the dialog, its form and its schema are loaded on first use.
const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

const keyOf = (reported: Reported | null): string => JSON.stringify(reported);

/**
 * `isSent` is whether the user has just sent a report, after which the button says so and does nothing. An open dialog
 * keeps what it was opened for while `reported` changes.
 */
export function useReportDialog(reported: Reported, title: string) {
  const [opened, setOpened] = useState<Reported | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState('');
  const open = () => {
    setOpened(reported);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const dialog = opened && (
    <ReportDialog
      key={keyOf(opened)}
      reported={opened}
      title={title}
      open={isOpen}
      onSent={() => setSent(keyOf(opened))}
      onClose={close}
    />
  );
  return { open, isOpen, isSent: sent === keyOf(reported), dialog };
}
