import { useState } from 'react';
import { Link } from 'react-router';
import { useIdentitySettings } from '#src/accounts/auth/browser-provider.ts';
import { isLinkValid, loadUser } from '#src/accounts/auth/client.ts';
import { reset } from '#src/accounts/auth/schemas.ts';
import { AuthForm, AuthFrame } from '#src/accounts/auth/sign-in/auth-frame-card.tsx';
import { explainAuth } from '#src/accounts/auth/use-action.tsx';
import { accountTexts } from '#src/texts/account.ts';
import { authTexts } from '#src/texts/auth.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { call, tryCall } from '#src/ui/client/call.ts';
import { useMailedLink } from '#src/ui/client/mailed-link.ts';
import { Checkbox } from '#src/ui/forms/choice.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { PasswordField } from '#src/ui/forms/password-field.tsx';
import { unlistedMeta } from '#src/ui/layout/page-meta.ts';

export const meta = () => unlistedMeta(accountTexts.account.reset.title);

const schema = reset.pick({ newPassword: true, unlink: true });

export default function ResetPasswordPage() {
  const { account } = accountTexts;
  const { auth } = authTexts;
  const { token, isSpent } = useMailedLink('reset', isLinkValid);
  const [done, setDone] = useState(false);
  const { google } = useIdentitySettings();
  const { field, register, ...form } = useSchemaForm(
    schema,
    { newPassword: '', unlink: false },
    async (change) => {
      await call('POST /auth/reset-password', { body: { token, ...change } });
      setDone(true);
      // Reloads the session, because the reset has ended it if the same account was signed in here.
      void tryCall(loadUser());
    },
    explainAuth,
  );
  if (done || isSpent) {
    const [lead, to, label] = done
      ? [account.reset.done, '/login', account.reset.toLogin]
      : [account.reset.spent, '/forgot-password', account.reset.again];
    return (
      <AuthFrame title={account.reset.title} lead={lead}>
        <ButtonLink size="lg" wide to={to}>
          {label}
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={account.reset.title} lead={account.reset.lead}>
      <AuthForm form={form} submitLabel={account.reset.submit}>
        <PasswordField
          hint={auth.passwordHint}
          autoComplete="new-password"
          required
          {...field('newPassword', account.reset.password)}
        />
        {google && <Checkbox label={account.reset.unlink} {...register('unlink')} />}
      </AuthForm>
      <p className="mt-6 text-sm">
        <Link className="link" to="/forgot-password">
          {account.reset.again}
        </Link>
      </p>
    </AuthFrame>
  );
}
