import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { AuthFrame } from '#src/accounts/auth/sign-in/auth-frame-card.tsx';
import { authTexts } from '#src/texts/auth.ts';
import { unlistedMeta } from '#src/ui/layout/page-meta.ts';
import type { Route } from './+types/end-page';
import type { GoogleOutcome } from './window.ts';

export const meta = () => unlistedMeta(authTexts.auth.googleEndTitle);

// The usual policy would disconnect this window from the page that opened it.
export const headers: Route.HeadersFunction = () => ({ 'cross-origin-opener-policy': 'unsafe-none' });

export default function GoogleEndPage() {
  const [search] = useSearchParams();
  const error = search.get('error');
  useEffect(() => {
    const outcome: GoogleOutcome = { google: error };
    const opener: Window | null = window.opener;
    opener?.postMessage(outcome, location.origin);
    window.close();
  }, [error]);
  return (
    <AuthFrame title={authTexts.auth.googleEndTitle} lead={authTexts.auth.googleEnd}>
      {null}
    </AuthFrame>
  );
}
