import { useState } from 'react';
import type { User } from '#src/accounts/users/schemas.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { verificationTexts } from '#src/texts/verification.ts';
import { VerifiedBadge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const VerifyDialog = lazyPart(async () => (await import('./dialogs.tsx')).VerifyDialog);
const VerificationDialog = lazyPart(async () => (await import('./dialogs.tsx')).VerificationDialog);
const DeclineDialog = lazyPart(async () => (await import('./asking/decline-dialog.tsx')).DeclineDialog);

export const isVerifiedOrAsked = ({ verification, asked }: User): boolean =>
  verification !== null || asked !== undefined;

/** The badge of a verified seller, which opens its records; otherwise the ways to decide. */
export function VerifyButton({ user }: { user: User }) {
  const [shownDialog, setShownDialog] = useState<'verify' | 'decline' | 'show' | null>(null);
  const { admin } = adminTexts;
  const words = verificationTexts;
  const close = () => setShownDialog(null);
  return (
    <>
      {user.verification ? (
        <button
          type="button"
          className="inline-flex min-h-9 min-w-20 items-center hover:underline"
          onClick={() => setShownDialog('show')}
        >
          <VerifiedBadge verified label={admin.verified} />
        </button>
      ) : (
        <Button
          size="sm"
          variant={user.asked ? 'solid' : 'line'}
          className="min-w-20"
          aria-label={(user.asked ? words.approveOf : admin.verifyOf)(user.name)}
          onClick={() => setShownDialog('verify')}
        >
          {user.asked ? words.approve : admin.verify}
        </Button>
      )}
      {user.asked && !user.verification && (
        <Button
          size="sm"
          variant="line"
          aria-label={words.declineOf(user.name)}
          onClick={() => setShownDialog('decline')}
        >
          {words.decline}
        </Button>
      )}
      {shownDialog === 'verify' && <VerifyDialog user={user} onClose={close} />}
      {shownDialog === 'decline' && <DeclineDialog user={user} onClose={close} />}
      {shownDialog === 'show' && <VerificationDialog user={user} onClose={close} />}
    </>
  );
}
