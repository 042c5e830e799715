import { useEffect } from 'react';
import { useIdentitySettings } from '#src/accounts/auth/browser-provider.ts';
import { prepareGoogle, signInWithGoogle } from '#src/accounts/auth/client.ts';
import { type Session } from '#src/accounts/auth/session.ts';
import { ActionButton } from '#src/accounts/auth/use-action.tsx';
import { authTexts } from '#src/texts/auth.ts';
import { tryCall } from '#src/ui/client/call.ts';

type Props = { onDone: (session: Session | null) => Promise<void>; invitation?: string | undefined };

export function GoogleButton({ onDone, invitation }: Props) {
  const { google } = useIdentitySettings();
  useEffect(() => {
    // Loads Google early; an error is shown only when the button is clicked.
    if (google) void tryCall(prepareGoogle());
  }, [google]);
  if (!google) return null;

  const { auth } = authTexts;
  return (
    <div className="mt-6 flex flex-col gap-5">
      <p className="flex items-center gap-4 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {auth.or}
      </p>
      <ActionButton size="lg" wide action={async () => onDone(await signInWithGoogle(invitation))}>
        <GoogleLogo />
        {auth.google}
      </ActionButton>
    </div>
  );
}

function GoogleLogo() {
  return (
    <svg aria-hidden viewBox="0 0 18 18" width="18" height="18">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58z"
      />
    </svg>
  );
}
