import { useSyncExternalStore } from 'react';
import { currentPrefix } from '#src/ui/client/personal-storage.ts';

export const minCompared = 2;
export const maxCompared = 4;

export const comparePath = (ids: readonly string[]): string =>
  `/compare?${new URLSearchParams(ids.map((id) => ['id', id]))}`;

const keyOf = () => `${currentPrefix()}compare`;

const stored = () => localStorage.getItem(keyOf()) ?? '';

function store(ids: readonly string[]): void {
  if (ids.length === 0) localStorage.removeItem(keyOf());
  else localStorage.setItem(keyOf(), ids.join(' '));
  // Browsers send this event only to other tabs, so this tab sends it to itself.
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
    toggle: (id: string) => store(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    clear: () => store([]),
  };
}
