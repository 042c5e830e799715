import { isNamedZone } from '#src/platform/shared/zones.ts';
import { currentPrefix } from '#src/ui/client/personal-storage.ts';

const keyOf = () => `${currentPrefix()}meeting zone`;

export const storeZone = (zone: string): void => localStorage.setItem(keyOf(), zone);

export function lastZone(): string | undefined {
  const zone = localStorage.getItem(keyOf());
  return zone !== null && isNamedZone(zone) ? zone : undefined;
}
