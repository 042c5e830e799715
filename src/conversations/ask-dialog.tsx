import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#src/auth/client.ts';
import type { CallError } from '#src/browser/call.ts';
import { useSchemaForm } from '#src/browser/form.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { toast } from '#src/ui/toast.tsx';
import type { AskedItem } from './ask-card.tsx';
import { firstMessage, type Begun } from './contract.ts';
import { keepDraft, keptDraft } from './draft.ts';
import { HeldNotice } from './held-notice.tsx';

export function AskDialog({
  open,
  item,
  canSend,
  onSent,
  onClose,
}: {
  open: boolean;
  item: AskedItem;
  canSend: boolean;
  onSent: (conversation: string) => void;
  onClose: () => void;
}) {
  const { ask } = conversationTexts;
  const { form: words, layout } = siteTexts;
  const navigate = useNavigate();
  const { register, submit, failure, formState, watch } = useSchemaForm(
    firstMessage,
    { body: keptDraft(item.id).text },
    async ({ body: said }, key) => {
      if (!canSend) {
        keepDraft(item.id, { text: said, isToSend: true });
        await navigate(`/login?from=/${item.kind}/${item.id}`);
        return;
      }
      const { body } = await api<Begun>('POST', '/conversations', { listing: item.id, body: said }, key);
      keepDraft(item.id, {});
      toast.success(ask.sent);
      onSent(body.conversation._id);
    },
    ({ isExplained, message }: CallError) => (isExplained ? message : ask.failed),
    { sent: 'keep' },
  );
  const said = watch('body');
  useEffect(() => keepDraft(item.id, { text: said }), [item.id, said]);
  const message = formState.errors.body?.message;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      eyebrow={item.title}
      title={ask.title}
      description={ask.hint(item.seller)}
      closeLabel={layout.close}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        <TextArea
          label={ask.text}
          hint={canSend ? undefined : ask.signInHint}
          required
          error={message && words.fieldError(ask.text, message)}
          {...register('body')}
        />
        <HeldNotice text={said} />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {ask.cancel}
          </Button>
          <Button type="submit" variant="patch" pending={formState.isSubmitting}>
            {canSend ? ask.send : ask.signIn}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
