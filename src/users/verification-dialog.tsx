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
import { takenBack, type User } from './contract.ts';
import { explainRefusal, renewPeople } from './use-person-actions.tsx';
import { VerificationRecords } from './verification-records.tsx';

/** Shows what was checked of a seller, by whom and since when, and takes it back once a reason is given. */
export function VerificationDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { admin } = adminTexts;
  const { form: words, layout } = siteTexts;
  const { verifications: own } = admin;
  const queries = useQueryClient();
  const { register, submit, failure, formState } = useSchemaForm(
    takenBack,
    { reason: '' },
    async (fields) => {
      await api('DELETE', `/users/seller/${user._id}`, fields);
      toast.success(own.takeBackDone);
      onClose();
      await renewPeople(queries);
    },
    (error) => explainRefusal(error) ?? admin.failed,
    { keepAs: `take-back-verification:${user._id}` },
  );
  const message = formState.errors.reason?.message;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      eyebrow={own.title}
      title={user.name}
      closeLabel={layout.close}
    >
      <VerificationRecords user={user} />
      <form onSubmit={(event) => void submit(event)} noValidate className="mt-8 flex flex-col gap-5">
        <h3 className="heading-card">{own.takeBack}</h3>
        <p className="text-soft">{own.takeBackText}</p>
        <TextArea
          label={own.reason}
          hint={own.takeBackHint}
          required
          error={message && words.fieldError(own.reason, message)}
          {...register('reason')}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {layout.close}
          </Button>
          <Button type="submit" variant="danger" pending={formState.isSubmitting}>
            {own.takeBack}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
