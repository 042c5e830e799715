import { api } from '#src/accounts/auth/client.ts';
import { useSchemaForm } from '#src/ui/client/form.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { reviewTexts } from '#src/texts/reviews.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { maxReplyLength, newReply } from './schemas.ts';

export function ReplyForm({ id, until, onSent }: { id: string; until: string; onSent: () => Promise<void> }) {
  const { reviews: words } = reviewTexts;
  const { field, submit, failure, formState } = useSchemaForm(
    newReply,
    { text: '' },
    async (values) => {
      await api('PUT', `/reviews/${id}/reply`, values);
      await onSent();
    },
    ({ status }) => (status === 409 ? words.refused : words.failed),
    { draftKey: `reply:${id}` },
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-2 flex flex-col gap-4">
      <TextArea
        required
        rows={3}
        maxLength={maxReplyLength}
        hint={words.replyHint(formatDay(until))}
        {...field('text', words.reply)}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <div>
        <Button type="submit" size="sm" variant="line" pending={formState.isSubmitting}>
          {words.reply}
        </Button>
      </div>
    </form>
  );
}
