import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { accountActions } from '#src/accounts/auth/client.ts';
import { resetRequest } from '#src/accounts/auth/schemas.ts';
import { AuthFrame } from '#src/accounts/auth/sign-in/auth-frame-card.tsx';
import { explainAuth } from '#src/accounts/auth/use-action.ts';
import { accountTexts } from '#src/texts/account.ts';
import { Button } from '#src/ui/button.tsx';
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
  const { field, submit, failure, formState } = useSchemaForm(
    resetRequest,
    { email: typed },
    async ({ email }) => {
      setSentTo(null);
      await (await accountActions()).requestPasswordReset(email);
      setSentTo(email);
    },
    explainAuth,
    { sent: 'keep' },
  );
  return (
    <AuthFrame title={forgot.title} lead={forgot.lead}>
      <form method="post" onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        <TextField type="email" autoComplete="username" required {...field('email', forgot.email)} />
        {failure && <Notice tone="error">{failure}</Notice>}
        <output>{sentTo && <Notice>{forgot.sent(sentTo)}</Notice>}</output>
        <Button type="submit" size="lg" wide pending={formState.isSubmitting}>
          {forgot.submit}
        </Button>
      </form>
      <p className="mt-6 text-sm">
        <Link className="link" to="/login">
          {forgot.back}
        </Link>
      </p>
    </AuthFrame>
  );
}
