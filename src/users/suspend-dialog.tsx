import { useQueryClient } from '@tanstack/react-query';
import { api } from '#src/auth/client.ts';
import { useSchemaForm } from '#src/browser/form.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { toast } from '#src/ui/toast.tsx';
import { suspension, type User } from './contract.ts';
import { explainRefusal, renewPeople } from './use-person-actions.tsx';

/** Asks why, and suspends a person. */
export function SuspendDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { admin } = adminTexts;
  const { form: words, layout } = siteTexts;
  const queries = useQueryClient();
  const { register, submit, failure, formState } = useSchemaForm(
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
  const message = formState.errors.reason?.message;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={admin.suspendTitle(user.name)}
      description={admin.suspendText}
      closeLabel={layout.close}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        <TextArea
          label={admin.suspendReason}
          hint={admin.suspendReasonHint}
          required
          error={message && words.fieldError(admin.suspendReason, message)}
          {...register('reason')}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {admin.suspendNo}
          </Button>
          <Button type="submit" variant="danger" pending={formState.isSubmitting}>
            {admin.suspend}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
