import { currentPrefix } from '#src/browser/personal.ts';

/** The time zone of this browser; undefined where it has no name, or only an offset. */
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

/** Stores on this device the time zone of the user's last proposal. */
export const keepZone = (zone: string): void => localStorage.setItem(keyOf(), zone);

/** Returns the stored time zone, unless this browser does not know it. */
export function lastZone(): string | undefined {
  const zone = localStorage.getItem(keyOf());
  return zone !== null && isNamed(zone) ? zone : undefined;
}
