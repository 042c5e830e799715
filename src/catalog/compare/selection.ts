import { useSyncExternalStore } from 'react';
import { announceStored, currentPrefix, subscribeToStored } from '#src/ui/client/personal-storage.ts';

export const minCompared = 2;
export const maxCompared = 4;

export const comparePath = (ids: readonly string[]): string =>
  `/compare?${new URLSearchParams(ids.map((id) => ['id', id]))}`;

const keyOf = () => `${currentPrefix()}compare`;

const stored = () => localStorage.getItem(keyOf()) ?? '';

function store(ids: readonly string[]): void {
  if (ids.length === 0) localStorage.removeItem(keyOf());
  else localStorage.setItem(keyOf(), ids.join(' '));
  announceStored(keyOf());
}

export function useChosen() {
  const ids = useSyncExternalStore(subscribeToStored, stored, () => '')
    .split(' ')
    .filter(Boolean);
  return {
    ids,
    isFull: ids.length >= maxCompared,
    toggle: (id: string) => store(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    clear: () => store([]),
  };
}
