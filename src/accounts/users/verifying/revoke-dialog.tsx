import { api } from '#src/accounts/auth/client.ts';
import { useSchemaForm } from '#src/ui/client/form.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { siteTexts } from '#src/texts/site.ts';
import { TextArea } from '#src/ui/forms/field.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { takenBack, type User } from '#src/accounts/users/schemas.ts';
import { explainRefusal, useRenewPeople } from '#src/accounts/users/action-button.tsx';
import { VerificationRecords } from './records.tsx';

/** Shows what was checked of a seller, by whom and since when, and takes it back once a reason is given. */
export function VerificationDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { admin } = adminTexts;
  const { verifications: own } = admin;
  const renewPeople = useRenewPeople();
  const form = useSchemaForm(
    takenBack,
    { reason: '' },
    async (fields) => {
      await api('DELETE', `/users/seller/${user._id}`, fields);
      toast.success(own.takeBackDone);
      onClose();
      await renewPeople();
    },
    explainRefusal,
    { keepAs: `take-back-verification:${user._id}` },
  );
  return (
    <FormDialog
      form={form}
      eyebrow={own.title}
      title={user.name}
      cancelLabel={siteTexts.layout.close}
      submitLabel={own.takeBack}
      variant="danger"
      onClose={onClose}
    >
      <div className="mb-3">
        <VerificationRecords user={user} />
      </div>
      <h3 className="heading-card">{own.takeBack}</h3>
      <p className="text-soft">{own.takeBackText}</p>
      <TextArea hint={own.takeBackHint} required {...form.field('reason', own.reason)} />
    </FormDialog>
  );
}
