import { api } from '#src/auth/client.ts';
import { useSchemaForm } from '#src/browser/form.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { TextArea } from '#src/ui/field.tsx';
import { FormDialog } from '#src/ui/form-dialog.tsx';
import { toast } from '#src/ui/toast.tsx';
import { suspension, type User } from './contract.ts';
import { explainRefusal, useRenewPeople } from './use-person-actions.tsx';

/** Asks why, and suspends a person. */
export function SuspendDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { admin } = adminTexts;
  const renewPeople = useRenewPeople();
  const form = useSchemaForm(
    suspension,
    { reason: '' },
    async (fields) => {
      await api('PUT', `/suspensions/${user._id}`, fields);
      toast.success(admin.suspendDone);
      onClose();
      await renewPeople();
    },
    explainRefusal,
    { keepAs: `suspend:${user._id}` },
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
