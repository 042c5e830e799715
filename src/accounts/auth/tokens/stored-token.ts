import type { User } from '#src/accounts/users/schemas.ts';
import {
  ownerKey,
  personalDatabase,
  personalPrefix,
  storageKey,
  visitorPrefix,
  roleKey,
} from '#src/ui/client/personal-storage.ts';

export type StoredToken = { token: string; expires: number; subject: string; email: string; name: string };

function decode(token: string): Record<string, unknown> {
  const [, claims = ''] = token.replaceAll('-', '+').replaceAll('_', '/').split('.');
  const bytes = Uint8Array.from(atob(claims), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/**
 * Reads a token without verifying it, because the server verifies it at every call. Returns null if it is malformed.
 */
export function readToken(token: string): StoredToken | null {
  try {
    // An outside provider may not send a name.
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
  if (token === null) return localStorage.removeItem(storageKey);
  const subject = readToken(token)?.subject;
  if (subject !== undefined) takeOwnership(subject);
  localStorage.setItem(storageKey, token);
}

const storedKeys = (prefix: string): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(prefix));

/** Assigns the data stored in this browser, including a visitor's, to a user. Deletes another user's data. */
export function takeOwnership(subject: string): void {
  const owner = localStorage.getItem(ownerKey);
  if (owner !== null && owner !== subject) deletePersonal();
  for (const key of storedKeys(visitorPrefix)) {
    const value = localStorage.getItem(key);
    if (value !== null) localStorage.setItem(personalPrefix + key.slice(visitorPrefix.length), value);
    localStorage.removeItem(key);
  }
  localStorage.setItem(ownerKey, subject);
}

export function storeRole(role: User['role'] | null): void {
  if (role === null) localStorage.removeItem(roleKey);
  else localStorage.setItem(roleKey, role);
}

export function clearPersonalData(): void {
  localStorage.removeItem(ownerKey);
  for (const key of storedKeys(visitorPrefix)) localStorage.removeItem(key);
  deletePersonal();
}

function deletePersonal(): void {
  for (const key of storedKeys(personalPrefix)) localStorage.removeItem(key);
  try {
    indexedDB.deleteDatabase(personalDatabase);
  } catch {
    // A browser without IndexedDB has nothing to delete.
  }
}
