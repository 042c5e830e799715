import { useSyncExternalStore } from 'react';

/** Where the browser stores the access token; the key of the original product. */
export const storageKey = 'accessToken';
/** Key of the id of the user whose data this browser stores. It outlives an expired session, but not a sign-out. */
export const ownerKey = 'owner';
/** Prefix of the data that this browser stores for that user, until they sign out or someone else signs in. */
export const personalPrefix = 'personal:';
/** Prefix of the data stored for a visitor. It passes to the user who signs in next. */
export const visitorPrefix = 'visitor:';
/** The browser's database of what is too large for that. */
export const personalDatabase = 'personal';

/** Returns the prefix for the current user or visitor. */
export const currentPrefix = (): string =>
  localStorage.getItem(storageKey) === null ? visitorPrefix : personalPrefix;

let isEnded = false;
const listeners = new Set<() => void>();

/** Records that a session expired or was revoked, or with `false` that someone has signed in since. */
export function setEnded(next: boolean): void {
  isEnded = next;
  for (const listener of listeners) listener();
}

/** Returns whether a session expired or was revoked, and nobody has signed in since. */
export function useHasEnded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isEnded,
    () => false,
  );
}
