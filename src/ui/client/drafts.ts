import { useRef, useState } from 'react';
import { currentPrefix, ownerKey } from './personal-storage.ts';

/** Unsent input, stored on this device with every change. It outlives the page and the session. */
export type Kept<T> = { read: () => T | null; write: (value: T | null) => void };

export function openKept<T>(name: string): Kept<T> {
  const owner = localStorage.getItem(ownerKey);
  // A form that is still open after its user's session has ended still belongs to that user.
  const key = currentPrefix() + name;
  const isTheirs = () => localStorage.getItem(ownerKey) === owner;
  return {
    read() {
      try {
        const stored: T | null = JSON.parse(localStorage.getItem(key) ?? 'null');
        return isTheirs() ? stored : null;
      } catch {
        return null;
      }
    },
    write(value) {
      if (!isTheirs()) return;
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // If the storage is full, the input lasts as long as the page.
      }
    },
  };
}

/** Like `useState`, for the parts of a form that are not fields. `null` deletes the stored value. */
export function useKept<T>(name: string): [T | null, (update: (before: T | null) => T | null) => void] {
  const [kept] = useState(() => openKept<T>(`form:${name}`));
  const [value, setValue] = useState(() => kept.read());
  const latest = useRef(value);
  const change = (update: (before: T | null) => T | null) => {
    latest.current = update(latest.current);
    kept.write(latest.current);
    setValue(latest.current);
  };
  return [value, change];
}
