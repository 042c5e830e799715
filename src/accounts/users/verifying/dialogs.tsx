import { api } from '#src/accounts/auth/client.ts';
import { explainRefusal, useRefreshUsers } from '#src/accounts/users/action-button.tsx';
import { checks, type User, newVerification, takenBack } from '#src/accounts/users/schemas.ts';
import { capitalize } from '#src/platform/shared/text.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { siteTexts } from '#src/texts/site.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { CheckboxGroup } from '#src/ui/forms/choice.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { VerificationRecords } from './records.tsx';

/** Optional in the API, required in this form. */
const schema = newVerification.required({ checked: true });

/** Verifies a seller, with the checks that were done. */
export function VerifyDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { admin } = adminTexts;
  const refreshUsers = useRefreshUsers();
  const form = useSchemaForm(
    schema,
    { name: user.name, checked: [] },
    async (fields) => {
      await api('PUT /users/seller/{identifier}', { params: { identifier: user._id }, body: fields });
      toast.success(admin.verifySuccess);
      onClose();
      await refreshUsers();
    },
    explainRefusal,
    { draftKey: `verify:${user._id}` },
  );
  return (
    <FormDialog
      form={form}
      title={admin.verifyTitle(user.name)}
      description={admin.verifyText}
      cancelLabel={admin.verifyNo}
      submitLabel={admin.verify}
      onClose={onClose}
    >
      <CheckboxGroup
        options={checks.map((check) => ({ value: check, label: capitalize(admin.checks[check]) }))}
        {...form.field('checked', admin.verifyChecks)}
      />
      <TextArea
        optional={admin.optional}
        hint={admin.verifyNoteHint}
        {...form.field('note', admin.verifyNote, { setValueAs: (value) => value || undefined })}
      />
    </FormDialog>
  );
}

/** Shows a seller's verifications. The current one can be revoked with a reason. */
export function VerificationDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { admin } = adminTexts;
  const { verifications: own } = admin;
  const refreshUsers = useRefreshUsers();
  const form = useSchemaForm(
    takenBack,
    { reason: '' },
    async (fields) => {
      await api('DELETE /users/seller/{identifier}', { params: { identifier: user._id }, body: fields });
      toast.success(own.revokeDone);
      onClose();
      await refreshUsers();
    },
    explainRefusal,
    { draftKey: `take-back-verification:${user._id}` },
  );
  return (
    <FormDialog
      form={form}
      eyebrow={own.title}
      title={user.name}
      cancelLabel={siteTexts.layout.close}
      submitLabel={own.revoke}
      variant="danger"
      onClose={onClose}
    >
      <div className="mb-3">
        <VerificationRecords user={user} />
      </div>
      <h3 className="heading-card">{own.revoke}</h3>
      <p className="text-soft">{own.revokeText}</p>
      <TextArea hint={own.revokeHint} required {...form.field('reason', own.reason)} />
    </FormDialog>
  );
}
