import type { CallError } from '#src/platform/browser/call.ts';
import { texts } from '#src/texts/texts.ts';

/** A plain message for what a provider refused, or its own text without the prefix that one of them writes. */
export function explainAuth(error: CallError): string {
  const { errors } = texts.auth;
  if (error.status === 0) return errors['network']!;
  if (error.status === 429) return errors['tooMany']!;
  const own = error.message.replace(/^Firebase: /, '');
  return errors[error.code] ?? (error.status < 500 ? own : errors['other']!);
}
