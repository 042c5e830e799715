import { useState } from 'react';
import { authTexts } from '#src/texts/auth.ts';
import { CallError, foreign } from '#src/ui/client/call.ts';

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
