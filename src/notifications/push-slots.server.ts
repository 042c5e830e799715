import { AppError } from '#src/platform/errors.ts';

const slowMs = 1_000;
/** A process sends ten pushes at once, so that five remain for other services. */
const maxSlow = 5;

/** The start times of the pushes to each host that are under way. */
const underway = new Map<string, Set<number>>();

/**
 * Sends to a host unless it is already slow with many pushes, so that it cannot block pushes to other hosts.
 * @throws AppError `busy`, so that the push is tried again later
 */
export async function unlessSlow<T>(
  host: string,
  send: () => Promise<T>,
  now = performance.now(),
): Promise<T> {
  const started = underway.get(host) ?? new Set();
  if ([...started].filter((since) => now - since > slowMs).length >= maxSlow)
    throw new AppError('busy', 'The push service is not responding.');
  // Two pushes may start at the same moment; their times must differ.
  let since = now;
  while (started.has(since)) since += 0.001;
  underway.set(host, started.add(since));
  try {
    return await send();
  } finally {
    started.delete(since);
    if (started.size === 0) underway.delete(host);
  }
}
