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
