import { useQueryClient } from '@tanstack/react-query';
import { api } from '#src/auth/client.ts';
import { useSchemaForm } from '#src/browser/form.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { TextDialog } from '#src/ui/text-dialog.tsx';
import { toast } from '#src/ui/toast.tsx';
import { suspension, type User } from './contract.ts';
import { explainRefusal, renewPeople } from './use-person-actions.tsx';

/** Asks why, and suspends a person. */
export function SuspendDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { admin } = adminTexts;
  const queries = useQueryClient();
  const form = useSchemaForm(
    suspension,
    { reason: '' },
    async (fields) => {
      await api('PUT', `/suspensions/${user._id}`, fields);
      toast.success(admin.suspendDone);
      onClose();
      await renewPeople(queries);
    },
    (error) => explainRefusal(error) ?? admin.failed,
    { keepAs: `suspend:${user._id}` },
  );
  return (
    <TextDialog
      title={admin.suspendTitle(user.name)}
      description={admin.suspendText}
      form={form}
      field={{
        label: admin.suspendReason,
        hint: admin.suspendReasonHint,
        required: true,
        ...form.register('reason'),
      }}
      message={form.formState.errors.reason?.message}
      cancelLabel={admin.suspendNo}
      submitLabel={admin.suspend}
      onClose={onClose}
    />
  );
}
