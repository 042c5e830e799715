import { deviceCookie, readKnownDevice } from '#src/accounts/auth/passwords/guess-limit.server.ts';
import { checkOwnPassword } from '#src/accounts/auth/passwords/service.server.ts';
import { findUserOf } from '#src/accounts/auth/queries.server.ts';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import { isFreshSession } from '#src/accounts/auth/sessions/queries.server.ts';
import { closedAccount } from '#src/accounts/auth/tokens/access-token.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';
import { libraryOf } from './library.server.ts';
import { findAccount, type EmbeddedAccount } from './queries.server.ts';

type OwnInput<B> = { app: App; request: Request; body: B; account: EmbeddedAccount; sessionId: string };

export const sessionOf = (app: App, { headers }: Request) => libraryOf(app).api.getSession({ headers });

/**
 * Runs an action for the account of the session. With `keepsBrowser`, an account that knew the browser still knows it
 * after the action has ended all access tokens.
 * @throws AppError `unauthenticated`, `forbidden` if the account is closed
 */
export function forOwner<B>(action: (input: OwnInput<B>) => Promise<object | void>, keepsBrowser = false) {
  return async (input: { app: App; request: Request; body: B }): Promise<Response> => {
    const { app, request } = input;
    const found = await sessionOf(app, request);
    const account = found && (await findAccount(app.db, found.user.id));
    if (!account) throw new AppError('unauthenticated');
    if (account.isClosed) throw closedAccount();
    const findDevice = async () => {
      const { generation: version } = await findUserOf(app.db, embeddedIssuer, account.id);
      return { id: account.id, email: account.email, version };
    };
    const isKnown = keepsBrowser && readKnownDevice(app, request, await findDevice()) !== null;
    const result = await action({ ...input, account, sessionId: found.session.id });
    const response = Response.json(result ?? { status: true });
    if (isKnown) response.headers.append('set-cookie', deviceCookie(app, await findDevice()));
    return response;
  };
}

/** Asks for the password, or for a login within five minutes if the account has none. */
export async function requireOwner({
  app,
  request,
  body,
  account,
  sessionId,
}: OwnInput<{ password?: string | undefined }>) {
  if (account.hasPassword) await checkOwnPassword(app, request, account, body.password ?? '', 'password');
  else await requireFreshSession(app, sessionId, account.id);
}

const freshSeconds = 5 * 60;

/** @throws AppError `forbidden` */
export async function requireFreshSession({ db }: App, sessionId: string, userId: string): Promise<void> {
  if (await isFreshSession(db, sessionId, userId, freshSeconds)) return;
  throw new AppError('forbidden', accountProblems.loginAgain, undefined, {
    code: 'auth/requires-recent-login',
  });
}
