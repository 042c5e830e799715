import { FirebaseError } from '@firebase/app';
import { CallError } from '#src/ui/client/call.ts';

/**
 * Codes that would reveal whether the address or the password was wrong. Firebase itself hides this in projects with
 * email enumeration protection.
 */
const noMatch = new Set(['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-login-credentials']);
const matchCode = 'auth/invalid-credential';
const ended = new Set([
  matchCode,
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Calls Firebase and converts its errors, keeping their `code` and text. @throws CallError */
export async function callFirebase<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof FirebaseError ? toCallError(error) : error;
  }
}

function toCallError({ code, message }: FirebaseError): CallError {
  if (noMatch.has(code)) return toCallError(new FirebaseError(matchCode, `Firebase: Error (${matchCode}).`));
  const status = code === 'auth/network-request-failed' ? 0 : code === 'auth/too-many-requests' ? 429 : 400;
  return new CallError(status, { code, detail: message });
}

export function endsSession(error: unknown): boolean {
  return error instanceof CallError && ended.has(error.code);
}
