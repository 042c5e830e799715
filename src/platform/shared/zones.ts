import { grammar } from '#src/texts/grammar.ts';

/** Whether a time zone has a name. An offset would be wrong once the clocks change. */
export function isNamedZone(zone: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    return !/^[+-]/.test(timeZone);
  } catch {
    return false;
  }
}

/** Returns the zone of the browser, or undefined when the device knows only an offset. */
export function ownZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isNamedZone(timeZone) ? timeZone : undefined;
}

/** Names a zone in a list of all zones: Europe/Berlin (Central European Time). */
export function describeZoneId(zone: string): string {
  const id = zone.replaceAll('_', ' ');
  if (id === 'UTC') return id;
  const format = new Intl.DateTimeFormat(grammar.tag, { timeZone: zone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return name === undefined ? id : grammar.note(id, grammar.zone(name));
}
