import { useState } from 'react';
import { adminTexts } from '#src/texts/admin.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { User } from '#src/accounts/users/schemas.ts';

const VerifyDialog = lazyPart(async () => (await import('./dialogs.tsx')).VerifyDialog);
const VerificationDialog = lazyPart(async () => (await import('./dialogs.tsx')).VerificationDialog);

export function VerifyButton({ user }: { user: User }) {
  const [shownDialog, setShownDialog] = useState<'verify' | 'show' | null>(null);
  const { admin } = adminTexts;
  const close = () => setShownDialog(null);
  return (
    <>
      {user.verification ? (
        <Button size="sm" variant="line" className="min-w-20" onClick={() => setShownDialog('show')}>
          {admin.verified}
        </Button>
      ) : (
        <Button
          size="sm"
          className="min-w-20"
          aria-label={admin.verifyOf(user.name)}
          onClick={() => setShownDialog('verify')}
        >
          {admin.verify}
        </Button>
      )}
      {shownDialog === 'verify' && <VerifyDialog user={user} onClose={close} />}
      {shownDialog === 'show' && <VerificationDialog user={user} onClose={close} />}
    </>
  );
}
