import { AppError } from '#src/platform/errors.ts';

const slowMs = 1_000;
/** A process sends ten pushes at once, so that five remain for other services. */
const maxSlow = 5;

type Push = { startedAt: number };

const underway = new Map<string, Set<Push>>();

/** Keeps a slow host from blocking pushes to others. @throws AppError `busy`, so that the push is tried again */
export async function unlessSlow<T>(
  host: string,
  send: () => Promise<T>,
  now = performance.now(),
): Promise<T> {
  const pushes = underway.get(host) ?? new Set();
  if ([...pushes].filter(({ startedAt }) => now - startedAt > slowMs).length >= maxSlow)
    throw new AppError('busy', 'The push service is not responding.');
  const push = { startedAt: now };
  underway.set(host, pushes.add(push));
  try {
    return await send();
  } finally {
    pushes.delete(push);
    if (pushes.size === 0) underway.delete(host);
  }
}
