import { useState } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { Reported } from './report-dialog.tsx';

// Few report anything: the dialog, its form and its schema are loaded on first use.
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
