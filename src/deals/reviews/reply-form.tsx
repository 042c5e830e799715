import { useEffect, useRef, useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { reviewTexts } from '#src/texts/reviews.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { maxReplyLength, newReply } from './schemas.ts';

type Props = { id: string; until: string; onSent: () => Promise<void> };

/** A button until it is used, because a field for text would look like that for messages. */
export function ReplyForm(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen !== wasOpen.current) box.current?.querySelector<HTMLElement>('textarea, button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div ref={box}>
      {isOpen ? (
        <OpenForm {...props} onCancel={() => setOpen(false)} />
      ) : (
        <Button size="sm" variant="line" onClick={() => setOpen(true)}>
          {reviewTexts.reviews.openReply}
        </Button>
      )}
    </div>
  );
}

function OpenForm({ id, until, onSent, onCancel }: Props & { onCancel: () => void }) {
  const { reviews: words } = reviewTexts;
  const { field, submit, failure, formState } = useSchemaForm(
    newReply,
    { text: '' },
    async (values) => {
      await api('PUT /reviews/{id}/reply', { params: { id }, body: values });
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="line" pending={formState.isSubmitting}>
          {words.sendReply}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {words.cancelReply}
        </Button>
      </div>
    </form>
  );
}
