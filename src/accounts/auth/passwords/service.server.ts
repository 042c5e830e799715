import type { z } from 'zod';
import {
  dropMailedTokens,
  invalidToken,
  requireMailedToken,
  spendMailedToken,
} from '#src/accounts/auth/email/mailed-tokens.server.ts';
import {
  removeSignInMethods,
  findAccount,
  lockAccount,
  setAccountEmail,
  type EmbeddedAccount,
} from '#src/accounts/auth/embedded/queries.server.ts';
import { accountMails, mailAccount } from '#src/accounts/auth/mails.server.ts';
import { lockUserOf, setEmail } from '#src/accounts/auth/queries.server.ts';
import { type passwordChange, type reset, embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import { dropForeignFactors } from '#src/accounts/auth/second-factor/queries.server.ts';
import { endSessions, lockOwner } from '#src/accounts/auth/sessions/queries.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { setPassword, hashPassword } from './credentials.server.ts';
import { resetGuesses } from './guess-limit.server.ts';
import { refuseWeakPassword } from './weak-passwords.server.ts';

type PasswordChange = z.output<typeof passwordChange> & { keep: string };

/** Changes the password of a signed-in user, and keeps the session `keep`. */
export async function changePassword(
  app: App,
  account: EmbeddedAccount,
  { newPassword, keep }: PasswordChange,
): Promise<void> {
  await refuseWeakPassword(app.config, newPassword, account, 'newPassword');
  await limitChange(app, 'password-change', account.id, async () => {
    const hash = await hashPassword(newPassword, app.config.PASSWORD_COST);
    await app.db.transaction().execute((trx) => savePassword(app, trx, account, hash, keep));
  });
}

/**
 * Limits account changes, because each one sends an email: an attacker could fill the owner's mailbox or use
 * up the email limit.
 */
export async function limitChange(
  app: App,
  limit: 'account-change' | 'password-change' | 'access-removal',
  id: string,
  change: () => Promise<void>,
): Promise<void> {
  await app.rateLimits.attempt([[limit, id]], change, (outcome) => 'result' in outcome);
}

/** Stores a password, and ends all tokens and all sessions but `keep`. */
export async function savePassword(
  app: App,
  trx: Trx,
  { id }: { id: string },
  hash: string,
  keep: string | null,
): Promise<EmbeddedAccount> {
  const account = keep === null ? await lockAccount(trx, id) : await lockOwner(trx, id, keep);
  if (!account || account.isClosed) throw new AppError('unauthenticated');
  await setPassword(trx, id, hash);
  await endSessions(trx, id, keep);
  // Reset links that are still valid may have been requested by someone else.
  await dropMailedTokens(trx, id, 'reset');
  await mailAccount(app, trx, account, accountMails.passwordChanged(app));
  return account;
}

/** Sets a password with a mailed token, which also proves the address. With `unlink`, removes other sign-in methods. */
export async function resetPassword(
  app: App,
  request: Request,
  { token, newPassword, unlink }: z.output<typeof reset>,
): Promise<void> {
  await refuseWeakPassword(app.config, newPassword, { name: '', email: '' }, 'newPassword');
  // The token is checked before the slow hashing, so that an invalid one uses little CPU time.
  const { user_id, email: mailedTo } = await requireMailedToken(app.db, token, 'reset');
  const owner = { name: (await findAccount(app.db, user_id))?.name ?? '', email: mailedTo };
  await refuseWeakPassword(app.config, newPassword, owner, 'newPassword');
  const hash = await hashPassword(newPassword, app.config.PASSWORD_COST);
  const email = await app.db.transaction().execute(async (trx) => {
    const found = await requireMailedToken(trx, token, 'reset');
    const subject = { issuer: embeddedIssuer, subject: found.user_id };
    await lockUserOf(trx, subject);
    const holder = await lockAccount(trx, found.user_id);
    await spendMailedToken(trx, token);
    // The address was changed after the link had been requested.
    if (holder?.email !== found.email) throw invalidToken();
    const account = await savePassword(app, trx, { id: found.user_id }, hash, null);
    // Other sign-in methods may have been added by someone who does not own the address.
    if (unlink || !account.accessProven) await removeSignInMethods(trx, account.id, 'credential');
    if (!account.accessProven) await dropForeignFactors(trx, account.id);
    await setAccountEmail(trx, account.id, account.email, true);
    await setEmail(trx, subject, { email_verified: true });
    return account.email;
  });
  await resetGuesses(app, request, email);
}
