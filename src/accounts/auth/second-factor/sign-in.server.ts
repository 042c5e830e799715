import { failureOf, forward, libraryOf } from '#src/accounts/auth/embedded/library.server.ts';
import { findAccount } from '#src/accounts/auth/embedded/queries.server.ts';
import { limitGuess } from '#src/accounts/auth/passwords/guess-limit.server.ts';
import { findVersionOf } from '#src/accounts/auth/queries.server.ts';
import { checkSignIn } from '#src/accounts/auth/sessions/sign-in-check.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { problemResponse } from '#src/platform/http/route.server.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';
import { acceptCode, hashCode, noteRecoveryCode } from './service.server.ts';

/**
 * Ends a login with the code of an authenticator app, or with a recovery code, and opens its session.
 * @throws AppError `too-many-requests`, `unauthenticated` if no login waits for it in this browser
 */
export async function takeSecondStep(
  app: App,
  request: Request,
  { code, isRecovery }: { code: string; isRecovery: boolean },
): Promise<Response> {
  const id = await libraryOf(app).api.findSecondStep({ headers: request.headers });
  const account = id === null ? undefined : await findAccount(app.db, id);
  if (!account) throw stepEnded();
  const { email } = account;
  // Read before the step is taken, so that a session is ended if all access ends meanwhile.
  const version = (await findVersionOf(app.db, email))?.version ?? 0;
  const guess = async () => {
    // Each code of an app is accepted once, which the library leaves out.
    if (!isRecovery && !(await acceptCode(app, app.db, account.id, code))) return wrongCode();
    const response = await forward(app, withoutSession(request), {
      code: isRecovery ? hashCode(code) : code,
    });
    if (response.ok) return response;
    // The library allows five wrong recovery codes for one password, and another request may have ended the login.
    if (response.status === 400 || (await failureOf(response)).code === 'INVALID_TWO_FACTOR_COOKIE')
      throw stepEnded();
    return response.status === 401 ? wrongCode() : response;
  };
  const response = await limitGuess(app, request, email, guess, ({ status }) => status === 401, 'code');
  // The code is used up even if the next check refuses the login.
  if (response.ok && isRecovery && !account.isClosed) await noteRecoveryCode(app, account.id);
  return checkSignIn(app, request, email, response, 'sign-in', version);
}

const stepEnded = () =>
  new AppError('unauthenticated', accountProblems.stepEnded, undefined, { code: 'second-step-ended' });

const wrongCode = () =>
  problemResponse(
    new AppError('unauthenticated', accountProblems.wrongCode, undefined, { code: 'INVALID_CODE' }),
  );

/** Another session in the browser would make the library check that account's code. */
function withoutSession(request: Request): Request {
  const headers = new Headers(request.headers);
  const cookies = (headers.get('cookie') ?? '')
    .split('; ')
    .filter((cookie) => !cookie.includes('session_token='));
  headers.set('cookie', cookies.join('; '));
  headers.delete('authorization');
  return new Request(request.url, { method: request.method, headers });
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
