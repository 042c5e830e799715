import { useState } from 'react';
import { CallError } from '#src/ui/client/call.ts';
import { authTexts } from '#src/texts/auth.ts';

export function explainAuth(error: CallError): string {
  const { errors, tooManyFor } = authTexts.auth;
  const own = error.message.replace(/^Firebase: /, '');
  // Firebase reports every failure in the browser, even of the network, with a code of its own.
  if (error.code.startsWith('auth/')) return errors[error.code] ?? errors['auth/unknown'] ?? own;
  if (error.status === 0) return errors.network;
  if (error.status === 429)
    return error.retryAfter ? tooManyFor(Math.ceil(error.retryAfter / 60)) : errors.tooMany;
  // Shows the operator's text.
  if (error.status === 503 && error.code === 'maintenance') return own;
  return errors[error.code] ?? (error.isExplained ? own : errors.other);
}

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
