import { useEffect, useId } from 'react';
import { tryCall } from '#src/ui/client/try-call.ts';
import { authTexts } from '#src/texts/auth.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { prepareGoogle, signInWithGoogle } from '#src/accounts/auth/client.ts';
import { type Session } from '#src/accounts/auth/session.ts';
import { useAction } from '#src/accounts/auth/use-action.ts';
import { GoogleMark } from './logo.tsx';
import { useIdentitySettings } from '#src/accounts/auth/use-identity-settings.ts';

export function GoogleButton({ onDone }: { onDone: (session: Session) => Promise<void> }) {
  const { google, firebase } = useIdentitySettings();
  const { run, pending, failure } = useAction(async () => onDone(await signInWithGoogle()));
  const hint = useId();
  const isOn = google === 'on';
  const settings = firebase ? 'FIREBASE_GOOGLE' : 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET';
  useEffect(() => {
    // A failure shows when the button is pressed.
    if (isOn) void tryCall(prepareGoogle());
  }, [isOn]);
  if (google === 'off') return null;

  const { auth } = authTexts;
  return (
    <div className="mt-6 flex flex-col gap-5">
      <p className="flex items-center gap-4 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {auth.or}
      </p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div>
        <Button
          variant="line"
          size="lg"
          wide
          pending={pending}
          unavailable={!isOn}
          aria-describedby={isOn ? undefined : hint}
          onClick={run}
        >
          <GoogleMark />
          {auth.google}
        </Button>
        {!isOn && (
          <div id={hint} className="mt-2 text-xs text-soft">
            <p>{auth.googleOff}</p>
            <details>
              <summary className="w-fit cursor-pointer py-1 underline">{auth.googleHow}</summary>
              <p>{auth.googleSettings(settings)}</p>
            </details>
          </div>
        )}
      </div>
    </div>
  );
}
