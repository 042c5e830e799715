import { z } from 'zod';
import { requireConfirmation } from '#src/accounts/auth/confirming/service.server.ts';
import { deviceCookie, readKnownDevice } from '#src/accounts/auth/passwords/guess-limit.server.ts';
import { findUserOf } from '#src/accounts/auth/queries.server.ts';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import { closedAccount } from '#src/accounts/auth/tokens/access-token.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { libraryOf } from './library.server.ts';
import { findAccount, type EmbeddedAccount } from './queries.server.ts';

/** The common part of calls about accounts. */
export const open = {
  access: 'public',
  responses: { 200: z.object({ status: z.literal(true) }) },
  problems: ['forbidden', 'too-many-requests'],
} as const;
export const own = { ...open, proof: 'session' } as const;

type OwnInput<B> = { app: App; request: Request; body: B; account: EmbeddedAccount; sessionId: string };

export const sessionOf = (app: App, { headers }: Request) => libraryOf(app).api.getSession({ headers });

/** @throws AppError `unauthenticated`, `confirmation-required` */
export async function requireConfirmedSession(app: App, request: Request): Promise<void> {
  const found = await sessionOf(app, request);
  if (!found) throw new AppError('unauthenticated');
  await requireConfirmation(app.db, { sessionId: found.session.id });
}

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
