import { useSyncExternalStore } from 'react';
import { currentPrefix } from '#src/ui/client/personal-storage.ts';
import { maxCompared } from './rules.ts';

const keyOf = () => `${currentPrefix()}compare`;

const stored = () => localStorage.getItem(keyOf()) ?? '';

function keep(ids: readonly string[]): void {
  if (ids.length === 0) localStorage.removeItem(keyOf());
  else localStorage.setItem(keyOf(), ids.join(' '));
  // As browsers do in other tabs.
  dispatchEvent(new StorageEvent('storage', { key: keyOf() }));
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

export function useChosen() {
  const ids = useSyncExternalStore(subscribe, stored, () => '')
    .split(' ')
    .filter(Boolean);
  return {
    ids,
    isFull: ids.length >= maxCompared,
    toggle: (id: string) => keep(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    clear: () => keep([]),
  };
}
