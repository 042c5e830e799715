import { AppError } from '#src/platform/errors.ts';

const slowMs = 1_000;
/** A process sends ten pushes at once. */
const mostSlow = 5;

/** Since when each push to a host is under way. */
const underway = new Map<string, Set<number>>();

/**
 * Sends to a host unless it keeps many pushes waiting already: those to others have their turn.
 * @throws AppError `busy`, so that the push is tried again later
 */
export async function unlessSlow<T>(
  host: string,
  send: () => Promise<T>,
  now = performance.now(),
): Promise<T> {
  const started = underway.get(host) ?? new Set();
  if ([...started].filter((since) => now - since > slowMs).length >= mostSlow)
    throw new AppError('busy', 'A push service does not answer.');
  // Two may start in one moment.
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
