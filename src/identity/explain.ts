import type { CallError } from '#src/platform/browser/call.ts';
import { texts } from '#src/texts/texts.ts';

/** A plain message for what a provider refused. */
export function explainAuth(error: CallError): string {
  const { errors } = texts.auth;
  if (error.status === 0) return errors['network']!;
  if (error.status === 429) return errors['tooMany']!;
  return errors[error.code] ?? (error.status < 500 ? error.message : errors['other']!);
}
