import type { AccountState } from '#src/accounts/auth/browser-provider.ts';
import { loadProvider } from '#src/accounts/auth/load-provider.ts';
import { passwordChange } from '#src/accounts/auth/schemas.ts';
import { ActionButton, explainAuth } from '#src/accounts/auth/use-action.tsx';
import { accountTexts } from '#src/texts/account.ts';
import { authTexts } from '#src/texts/auth.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { PasswordField } from '#src/ui/forms/password-field.tsx';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { useReloadAccount } from './use-account.ts';

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
  const request = async () => {
    await (await loadProvider()).requestPasswordReset(email);
    toast.success(sent);
  };
  return (
    <>
      <p className="text-sm">{none}</p>
      <ActionButton action={request}>{ask}</ActionButton>
    </>
  );
}

function ChangeForm({ email }: { email: string }) {
  const { account } = accountTexts;
  const { auth } = authTexts;
  const reload = useReloadAccount();
  const { field, ...form } = useSchemaForm(
    passwordChange,
    { newPassword: '' },
    async (change) => {
      await (await loadProvider()).changePassword(change);
      toast.success(account.password.changed);
      await reload();
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
