import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { useSchemaForm } from '#src/ui/client/form.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { TextArea } from '#src/ui/forms/field.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import type { AskedItem } from './ask-card.tsx';
import { firstMessage, type Begun } from '#src/messaging/conversations/schemas.ts';
import { keepDraft, keptDraft } from './draft.ts';
import { HeldNotice } from './warnings-notice.tsx';

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
  const navigate = useNavigate();
  const form = useSchemaForm(
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
    (error) => error.messageOr(ask.failed),
    { sent: 'keep' },
  );
  const said = form.watch('body');
  useEffect(() => keepDraft(item.id, { text: said }), [item.id, said]);
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
      <HeldNotice text={said} />
    </FormDialog>
  );
}
