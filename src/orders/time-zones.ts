import { currentPrefix } from '#src/browser/personal.ts';

/** The time zone of this browser; nothing where it has an offset or no name for it. */
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

/** Remembers on this device by which clocks its user proposed a meeting. */
export const keepZone = (zone: string): void => localStorage.setItem(keyOf(), zone);

/** The time zone of the user's last proposal on this device. */
export function lastZone(): string | undefined {
  const zone = localStorage.getItem(keyOf());
  return zone !== null && isNamed(zone) ? zone : undefined;
}
