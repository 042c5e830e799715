import { useSchemaForm } from '#src/browser/form.ts';
import { accountTexts } from '#src/texts/account.ts';
import { authTexts } from '#src/texts/auth.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { SettingsSection } from '#src/ui/settings-section.tsx';
import { toast } from '#src/ui/toast.tsx';
import type { AccountState } from '#src/auth/browser-provider.ts';
import { accountActs, refreshSession } from '#src/auth/client.ts';
import { passwordChange } from '#src/auth/contract.ts';
import { explainAuth } from '#src/auth/explain.ts';
import { useAction } from '#src/auth/use-action.ts';
import { useRenewSessions } from './use-sessions.ts';

export function PasswordSection({ state }: { state: AccountState }) {
  const { title, lead } = accountTexts.account.password;
  return (
    <SettingsSection title={title} lead={lead}>
      {state.hasPassword ? <ChangeForm email={state.email} /> : <AskForLink email={state.email} />}
    </SettingsSection>
  );
}

function AskForLink({ email }: { email: string }) {
  const { none, ask, asked } = accountTexts.account.password;
  const { run, pending, failure } = useAction(async () => {
    await (await accountActs()).requestPasswordReset(email);
    toast.success(asked);
  });
  return (
    <>
      <p className="text-sm">{none}</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div>
        <Button variant="line" pending={pending} onClick={run}>
          {ask}
        </Button>
      </div>
    </>
  );
}

function ChangeForm({ email }: { email: string }) {
  const { account } = accountTexts;
  const { auth } = authTexts;
  const { form: words } = siteTexts;
  const renewSessions = useRenewSessions();
  const { register, submit, failure, formState } = useSchemaForm(
    passwordChange,
    { currentPassword: '', newPassword: '' },
    async (change) => {
      await (await accountActs()).changePassword(change);
      toast.success(account.password.changed);
      // Our own token ended with all others.
      await refreshSession();
      await renewSessions();
    },
    explainAuth,
  );
  const { errors, isSubmitting } = formState;
  const explain = (label: string, message?: string) => message && words.fieldError(label, message);
  const common = { showLabel: auth.show, hideLabel: auth.hide, required: true };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      {/* Password managers store the new password under this user name. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...common}
        label={account.password.current}
        autoComplete="current-password"
        error={explain(account.password.current, errors.currentPassword?.message)}
        {...register('currentPassword')}
      />
      <PasswordField
        {...common}
        label={account.password.next}
        hint={auth.passwordHint}
        autoComplete="new-password"
        error={explain(account.password.next, errors.newPassword?.message)}
        {...register('newPassword')}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <div>
        <Button type="submit" variant="line" pending={isSubmitting}>
          {account.password.submit}
        </Button>
      </div>
    </form>
  );
}
