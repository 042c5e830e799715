export type CheckResult = { level: 'ok' | 'warning' | 'problem'; text: string };

export const ok = (text: string): CheckResult => ({ level: 'ok', text });
export const warning = (text: string): CheckResult => ({ level: 'warning', text });
export const problem = (text: string): CheckResult => ({ level: 'problem', text });

/** The reason in one line. After failed connections to several addresses only the inner errors have a message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, cause, message } = error as NodeJS.ErrnoException;
  // `fetch failed`
  if (cause instanceof Error && error instanceof TypeError) return reasonOf(cause);
  return (message || code || error.name).split('\n', 1)[0]!.trim();
}
