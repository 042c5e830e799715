import { reportsTexts } from '#src/texts/reports.ts';
import { TextArea } from '#src/ui/forms/field.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { personName } from '#src/ui/display-name.ts';
import type { Outcome, Report } from '#src/moderation/reports/schemas.ts';
import { useDecide } from './use-decide.ts';

function wordsOf({ message, review, copied, listing }: Report, outcome: Outcome) {
  const { decisions, messageDecisions, reviewDecisions } = reportsTexts.reports;
  const sender = (message ?? copied)?.sender;
  if (sender)
    return { ...messageDecisions[outcome === 'upheld' ? outcome : 'dismissed'], of: personName(sender.name) };
  if (review)
    return {
      ...reviewDecisions[outcome === 'removed' ? outcome : 'dismissed'],
      of: personName(review.author.name),
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
  const { title, of, text, hint, yes } = wordsOf(report, outcome);
  const form = useDecide(report, outcome, onDone);
  const isOptional = outcome === 'dismissed' || outcome === 'upheld';
  return (
    <FormDialog
      form={form}
      eyebrow={reports.eyebrow}
      title={title(of)}
      description={text}
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
