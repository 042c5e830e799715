import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { networkOfRequest } from '#src/platform/http/edge.ts';

/**
 * Makes a guess at a password while few of those from this network, and for this account, have failed. It counts from
 * its beginning, and no more once it turns out right.
 * @throws AppError `too-many-requests`
 */
export async function limitGuess<T>(
  { rateLimits }: App,
  request: Request,
  email: string,
  guess: () => Promise<T>,
  isWrong: (result: T) => boolean = () => false,
): Promise<T> {
  const keys = [
    ['sign-in-from', networkOfRequest(request)],
    ['sign-in', email],
  ] as const;
  return rateLimits.attempt(keys, guess, (outcome) =>
    'result' in outcome
      ? isWrong(outcome.result)
      : outcome.error instanceof AppError && outcome.error.code === 'invalid',
  );
}
