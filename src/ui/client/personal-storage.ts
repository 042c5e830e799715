import { createStore } from '#src/platform/shared/store.ts';

/** Where the browser stores the access token; the key of the original product. */
export const storageKey = 'accessToken';
/** Key of the role, with which the head script shows the menu before the first paint. It permits nothing. */
export const roleKey = 'role';
/** Key of the id of the user whose data this browser stores. It outlives an expired session, but not a sign-out. */
export const ownerKey = 'owner';
/** Prefix of the data that this browser stores for that user, until they sign out or someone else signs in. */
export const personalPrefix = 'personal:';
/** Prefix of the data stored for a visitor. It passes to the user who signs in next. */
export const visitorPrefix = 'visitor:';
/** The browser's database for data that is too large for `localStorage`. */
export const personalDatabase = 'personal';

export const currentPrefix = (): string =>
  localStorage.getItem(storageKey) === null ? visitorPrefix : personalPrefix;

export const hasEnded = createStore(false);
