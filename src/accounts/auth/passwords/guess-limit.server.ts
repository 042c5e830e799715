import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { networkOfRequest } from '#src/platform/http/client-network.ts';
import { readDevice } from './known-device.server.ts';
import type { LimitKey } from '#src/platform/security/rate-limits.server.ts';
import { findVersionOf } from '#src/accounts/auth/queries.server.ts';

/**
 * Limits wrong guesses by network, by network and account, and by account. A browser that the account knows is counted
 * alone instead of the last two, so that strangers cannot lock its owner out. @throws AppError `too-many-requests`
 */
export async function limitGuess<T>(
  app: App,
  request: Request,
  email: string,
  guess: () => Promise<T>,
  isWrong: (result: T) => boolean = () => false,
): Promise<T> {
  const network = networkOfRequest(request);
  const device = await findDevice(app, request, email);
  const keys: LimitKey[] = device
    ? [['sign-in-device', `${email} ${device}`]]
    : [
        ['sign-in', `${email} ${network}`],
        ['sign-in-account', email],
      ];
  return app.rateLimits.attempt([['sign-in-from', network], ...keys], guess, (outcome) =>
    'result' in outcome
      ? isWrong(outcome.result)
      : outcome.error instanceof AppError && outcome.error.code === 'invalid',
  );
}

async function findDevice(app: App, request: Request, email: string): Promise<string | null> {
  if (!request.headers.get('cookie')?.includes('rangefinder.device.')) return null;
  const account = await findVersionOf(app.db, email);
  return account ? readDevice(app, request, { email, ...account }) : null;
}

/** Unlocks an account whose owner has just set a password by a mailed link. */
export async function forgetGuesses({ rateLimits }: App, request: Request, email: string): Promise<void> {
  await rateLimits.reset('sign-in', `${email} ${networkOfRequest(request)}`);
  await rateLimits.reset('sign-in-account', email);
}
