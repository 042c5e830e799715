import { useNavigate } from 'react-router';
import { z } from 'zod';
import { CallError } from '#src/browser/call.ts';
import { useSchemaForm } from '#src/browser/form.ts';
import { accountTexts } from '#src/texts/account.ts';
import { authTexts } from '#src/texts/auth.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { toast } from '#src/ui/toast.tsx';
import { accountActs, api, signOut } from '#src/auth/client.ts';
import { signIn } from '#src/auth/contract.ts';
import { explainAuth } from '#src/auth/explain.ts';
import { setPlaceAfterEnd } from '#src/auth/session.ts';
import { useAccountState } from './use-account-state.ts';

const schema = z.object({ password: signIn.shape.password });
const withoutPassword = z.object({ password: z.string() });

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { account } = accountTexts;
  const { auth } = authTexts;
  const { layout, form: words } = siteTexts;
  const { remove } = account;
  const navigate = useNavigate();
  const hasPassword = useAccountState().data?.hasPassword ?? true;
  const { register, submit, failure, formState } = useSchemaForm(
    hasPassword ? schema : withoutPassword,
    { password: '' },
    async ({ password }) => {
      const acts = await accountActs();
      const proof = await acts.proveAgain(password);
      setPlaceAfterEnd('/');
      try {
        await api('DELETE', '/profile', { proof }).catch(atPassword);
        await acts.removeAccount?.();
        toast.success(remove.done);
        await navigate('/', { replace: true });
        await signOut();
      } finally {
        setPlaceAfterEnd(null);
      }
    },
    explainAuth,
  );
  const message = formState.errors.password?.message;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={remove.dialogTitle}
      description={remove.lead}
      closeLabel={layout.close}
      size="sm"
    >
      <form method="post" onSubmit={(event) => void submit(event)} noValidate>
        {hasPassword ? (
          <PasswordField
            label={remove.password}
            showLabel={auth.show}
            hideLabel={auth.hide}
            autoComplete="current-password"
            required
            error={message && words.fieldError(remove.password, message)}
            {...register('password')}
          />
        ) : (
          <p className="text-sm">{remove.google}</p>
        )}
        {failure && (
          <Notice tone="error" className="mt-5">
            {failure}
          </Notice>
        )}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {remove.no}
          </Button>
          <Button type="submit" variant="danger" pending={formState.isSubmitting}>
            {remove.yes}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function atPassword(error: unknown): never {
  if (!(error instanceof CallError)) throw error;
  const errors = error.errors.map((field) => ({ ...field, path: 'password' }));
  throw new CallError(error.status, { code: error.code, detail: error.message, errors }, error.retryAfter);
}
