import { currentPrefix } from '#src/ui/client/personal-storage.ts';

/** Returns undefined when the zone of the device has no name or is only an offset. */
export function ownZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isNamed(timeZone) ? timeZone : undefined;
}

function isNamed(zone: string): boolean {
  try {
    return !/^[+-]/.test(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}

const keyOf = () => `${currentPrefix()}meeting zone`;

export const storeZone = (zone: string): void => localStorage.setItem(keyOf(), zone);

export function lastZone(): string | undefined {
  const zone = localStorage.getItem(keyOf());
  return zone !== null && isNamed(zone) ? zone : undefined;
}
