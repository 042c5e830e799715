import { useSyncExternalStore } from 'react';
import { announceStored, currentPrefix, subscribeToStored } from '#src/ui/client/personal-storage.ts';
import { deviceStorage } from '#src/ui/client/browser-storage.ts';

export const minCompared = 2;
export const maxCompared = 4;

export const comparePath = (ids: readonly string[]): string =>
  `/compare?${new URLSearchParams(ids.map((id) => ['id', id]))}`;

const keyOf = () => `${currentPrefix()}compare`;

const stored = () => deviceStorage.read(keyOf()) ?? '';

function store(ids: readonly string[]): void {
  if (ids.length === 0) deviceStorage.remove(keyOf());
  else deviceStorage.write(keyOf(), ids.join(' '));
  announceStored(keyOf());
}

/** Frees the places of items that can no longer be compared. */
export function dropChosen(gone: readonly string[]): void {
  const ids = stored().split(' ');
  const left = ids.filter((id) => !gone.includes(id));
  if (left.length < ids.length) store(left);
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
