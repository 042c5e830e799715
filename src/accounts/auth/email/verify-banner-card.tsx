import { useEffect } from 'react';
import { refreshSession } from '#src/accounts/auth/client.ts';
import { loadProvider } from '#src/accounts/auth/load-provider.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { useAction } from '#src/accounts/auth/use-action.tsx';
import { accountTexts } from '#src/texts/account.ts';
import { Button } from '#src/ui/button.tsx';
import { tryCall } from '#src/ui/client/call.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

export function VerifyBannerCard() {
  const { emailVerified } = useCurrentUser();
  return emailVerified ? null : <Banner />;
}

function Banner() {
  const { verify } = accountTexts.account;
  const { run, pending, failure } = useAction(async () => {
    await (await loadProvider()).sendVerification();
    toast.success(verify.sent);
  });
  useEffect(() => {
    // The user may have confirmed the address in another tab before returning to this one.
    const refresh = () => void tryCall(refreshSession());
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, []);
  return (
    <div className="mb-6 print:hidden">
      <p className="flex flex-wrap items-center gap-x-2 border-s-2 border-edge bg-wash px-3 text-sm">
        {verify.banner}
        <Button size="sm" variant="quiet" pending={pending} onClick={run} className="px-0!">
          {verify.resend}
        </Button>
      </p>
      {failure && <Notice tone="error">{failure}</Notice>}
    </div>
  );
}
