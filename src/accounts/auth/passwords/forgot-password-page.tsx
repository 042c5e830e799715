import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { loadProvider } from '#src/accounts/auth/load-provider.ts';
import { resetRequest } from '#src/accounts/auth/schemas.ts';
import { AuthForm, AuthFrame } from '#src/accounts/auth/sign-in/auth-frame-card.tsx';
import { explainAuth } from '#src/accounts/auth/use-action.tsx';
import { accountTexts } from '#src/texts/account.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { unlistedMeta } from '#src/ui/layout/page-meta.ts';

export const meta = () => unlistedMeta(accountTexts.account.forgot.title);

export default function ForgotPasswordPage() {
  const { account } = accountTexts;
  const { forgot } = account;
  // Filled in with the address that was typed into the login form.
  const { email: typed = '' }: { email?: string } = useLocation().state ?? {};
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, ...form } = useSchemaForm(
    resetRequest,
    { email: typed },
    async ({ email }) => {
      setSentTo(null);
      await (await loadProvider()).requestPasswordReset(email);
      setSentTo(email);
    },
    explainAuth,
    { sent: 'keep' },
  );
  return (
    <AuthFrame title={forgot.title} lead={forgot.lead}>
      <AuthForm form={form} submitLabel={forgot.submit}>
        <TextField type="email" autoComplete="username" required {...field('email', forgot.email)} />
        <output>{sentTo && <Notice>{forgot.sent(sentTo)}</Notice>}</output>
      </AuthForm>
      <p className="mt-6 text-sm">
        <Link className="link" to="/login">
          {forgot.back}
        </Link>
      </p>
    </AuthFrame>
  );
}
