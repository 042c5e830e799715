import type { CallError } from '#src/ui/client/call.ts';
import { authTexts } from '#src/texts/auth.ts';

export function explainAuth(error: CallError): string {
  const { errors, tooManyFor } = authTexts.auth;
  const own = error.message.replace(/^Firebase: /, '');
  // A provider in the browser says what failed, be it the network; plain words have one message for the rest.
  if (error.code.startsWith('auth/')) return errors[error.code] ?? errors['auth/unknown'] ?? own;
  if (error.status === 0) return errors.network;
  if (error.status === 429)
    return error.retryAfter ? tooManyFor(Math.ceil(error.retryAfter / 60)) : errors.tooMany;
  // The operator wrote this text.
  if (error.status === 503 && error.code === 'maintenance') return own;
  return errors[error.code] ?? (error.isExplained ? own : errors.other);
}
