import { reportsTexts } from '#src/texts/reports.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { personName } from '#src/ui/person-name.ts';
import type { Outcome, Report } from './contract.ts';
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
  const { form: words, layout } = siteTexts;
  const { title, of, text, hint, yes } = wordsOf(report, outcome);
  const { register, submit, failure, formState } = useDecide(report, outcome, onDone);
  const message = formState.errors.reason?.message;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onBack()}
      eyebrow={reports.eyebrow}
      title={title(of)}
      description={text}
      closeLabel={layout.close}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        <TextArea
          label={reports.why}
          hint={hint}
          {...(outcome === 'dismissed' || outcome === 'upheld'
            ? { optional: reports.optional }
            : { required: true })}
          error={message && words.fieldError(reports.reasonName, message)}
          {...register('reason')}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogActions>
          <Button variant="line" onClick={onBack}>
            {reports.keep}
          </Button>
          <Button
            type="submit"
            variant={outcome === 'removed' ? 'danger' : 'solid'}
            pending={formState.isSubmitting}
          >
            {yes}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
