import { useState } from 'react';
import { authTexts } from '#src/texts/auth.ts';
import { Button } from '#src/ui/button.tsx';
import { CallError, foreign } from '#src/ui/client/call.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';

export function explainAuth(error: CallError): string {
  const { errors, tooManyFor } = authTexts.auth;
  const own = error.message.replace(/^Firebase: /, '');
  // In the browser, Firebase reports every failure, even a network error, with its own code.
  if (error.code.startsWith('auth/')) return errors[error.code] ?? errors['auth/unknown'] ?? own;
  if (error.status === 0) return error.code === foreign ? own : errors.network;
  if (error.status === 429)
    return error.retryAfter ? tooManyFor(Math.ceil(error.retryAfter / 60)) : errors.tooMany;
  // During maintenance, the operator's message is shown unchanged.
  if (error.status === 503 && error.code === 'maintenance') return own;
  return errors[error.code] ?? (error.isExplained ? own : errors.other);
}

/** Explains any failure of a mutation. */
export const explainAny = (error: Error): string =>
  error instanceof CallError ? explainAuth(error) : authTexts.auth.errors.other;

export function useAction(action: () => Promise<void>) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function run(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(explainAuth(error));
    } finally {
      setPending(false);
    }
  }
  return { run: () => void run(), pending, failure };
}

/** A button that runs an action, and says above it why the action failed. */
export function ActionButton({
  action,
  variant = 'line',
  ...button
}: Omit<React.ComponentProps<typeof Button>, 'onClick' | 'pending'> & { action: () => Promise<void> }) {
  const { run, pending, failure } = useAction(action);
  return (
    <div className="flex flex-col gap-3">
      {failure && <Notice tone="error">{failure}</Notice>}
      <div>
        <Button {...button} variant={variant} pending={pending} onClick={run} />
      </div>
    </div>
  );
}
