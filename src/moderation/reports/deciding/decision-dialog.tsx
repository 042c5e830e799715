import { z } from 'zod';
import { api } from '#src/accounts/auth/client.ts';
import type { Outcome, Report } from '#src/moderation/reports/schemas.ts';
import { text } from '#src/platform/schemas.ts';
import { displayName } from '#src/texts/names.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import type { CallError } from '#src/ui/client/call.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';

function wordsOf({ message, review, copied, listing }: Report, outcome: Outcome) {
  const { decisions, messageDecisions, reviewDecisions } = reportsTexts.reports;
  const sender = (message ?? copied)?.sender;
  if (sender)
    return {
      ...messageDecisions[outcome === 'upheld' ? outcome : 'dismissed'],
      of: displayName(sender.name),
    };
  if (review)
    return {
      ...reviewDecisions[outcome === 'removed' ? outcome : 'dismissed'],
      of: displayName(review.author.name),
    };
  return { ...decisions[outcome === 'upheld' ? 'dismissed' : outcome], of: listing.title };
}

export function DecisionDialog({
  report,
  outcome,
  onBack,
  onDone,
}: {
  report: Report;
  outcome: Outcome;
  onBack: () => void;
  onDone: () => void;
}) {
  const { reports } = reportsTexts;
  const { title, of, text: lead, hint, yes } = wordsOf(report, outcome);
  const form = useDecide(report, outcome, onDone);
  const isOptional = outcome === 'dismissed' || outcome === 'upheld';
  return (
    <FormDialog
      form={form}
      eyebrow={reports.eyebrow}
      title={title(of)}
      description={lead}
      cancelLabel={reports.keep}
      submitLabel={yes}
      variant={outcome === 'removed' ? 'danger' : 'solid'}
      onClose={onBack}
    >
      <TextArea
        hint={hint}
        {...(isOptional ? { optional: reports.optional } : { required: true })}
        {...form.field('reason', reports.why, { errorLabel: reports.reasonName })}
      />
    </FormDialog>
  );
}

const optionalReason = z.object({ reason: z.literal('').or(text(500)) });
const requiredReason = z.object({ reason: text(500) });

function useDecide(report: Report, outcome: Outcome, onDone: () => void) {
  const renew = useRenew();
  const { reports } = reportsTexts;
  return useSchemaForm<{ reason: string }, { reason: string }>(
    outcome === 'dismissed' || outcome === 'upheld' ? optionalReason : requiredReason,
    { reason: '' },
    async ({ reason }) => {
      const { body } = await api('PUT /reports/{id}', {
        params: { id: report._id },
        body: {
          outcome,
          ...(reason && { reason }),
          ...(!report.message && !report.review && !report.copied && { version: report.listing.version }),
        },
      });
      if (body.modifiedCount === 0) toast.blank(reports.wasClosed);
      else
        toast.success(
          report.review && outcome === 'removed' ? reports.reviewRemovedNow : reports.done[outcome],
        );
      onDone();
      const changed = ['reports', 'figures', 'orders', 'pauses', 'people', 'audit'];
      await renew(...changed, 'cameras', 'lens', 'accessories', 'my');
    },
    (error: CallError) => {
      if (error.status !== 409) return reports.failedDecision;
      // The list has the item as it is now.
      void renew('reports');
      return error.code === 'changed' ? reports.editedMeanwhile : error.message;
    },
    { draftKey: `${outcome}:${report._id}` },
  );
}
