import type { Log } from '#src/platform/log.server.ts';
import { sheds } from './load-shedder.ts';

const everyMs = 1_000;

/** Returns a function that logs the requests refused since its last call, by class and reason, and returns whether there were any. */
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
    if (isAny) log.warn({ refused }, 'requests were refused because of overload');
    return isAny;
  };
}

/** Logs refused requests at most once a second, until the returned function is called. */
export function reportSheds(log: Log): () => void {
  const report = createShedReport(log);
  const timer = setInterval(() => void report(), everyMs).unref();
  return () => clearInterval(timer);
}
