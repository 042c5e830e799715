import { useEffect, useState } from 'react';
import { isLinkValid, refreshSession } from '#src/accounts/auth/client.ts';
import { knownSession } from '#src/accounts/auth/session.ts';
import { AuthFrame } from '#src/accounts/auth/sign-in/auth-frame-card.tsx';
import { ActionButton } from '#src/accounts/auth/use-action.tsx';
import { accountTexts } from '#src/texts/account.ts';
import { shopName } from '#src/texts/shop.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { call, tryCall } from '#src/ui/client/call.ts';
import { useMailedLink } from '#src/ui/client/mailed-link.ts';
import { unlistedMeta } from '#src/ui/layout/page-meta.ts';

export const meta = () => unlistedMeta(accountTexts.account.confirm.title);

/** The page that a mailed link opens. It waits for a click, because email scanners follow links. */
export default function VerifyEmailPage() {
  const { confirm } = accountTexts.account;
  const { token, isSpent } = useMailedLink('verify', isLinkValid);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const verify = async () => {
    const { email } = (await call('POST /auth/verify-email', { body: { token } })).body;
    // Updates the session if this account is signed in here, because the dashboard requires the confirmed address.
    if ((await knownSession()).state === 'signed-in') await tryCall(refreshSession());
    setConfirmed(email);
  };
  const title = confirmed ? confirm.doneTitle : confirm.title;
  useEffect(() => {
    document.title = `${title} · ${shopName()}`;
  }, [title]);
  const end = confirmed ? confirm.done(confirmed) : isSpent && confirm.spent;
  if (end)
    return (
      <AuthFrame title={title} lead={end}>
        <ButtonLink size="lg" wide to="/dashboard">
          {confirm.toDashboard}
        </ButtonLink>
      </AuthFrame>
    );
  return (
    <AuthFrame title={title} lead={confirm.lead}>
      <ActionButton variant="solid" size="lg" wide action={verify}>
        {confirm.submit}
      </ActionButton>
    </AuthFrame>
  );
}
