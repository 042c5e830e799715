import type { Role } from '#src/platform/db/columns.ts';
import { deviceStorage } from '#src/ui/client/browser-storage.ts';
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
  const token = deviceStorage.read(storageKey);
  return token === null ? null : readToken(token);
}

export function storeToken(token: string | null): void {
  if (token === null) return deviceStorage.remove(storageKey);
  const subject = readToken(token)?.subject;
  if (subject !== undefined) takeOwnership(subject);
  deviceStorage.write(storageKey, token);
}

/** Assigns the data stored in this browser, including a visitor's, to a user. Deletes another user's data. */
export function takeOwnership(subject: string): void {
  const owner = deviceStorage.read(ownerKey);
  if (owner !== null && owner !== subject) deletePersonal();
  for (const key of deviceStorage.keys(visitorPrefix)) {
    const value = deviceStorage.read(key);
    if (value !== null) deviceStorage.write(personalPrefix + key.slice(visitorPrefix.length), value);
    deviceStorage.remove(key);
  }
  deviceStorage.write(ownerKey, subject);
}

export function storeRole(role: Role | null): void {
  if (role === null) deviceStorage.remove(roleKey);
  else deviceStorage.write(roleKey, role);
}

export function clearPersonalData(): void {
  deviceStorage.remove(ownerKey);
  for (const key of deviceStorage.keys(visitorPrefix)) deviceStorage.remove(key);
  deletePersonal();
}

function deletePersonal(): void {
  for (const key of deviceStorage.keys(personalPrefix)) deviceStorage.remove(key);
  try {
    indexedDB.deleteDatabase(personalDatabase);
  } catch {
    // A browser without IndexedDB has nothing to delete.
  }
}
