import { dropMailedTokens } from '#src/accounts/auth/email/mailed-tokens.server.ts';
import {
  removeSignInMethods,
  hasSignInMethods,
  listLinked,
  lockAccount,
  setAccountEmail,
} from '#src/accounts/auth/embedded/queries.server.ts';
import { accountMails, mailAccount } from '#src/accounts/auth/mails.server.ts';
import { lockUserOf } from '#src/accounts/auth/queries.server.ts';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import { dropForeignFactors } from '#src/accounts/auth/second-factor/queries.server.ts';
import { endSessions, lockOwner } from '#src/accounts/auth/sessions/queries.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';

/**
 * Prevents pre-hijacking, where a stranger signs up with somebody else's address and gets the mailbox owner to confirm
 * it. Before Google is linked, all other sign-in methods are removed, unless the account's user has proved access to
 * the mailbox.
 */
export async function prepareLink(app: App, userId: string): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const subject = { issuer: embeddedIssuer, subject: userId };
    await lockUserOf(trx, subject);
    const account = await lockAccount(trx, userId);
    // The next check rejects a closed account and explains why.
    if (!account || account.isClosed) return;
    if (!(await hasSignInMethods(trx, userId))) {
      // Google has just created the account and has verified who owns the mailbox.
      if (account.emailVerified) await setAccountEmail(trx, userId, account.email, true);
      return;
    }
    if (!account.accessProven) {
      await removeSignInMethods(trx, userId, null);
      await dropForeignFactors(trx, userId);
      await endSessions(trx, userId, null);
      await dropMailedTokens(trx, userId);
      await setAccountEmail(trx, userId, account.email, true);
    }
    await mailAccount(app, trx, account, accountMails.linked(app, !account.accessProven));
  });
}

/**
 * Unlinks Google, and ends other sessions and all tokens.
 * @throws AppError `not-found`, `conflict` if Google is the only login
 */
export async function unlink(app: App, userId: string, sessionId: string): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const account = await lockOwner(trx, userId, sessionId);
    if ((await listLinked(trx, userId)).length === 0) throw new AppError('not-found');
    if (!account.hasPassword)
      throw new AppError('conflict', accountProblems.onlyLogin, undefined, {
        code: 'FAILED_TO_UNLINK_LAST_ACCOUNT',
      });
    await removeSignInMethods(trx, userId, 'credential');
    await endSessions(trx, userId, sessionId);
    await mailAccount(app, trx, account, accountMails.unlinked(app));
  });
}
