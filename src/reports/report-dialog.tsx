import { api } from '#src/auth/client.ts';
import type { CallError } from '#src/browser/call.ts';
import { useSchemaForm } from '#src/browser/form.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { SelectField, TextArea } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { toast } from '#src/ui/toast.tsx';
import { complaint, itemReasons, messageReasons, reviewReasons } from './contract.ts';

export type Reported = { listing: string } | { conversation: string; seq: number } | { review: string };

const { title, lead, messageTitle, messageLead, reviewTitle, reviewLead } = reportsTexts.reports;

function wordsOf(reported: Reported) {
  if ('listing' in reported) return { eyebrow: title, description: lead, reasons: itemReasons };
  if ('review' in reported) return { eyebrow: reviewTitle, description: reviewLead, reasons: reviewReasons };
  return { eyebrow: messageTitle, description: messageLead, reasons: messageReasons };
}

export function ReportDialog({
  reported,
  title: heading,
  open,
  onClose,
}: {
  reported: Reported;
  title: string;
  open: boolean;
  onClose: () => void;
}) {
  const { reports } = reportsTexts;
  const { form: words, layout } = siteTexts;
  const { eyebrow, description, reasons } = wordsOf(reported);
  const { register, submit, failure, formState } = useSchemaForm(
    complaint,
    { note: '' },
    async (values) => {
      await api('POST', '/reports', { ...values, ...reported });
      toast.success(reports.sent);
      onClose();
    },
    (error: CallError) => (error.isExplained ? error.message : reports.failed),
    { keepAs: `report:${Object.values(reported).join(':')}` },
  );
  const { errors, isSubmitting } = formState;
  const explain = (label: string, message?: string) => message && words.fieldError(label, message);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      eyebrow={eyebrow}
      title={heading}
      description={description}
      closeLabel={layout.close}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        <SelectField
          label={reports.reason}
          required
          defaultValue=""
          error={explain(reports.reasonName, errors.reason?.message)}
          {...register('reason')}
        >
          <option value="" disabled>
            {words.choose}
          </option>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {reports.reasons[reason]}
            </option>
          ))}
        </SelectField>
        <TextArea
          label={reports.note}
          optional={reports.optional}
          hint={reports.noteHint}
          error={explain(reports.noteName, errors.note?.message)}
          {...register('note')}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {reports.cancel}
          </Button>
          <Button type="submit" pending={isSubmitting}>
            {reports.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
