import { useRef, useState } from 'react';
import { createStore } from '#src/platform/shared/store.ts';
import { deviceStorage } from './browser-storage.ts';

/** Key of the access token, as in the original product. */
export const storageKey = 'accessToken';
/** Key of the role, with which the head script shows the menu before the first paint. The role gives no permissions. */
export const roleKey = 'role';
/** Key of the id of the user whose data this browser stores. It outlives an expired session, but not a sign-out. */
export const ownerKey = 'owner';
/** Prefix of the data that this browser stores for that user, until they sign out or someone else signs in. */
export const personalPrefix = 'personal:';
/** Prefix of the data stored for a visitor. It passes to the user who signs in next. */
export const visitorPrefix = 'visitor:';
/** The browser's database for data that is too large for `deviceStorage`. */
export const personalDatabase = 'personal';

/** Key of why the account of that user is suspended. It is deleted when they can log in again. */
export const suspensionKey = `${personalPrefix}suspension`;

export const currentPrefix = (): string =>
  deviceStorage.read(storageKey) === null ? visitorPrefix : personalPrefix;

export const hasEnded = createStore(false);
/** Why the session has ended, if the account is suspended. */
export const suspension = createStore<string | null>(null);

/** Calls `listener` when another tab changes the storage, or this one with `announceStored`. */
export function subscribeToStored(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Browsers send this event only to other tabs, so this tab sends it to itself. */
export const announceStored = (key: string): boolean => dispatchEvent(new StorageEvent('storage', { key }));

/** Unsent input, stored on this device with every change. It outlives the page and the session. */
export type StoredInput<T> = { read: () => T | null; write: (value: T | null) => void };

export function openStoredInput<T>(name: string): StoredInput<T> {
  const owner = deviceStorage.read(ownerKey);
  // A form that is still open after its user's session has ended still belongs to that user.
  const key = currentPrefix() + name;
  const isTheirs = () => deviceStorage.read(ownerKey) === owner;
  return {
    read() {
      try {
        const stored: T | null = JSON.parse(deviceStorage.read(key) ?? 'null');
        return isTheirs() ? stored : null;
      } catch {
        return null;
      }
    },
    write(value) {
      if (!isTheirs()) return;
      if (value === null) deviceStorage.remove(key);
      else deviceStorage.write(key, JSON.stringify(value));
    },
  };
}

/** Like `useState`, for the parts of a form that are not fields. `null` deletes the stored value. */
export function useStoredInput<T>(
  name: string,
): [T | null, (update: (before: T | null) => T | null) => void] {
  const [input] = useState(() => openStoredInput<T>(`form:${name}`));
  const [value, setValue] = useState(() => input.read());
  const latest = useRef(value);
  const change = (update: (before: T | null) => T | null) => {
    latest.current = update(latest.current);
    input.write(latest.current);
    setValue(latest.current);
  };
  return [value, change];
}
