import type { AccountState } from '#src/accounts/auth/browser-provider.ts';
import { accountActions, refreshSession } from '#src/accounts/auth/client.ts';
import { passwordChange } from '#src/accounts/auth/schemas.ts';
import { explainAuth, useAction } from '#src/accounts/auth/use-action.ts';
import { accountTexts } from '#src/texts/account.ts';
import { authTexts } from '#src/texts/auth.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { PasswordField } from '#src/ui/forms/password-field.tsx';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { useRenewAccount } from './use-account.ts';

export function PasswordSection({ state }: { state: AccountState }) {
  const { title, lead } = accountTexts.account.password;
  return (
    <SettingsSection title={title} lead={lead}>
      {state.hasPassword ? <ChangeForm email={state.email} /> : <RequestLink email={state.email} />}
    </SettingsSection>
  );
}

function RequestLink({ email }: { email: string }) {
  const { none, ask, sent } = accountTexts.account.password;
  const { run, pending, failure } = useAction(async () => {
    await (await accountActions()).requestPasswordReset(email);
    toast.success(sent);
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
  const renew = useRenewAccount();
  const { field, ...form } = useSchemaForm(
    passwordChange,
    { newPassword: '' },
    async (change) => {
      await (await accountActions()).changePassword(change);
      toast.success(account.password.changed);
      // Gets a new access token, because the change has ended all of them.
      await refreshSession();
      await renew();
    },
    explainAuth,
  );
  return (
    <SettingsForm form={form} submitLabel={account.password.submit}>
      {/* Password managers store the new password under this user name. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        hint={auth.passwordHint}
        autoComplete="new-password"
        required
        {...field('newPassword', account.password.next)}
      />
    </SettingsForm>
  );
}
