import { useNavigate } from 'react-router';
import { z } from 'zod';
import { accountActions, api, signOut } from '#src/accounts/auth/client.ts';
import { signIn } from '#src/accounts/auth/schemas.ts';
import { setPathAfterEnd } from '#src/accounts/auth/session.ts';
import { explainAuth } from '#src/accounts/auth/use-action.ts';
import { accountTexts } from '#src/texts/account.ts';
import { CallError } from '#src/ui/client/call.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { PasswordField } from '#src/ui/forms/password-field.tsx';
import { useAccountState } from './use-account.ts';

const schema = z.object({ password: signIn.shape.password });
const withoutPassword = z.object({ password: z.string() });

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { account } = accountTexts;
  const { remove } = account;
  const navigate = useNavigate();
  const hasPassword = useAccountState().data?.hasPassword ?? true;
  const form = useSchemaForm(
    hasPassword ? schema : withoutPassword,
    { password: '' },
    async ({ password }) => {
      const actions = await accountActions();
      const proof = await actions.reauthenticate(password);
      setPathAfterEnd('/');
      try {
        await api('DELETE /profile', { body: { proof } }).catch(atPassword);
        await actions.removeAccount?.();
        toast.success(remove.done);
        await navigate('/', { replace: true });
        await signOut();
      } finally {
        setPathAfterEnd(null);
      }
    },
    explainAuth,
  );
  return (
    <FormDialog
      form={form}
      size="sm"
      title={remove.dialogTitle}
      description={remove.lead}
      cancelLabel={remove.no}
      submitLabel={remove.yes}
      variant="danger"
      onClose={onClose}
    >
      {hasPassword ? (
        <PasswordField
          autoComplete="current-password"
          required
          {...form.field('password', remove.password)}
        />
      ) : (
        <p className="text-sm">{remove.google}</p>
      )}
    </FormDialog>
  );
}

function atPassword(error: unknown): never {
  if (!(error instanceof CallError)) throw error;
  const errors = error.errors.map((field) => ({ ...field, path: 'password' }));
  throw new CallError(error.status, { code: error.code, detail: error.message, errors }, error.retryAfter);
}
