import { api } from '#src/accounts/auth/client.ts';
import { explainRefusal, useRefreshUsers } from '#src/accounts/users/action-button.tsx';
import { type User, suspension } from '#src/accounts/users/schemas.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';

/** Suspends a user, with a reason. */
export function SuspendDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { admin } = adminTexts;
  const refreshUsers = useRefreshUsers();
  const form = useSchemaForm(
    suspension,
    { reason: '' },
    async (fields) => {
      await api('PUT /suspensions/{id}', { params: { id: user._id }, body: fields });
      toast.success(admin.suspendDone);
      onClose();
      await refreshUsers();
    },
    explainRefusal,
    { draftKey: `suspend:${user._id}` },
  );
  return (
    <FormDialog
      form={form}
      title={admin.suspendTitle(user.name)}
      description={admin.suspendText}
      cancelLabel={admin.suspendNo}
      submitLabel={admin.suspend}
      variant="danger"
      onClose={onClose}
    >
      <TextArea hint={admin.suspendReasonHint} required {...form.field('reason', admin.suspendReason)} />
    </FormDialog>
  );
}
