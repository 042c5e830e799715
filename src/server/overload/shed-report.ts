import type { Log } from '#src/platform/log.server.ts';
import { sheds } from './load-shedder.ts';

const everyMs = 1_000;

/** Says what was refused since the last time, by class and reason; answers whether there was anything. */
export function createShedReport(log: Log): () => Promise<boolean> {
  let before: Record<string, number> = {};
  return async () => {
    const { values } = await sheds.get();
    const now = Object.fromEntries(
      values.map(({ labels, value }) => [Object.values(labels).join(' '), value]),
    );
    const grown = Object.entries(now).map(([key, count]) => [key, count - (before[key] ?? 0)] as const);
    const refused = Object.fromEntries(grown.filter(([, count]) => count > 0));
    before = now;
    const isAny = Object.keys(refused).length > 0;
    if (isAny) log.warn({ refused }, 'requests were refused since too much was under way');
    return isAny;
  };
}

/** Has it said once a second at most, until the answer is called. */
export function reportSheds(log: Log): () => void {
  const report = createShedReport(log);
  const timer = setInterval(() => void report(), everyMs).unref();
  return () => clearInterval(timer);
}
