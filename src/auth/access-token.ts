import type { User } from '#src/users/contract.ts';
import { personalDatabase, personalPrefix, storageKey } from './session.ts';
import { roleKey } from './signed-in-script.ts';

export type StoredToken = { token: string; expires: number; subject: string; email: string; name: string };

function decode(token: string): Record<string, unknown> {
  const part = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}

/** What a token of ours or of a provider says, unchecked: the server checks it at every call. Null when it is none. */
export function readToken(token: string): StoredToken | null {
  try {
    // A provider outside may know no name.
    const { exp, sub, email, name = '' } = decode(token);
    if (typeof exp !== 'number' || typeof sub !== 'string') return null;
    if (typeof email !== 'string' || typeof name !== 'string') return null;
    return { token, expires: exp * 1000, subject: sub, email, name };
  } catch {
    return null;
  }
}

export function loadToken(): StoredToken | null {
  const token = localStorage.getItem(storageKey);
  return token === null ? null : readToken(token);
}

export function storeToken(token: string | null): void {
  if (token === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, token);
}

/** For the head of the next page; null forgets it. */
export function storeRole(role: User['role'] | null): void {
  if (role === null) localStorage.removeItem(roleKey);
  else localStorage.setItem(roleKey, role);
}

/** Whoever uses this browser next finds nothing of the one before. */
export function forgetPersonal(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(personalPrefix)) localStorage.removeItem(key);
  try {
    indexedDB.deleteDatabase(personalDatabase);
  } catch {
    // A browser without this store has kept nothing there.
  }
}
