import type { z } from 'zod';
import type { EmbeddedAccount } from '#src/accounts/auth/embedded/queries.server.ts';
import type { passkeyConfirmation } from '#src/accounts/auth/passkeys/schemas.ts';
import { findByPasskey, wrongPasskey } from '#src/accounts/auth/passkeys/service.server.ts';
import { checkPassword } from '#src/accounts/auth/passwords/credentials.server.ts';
import { limitGuess } from '#src/accounts/auth/passwords/guess-limit.server.ts';
import { acceptFactor } from '#src/accounts/auth/second-factor/service.server.ts';
import { confirmSession, isConfirmed } from '#src/accounts/auth/sessions/queries.server.ts';
import { recordFailedSignIn } from '#src/accounts/auth/sessions/sign-in-check.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { accountFields, accountProblems } from '#src/texts/problems-accounts.server.ts';

/** Shorter than the five minutes after which Firebase asks for a login before it deletes an account. */
const outsideMs = 4 * 60_000;

/**
 * Outside providers have no session here, so only a login there counts. `provedAt` is its Unix time in seconds.
 * @throws AppError `confirmation-required` unless the user has shown within ten minutes that it is them
 */
export async function requireConfirmation(
  db: DbOrTrx,
  { sessionId, provedAt = 0 }: { sessionId: string | null; provedAt?: number | undefined },
): Promise<void> {
  const isRecent =
    sessionId === null ? provedAt * 1000 > Date.now() - outsideMs : await isConfirmed(db, sessionId);
  if (!isRecent) throw new AppError('confirmation-required');
}

/**
 * Confirms a session, with a passkey or with `proof`: a code of the second factor if the account has one, because a thief
 * may know the password; otherwise the password.
 * @throws AppError `invalid`, `too-many-requests`, `conflict` if only another login can confirm, `unauthenticated` for a
 * passkey of another account
 */
export async function confirm(
  app: App,
  request: Request,
  { id, email, hasSecondFactor, hasPassword }: EmbeddedAccount,
  sessionId: string,
  { proof = '', passkey }: z.output<typeof passkeyConfirmation>,
): Promise<void> {
  if (passkey) {
    if ((await findByPasskey(app, request, passkey)).userId !== id) throw wrongPasskey();
    return confirmSession(app.db, sessionId);
  }
  if (!hasSecondFactor && !hasPassword) throw new AppError('conflict', accountProblems.loginAgain);
  const check = async () => {
    if (!hasSecondFactor) return checkPassword(app.db, id, proof);
    if (await acceptFactor(app, id, proof)) return;
    throw new AppError('invalid', undefined, [{ path: 'proof', message: accountFields.incorrect }]);
  };
  const recorded = () =>
    check().catch(async (error: unknown) => {
      // The owner of a stolen session must be able to see that someone guesses.
      if (error instanceof AppError) await recordFailedSignIn(app, email);
      throw error;
    });
  await limitGuess(app, request, email, recorded, undefined, hasSecondFactor ? 'code' : 'sign-in');
  await confirmSession(app.db, sessionId);
}
