import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#src/ui/client/browser-storage.ts';
import { announceStored, currentPrefix, subscribeToStored } from '#src/ui/client/personal-storage.ts';

export const minCompared = 2;
export const maxCompared = 4;

export const comparePath = (ids: readonly string[]): string =>
  `/compare?${new URLSearchParams(ids.map((id) => ['id', id]))}`;

const keyOf = () => `${currentPrefix()}compare`;

const stored = () => deviceStorage.read(keyOf()) ?? '';
const idsIn = (text: string): string[] => text.split(' ').filter(Boolean);

export const chosenIds = (): string[] => idsIn(stored());

function store(ids: readonly string[]): void {
  if (ids.length === 0) deviceStorage.remove(keyOf());
  else deviceStorage.write(keyOf(), ids.join(' '));
  announceStored(keyOf());
}

/** Frees the places of items that can no longer be compared. */
export function dropChosen(gone: readonly string[]): void {
  const ids = chosenIds();
  const left = ids.filter((id) => !gone.includes(id));
  if (left.length < ids.length) store(left);
}

/** Chooses an item for the comparison, or removes it. With `maxCompared` items, no other is added. */
export function toggleChosen(id: string): void {
  const ids = chosenIds();
  if (ids.includes(id)) store(ids.filter((one) => one !== id));
  else if (ids.length < maxCompared) store([...ids, id]);
}

export function useChosen() {
  const ids = idsIn(useSyncExternalStore(subscribeToStored, stored, () => ''));
  return { ids, isFull: ids.length >= maxCompared, toggle: toggleChosen, clear: () => store([]) };
}
