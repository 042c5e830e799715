import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import type { Intent } from '#src/accounts/auth/sign-in/auth-frame-card.tsx';
import { firstMessage } from '#src/messaging/conversations/schemas.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import type { ItemOfQuestion } from './ask-card.tsx';
import { saveDraft, readDraft } from './draft.ts';
import { OwnWarnings } from './warnings-notice.tsx';

/** Longer than other toasts, because nothing else on the page confirms the message. */
const sentToastMs = 6000;

export function AskDialog({
  open,
  item,
  canSend,
  onSent,
  onClose,
}: {
  open: boolean;
  item: ItemOfQuestion;
  canSend: boolean;
  onSent: (conversation: string) => void;
  onClose: () => void;
}) {
  const { ask } = conversationTexts;
  const navigate = useNavigate();
  const form = useSchemaForm(
    firstMessage,
    { body: readDraft(item.id).text },
    async ({ body: text }, key) => {
      if (!canSend) {
        saveDraft(item.id, { text, isToSend: true });
        const state: Intent = { wanted: item.title, to: 'ask' };
        await navigate(`/login?from=/${item.kind}/${item.id}`, { state });
        return;
      }
      const { body } = await api('POST /conversations', { body: { listing: item.id, body: text }, key });
      saveDraft(item.id, {});
      toast.success(ask.sent, { duration: sentToastMs });
      onSent(body.conversation._id);
    },
    (error) => error.messageOr(ask.failed),
    { sent: 'keep' },
  );
  const typed = form.watch('body');
  useEffect(() => saveDraft(item.id, { text: typed }), [item.id, typed]);
  return (
    <FormDialog
      form={form}
      open={open}
      eyebrow={item.title}
      title={ask.title}
      description={ask.hint(item.seller)}
      cancelLabel={ask.cancel}
      submitLabel={canSend ? ask.send : ask.signIn}
      variant="patch"
      onClose={onClose}
    >
      <TextArea hint={canSend ? undefined : ask.signInHint} required {...form.field('body', ask.text)} />
      <OwnWarnings text={typed} />
    </FormDialog>
  );
}
