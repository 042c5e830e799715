import { useEffect, useEffectEvent } from 'react';
import { useIdentitySettings } from '#src/accounts/auth/browser-provider.ts';
import { signInWithPasskey } from '#src/accounts/auth/client.ts';
import type { Session } from '#src/accounts/auth/session.ts';
import { useAction } from '#src/accounts/auth/use-action.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

type Props = {
  label: string;
  onDone: (session: Session) => Promise<void>;
  variant?: 'solid' | 'line';
  /** Whether the page has a field whose suggestions show passkeys. */
  suggests?: boolean;
};

/** Logs in with a passkey. Its code is loaded when it is needed. */
export function PasskeyButton({ label, onDone, variant = 'line', suggests = false }: Props) {
  const { firebase } = useIdentitySettings();
  const enter = async (isSuggested?: boolean) => {
    const session = await signInWithPasskey(isSuggested);
    if (session) await onDone(session);
  };
  const { run, pending, failure } = useAction(enter);
  const suggestion = useAction(() => enter(true));
  const suggest = useEffectEvent(suggestion.run);
  useEffect(() => {
    if (!suggests || firebase) return;
    const waiting = new AbortController();
    const begin = () => {
      waiting.abort();
      suggest();
    };
    // Before the field gets the focus, because browsers then show what they know.
    for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      addEventListener(event, begin, { signal: waiting.signal, passive: true });
    return () => waiting.abort();
  }, [suggests, firebase]);
  if (firebase) return null;
  const shown = failure ?? suggestion.failure;
  return (
    <div className="flex flex-col gap-3">
      {shown && <Notice tone="error">{shown}</Notice>}
      <Button variant={variant} size="lg" wide pending={pending} onClick={run}>
        {label}
      </Button>
    </div>
  );
}
