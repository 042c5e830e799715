import { Flag } from 'lucide-react';
import { reportsTexts } from '#src/texts/reports.ts';
import { IconButton } from '#src/ui/button.tsx';
import { useReportDialog } from './use-report-dialog.tsx';

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
