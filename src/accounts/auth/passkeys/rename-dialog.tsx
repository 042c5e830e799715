import { useRenewAccount } from '#src/accounts/auth/settings/use-account.ts';
import { explainAuth } from '#src/accounts/auth/use-action.tsx';
import { secondFactorTexts } from '#src/texts/second-factor.ts';
import { call } from '#src/ui/client/call.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { passkeyToRename } from './schemas.ts';

export function RenameDialog({
  passkey: { id, name },
  onClose,
}: {
  passkey: { id: string; name: string };
  onClose: () => void;
}) {
  const { passkeys: words, confirm } = secondFactorTexts;
  const renew = useRenewAccount();
  const form = useSchemaForm(
    passkeyToRename,
    { id, name },
    async (body) => {
      await call('POST /auth/passkeys/rename', { body });
      onClose();
      toast.success(words.renamed);
      await renew();
    },
    explainAuth,
  );
  return (
    <FormDialog
      form={form}
      size="sm"
      title={words.renameTitle}
      cancelLabel={confirm.cancel}
      submitLabel={words.save}
      onClose={onClose}
    >
      <TextField autoComplete="off" required {...form.field('name', words.name)} />
    </FormDialog>
  );
}
