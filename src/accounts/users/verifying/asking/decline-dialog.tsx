import { api } from '#src/accounts/auth/client.ts';
import { explainRefusal, useRefreshUsers } from '#src/accounts/users/action-button.tsx';
import type { User } from '#src/accounts/users/schemas.ts';
import { verificationTexts } from '#src/texts/verification.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { refusal } from './schemas.ts';

/** Declines a request to be verified, with a reason. */
export function DeclineDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const words = verificationTexts;
  const refreshUsers = useRefreshUsers();
  const form = useSchemaForm(
    refusal,
    { reason: '' },
    async (fields) => {
      await api('DELETE /verification-requests/{id}', { params: { id: user._id }, body: fields });
      toast.success(words.wasDeclined);
      onClose();
      await refreshUsers();
    },
    explainRefusal,
    { draftKey: `decline-verification:${user._id}` },
  );
  return (
    <FormDialog
      form={form}
      title={words.declineTitle(user.name)}
      description={words.declineText}
      cancelLabel={words.cancel}
      submitLabel={words.decline}
      onClose={onClose}
    >
      <TextArea hint={words.reasonHint} required {...form.field('reason', words.reason)} />
    </FormDialog>
  );
}
