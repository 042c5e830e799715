export type CheckResult = { level: 'ok' | 'warning' | 'problem'; text: string };

export const ok = (text: string): CheckResult => ({ level: 'ok', text });
export const warning = (text: string): CheckResult => ({ level: 'warning', text });
export const problem = (text: string): CheckResult => ({ level: 'problem', text });

/**
 * Returns the reason for an error in one line. If connections to several addresses failed, only the inner errors have a
 * message.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, cause, message } = error as NodeJS.ErrnoException;
  // The reason is in the cause, because the message of such an error is only `fetch failed`.
  if (cause instanceof Error && error instanceof TypeError) return reasonOf(cause);
  return (message || code || error.name).split('\n', 1)[0]!.trim();
}
