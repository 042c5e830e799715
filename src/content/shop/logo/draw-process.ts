import { setPriority } from 'node:os';
import { drawLogo, UnusableLogo, type LogoFault } from './draw.server.ts';

/** The logo, or why it cannot be used. */
export type Drawn = { logo: Awaited<ReturnType<typeof drawLogo>> } | { unusable: LogoFault };

/** The largest usable images take 350 MB. A small SVG can take several gigabytes. */
const maxMemory = 600 * 1024 * 1024;
/** A small SVG can take hours, but usual ones are drawn in milliseconds. Time is that of the processor. */
const maxSvgMs = 2_000;
let maxMs = Infinity;
const usedMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
setPriority(15);
// The timer runs while other threads draw.
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory || usedMs() > maxMs) process.kill(process.pid, 'SIGKILL');
}, 20).unref();

const [, , source = ''] = process.argv;
const drawn: Drawn = await drawLogo(source, () => (maxMs = usedMs() + maxSvgMs)).then(
  (logo) => ({ logo }),
  (error: unknown) => {
    if (error instanceof UnusableLogo) return { unusable: error.fault };
    throw error;
  },
);
process.send?.(drawn, () => process.disconnect?.());
