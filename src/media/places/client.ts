import { useSyncExternalStore } from 'react';
import type { Position } from '#src/platform/shared/distance.ts';
import { deviceStorage } from '#src/ui/client/browser-storage.ts';
import { announceStored, currentPrefix, subscribeToStored } from '#src/ui/client/personal-storage.ts';

/** The place of this visitor: a town that they chose. It is stored on this device only. */
export type KnownPlace = Position & { id: string; label: string };

const keyOf = (): string => `${currentPrefix()}place`;
/** React needs the same object until the text changes. */
let parsed: { text: string | null; place: KnownPlace | null } = { text: null, place: null };

function parse(text: string | null): KnownPlace | null {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Returns the place of this visitor, or null. */
export function knownPlace(): KnownPlace | null {
  const text = deviceStorage.read(keyOf());
  if (text !== parsed.text) parsed = { text, place: parse(text) };
  return parsed.place;
}

/** Null forgets the place. */
export function rememberPlace(place: KnownPlace | null): void {
  if (place) deviceStorage.write(keyOf(), JSON.stringify(place));
  else deviceStorage.remove(keyOf());
  announceStored(keyOf());
}

export const useKnownPlace = (): KnownPlace | null =>
  useSyncExternalStore(subscribeToStored, knownPlace, () => null);
