import { useEffect, useState } from 'react';
import { dealTexts } from '#src/texts/deal.ts';

const minute = 60_000;

/** Counts by the server's clock, because the device's may be wrong. Keyed by `now`. */
export function TimeLeft({ moment, now }: { moment: string; now: number }) {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - begun), minute);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, Math.floor((Date.parse(moment) - now - elapsed) / minute));
  return <p className="text-sm text-soft">{dealTexts.deal.left(minutes)}</p>;
}
