import { libraryOf, openSession } from '#src/accounts/auth/embedded/library.server.ts';
import { findAccount } from '#src/accounts/auth/embedded/queries.server.ts';
import { limitGuess } from '#src/accounts/auth/passwords/guess-limit.server.ts';
import { findVersionOf } from '#src/accounts/auth/queries.server.ts';
import { checkSignIn, recordFailedSignIn } from '#src/accounts/auth/sessions/sign-in-check.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';
import { acceptFactor, showSecondFactor } from './service.server.ts';

async function findStep(app: App, { headers }: Request, ends = false) {
  const id = await libraryOf(app).api.findSecondStep({ headers, body: { ends } });
  const account = id === null ? undefined : await findAccount(app.db, id);
  if (account && !account.isClosed) return account;
  throw new AppError('unauthenticated', accountProblems.stepEnded, undefined, { code: 'second-step-ended' });
}

/** Returns which factors the login that waits in this browser can go on with. @throws AppError `unauthenticated` */
export async function showSecondStep(app: App, request: Request) {
  const { id } = await findStep(app, request);
  const factor = await showSecondFactor(app, app.db, id);
  return { hasApp: factor?.app !== null, hasPasskey: factor !== null && factor.passkeys.length > 0 };
}

/**
 * Ends a login with the code of an authenticator app, or with a recovery code, and opens its session.
 * @throws AppError `too-many-requests`, `unauthenticated` if no login waits for it in this browser
 */
export async function takeSecondStep(app: App, request: Request, code: string): Promise<Response> {
  const { id, email } = await findStep(app, request);
  // Read before the step is taken, so that a session is ended if all access ends meanwhile.
  const version = (await findVersionOf(app.db, email))?.version ?? 0;
  const guess = () => acceptFactor(app, id, code);
  const isRight = await limitGuess(app, request, email, guess, (right) => !right, 'code');
  if (!isRight) {
    await recordFailedSignIn(app, email);
    throw new AppError('unauthenticated', accountProblems.wrongCode, undefined, { code: 'INVALID_CODE' });
  }
  await findStep(app, request, true);
  return checkSignIn(app, request, email, await openSession(app, request, id), 'sign-in', version);
}

/**
 * Returns the response to a login that waits for the second step, without the cookies of the session that the library
 * has opened and deleted; null if the login is complete.
 */
export async function waitForSecondStep(response: Response): Promise<Response | null> {
  if (!response.ok || !('twoFactorRedirect' in (await response.clone().json()))) return null;
  const waiting = Response.json({ twoFactorRedirect: true });
  for (const cookie of stepCookies(response)) waiting.headers.append('set-cookie', cookie);
  return waiting;
}

export const stepCookies = ({ headers }: Response): string[] =>
  headers.getSetCookie().filter((cookie) => cookie.includes('two_factor='));
