import { z } from 'zod';
import { api } from '#src/accounts/auth/client.ts';
import { text } from '#src/platform/schemas.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { siteTexts } from '#src/texts/site.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { SelectField, TextArea, TextField } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';

/** A fact by its name, as the page shows it. */
export type ReportableFact = { name: string; label: string; text: string };

const complaint = z.object({ fact: text(120), source: text(500), note: text(1000, 0) });

/** Asks which fact of a model is wrong, and for a source. */
export function FactDialog({
  model,
  title,
  facts,
  open,
  onSent,
  onClose,
}: {
  model: string;
  title: string;
  facts: readonly ReportableFact[];
  open: boolean;
  onSent: () => void;
  onClose: () => void;
}) {
  const { reports } = reportsTexts;
  const { fact: words } = reports;
  const form = useSchemaForm(
    complaint,
    { fact: '', source: '', note: '' },
    async (values) => {
      await api('POST /reports', { body: { ...values, model, reason: 'untrue' } });
      toast.success(reports.sent);
      onSent();
    },
    (error) => error.messageOr(reports.failed),
    { draftKey: `report:${model}` },
  );
  return (
    <FormDialog
      form={form}
      open={open}
      eyebrow={words.title}
      title={title}
      description={words.lead}
      cancelLabel={reports.cancel}
      submitLabel={reports.submit}
      onClose={onClose}
    >
      <SelectField required defaultValue="" {...form.field('fact', words.which)}>
        <option value="" disabled>
          {siteTexts.form.choose}
        </option>
        {facts.map(({ name, label, text: shown }) => (
          <option key={name} value={name}>
            {words.shown(label, shown)}
          </option>
        ))}
      </SelectField>
      <TextField required hint={words.sourceHint} {...form.field('source', words.source)} />
      <TextArea optional={reports.optional} {...form.field('note', words.note)} />
    </FormDialog>
  );
}
