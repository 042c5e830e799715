import { useEffect, useMemo, useState } from 'react';
import { describeZoneId } from '#src/platform/shared/zones.ts';
import { compareNames } from '#src/texts/words.ts';

/** The longest that naming zones may block the page. */
const busyMs = 12;
const names = new Map<string, string>();

/** The options of a select of time zones. Their names follow, because finding 400 of them takes a slow phone a second. */
export function ZoneOptions({ zones }: { zones: readonly string[] }) {
  const [, setNamed] = useState(names.size);
  useEffect(() => {
    const controller = new AbortController();
    void nameZones(zones, controller.signal).then(() => setNamed(names.size));
    return () => controller.abort();
  }, [zones]);
  const sorted = useMemo(() => zones.toSorted(compareNames), [zones]);
  return sorted.map((zone) => (
    <option key={zone} value={zone}>
      {names.get(zone) ?? zone.replaceAll('_', ' ')}
    </option>
  ));
}

async function nameZones(zones: readonly string[], signal: AbortSignal): Promise<void> {
  let start = performance.now();
  for (const zone of zones) {
    if (names.has(zone)) continue;
    if (performance.now() - start > busyMs) {
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return;
      start = performance.now();
    }
    names.set(zone, describeZoneId(zone));
  }
}
