import { api } from '#src/accounts/auth/client.ts';
import { complaint, itemReasons, messageReasons, reviewReasons } from '#src/moderation/reports/schemas.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { siteTexts } from '#src/texts/site.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { SelectField, TextArea } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';

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
  onSent,
  onClose,
}: {
  reported: Reported;
  title: string;
  open: boolean;
  onSent: () => void;
  onClose: () => void;
}) {
  const { reports } = reportsTexts;
  const { eyebrow, description, reasons } = wordsOf(reported);
  const form = useSchemaForm(
    complaint,
    { note: '' },
    async (values) => {
      await api('POST /reports', { body: { ...values, ...reported } });
      toast.success(reports.sent);
      onSent();
      onClose();
    },
    (error) => error.messageOr(reports.failed),
    { draftKey: `report:${Object.values(reported).join(':')}` },
  );
  return (
    <FormDialog
      form={form}
      open={open}
      eyebrow={eyebrow}
      title={heading}
      description={description}
      cancelLabel={reports.cancel}
      submitLabel={reports.submit}
      onClose={onClose}
    >
      <SelectField
        required
        defaultValue=""
        {...form.field('reason', reports.reason, { errorLabel: reports.reasonName })}
      >
        <option value="" disabled>
          {siteTexts.form.choose}
        </option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {reports.reasons[reason]}
          </option>
        ))}
      </SelectField>
      <TextArea
        optional={reports.optional}
        hint={reports.noteHint}
        {...form.field('note', reports.note, { errorLabel: reports.noteName })}
      />
    </FormDialog>
  );
}
