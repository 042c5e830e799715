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
import { newReport, reportReasons } from './contract.ts';
import type { ReportableItem } from './report-card.tsx';

const fields = newReport.omit({ listing: true });

/** Asks what is wrong with an item, and tells the admins. */
export function ReportDialog({
  item,
  open,
  onClose,
}: {
  item: ReportableItem;
  open: boolean;
  onClose: () => void;
}) {
  const { reports } = reportsTexts;
  const { form: words, layout } = siteTexts;
  const { register, submit, failure, formState } = useSchemaForm(
    fields,
    { note: '' },
    async (values) => {
      await api('POST', '/reports', { ...values, listing: item.id });
      toast.success(reports.sent);
      onClose();
    },
    (error: CallError) => (error.status >= 400 && error.status < 500 ? error.message : reports.failed),
  );
  const { errors, isSubmitting } = formState;
  const explain = (label: string, message?: string) => message && words.fieldError(label, message);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      eyebrow={reports.title}
      title={item.title}
      description={reports.lead}
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
          {reportReasons.map((reason) => (
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
