import type { z } from 'zod';
import { findAccount, lockAccount, setAccountEmail } from '#src/accounts/auth/embedded/queries.server.ts';
import { accountMails, mailAccount } from '#src/accounts/auth/mails.server.ts';
import { lockUserOf, setEmail } from '#src/accounts/auth/queries.server.ts';
import type { linkCheck } from '#src/accounts/auth/schemas.ts';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import type { App } from '#src/platform/app.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { mayMail } from '#src/platform/mail/budget.server.ts';
import { violates } from '#src/platform/outage.server.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';
import {
  dropMailedTokens,
  findMailedToken,
  invalidToken,
  makeMailedToken,
  requireMailedToken,
  spendMailedToken,
} from './mailed-tokens.server.ts';

const confirming = ['verify', 'change'] as const;

/**
 * Confirms the address that a link was mailed to. If the link is opened while its account is `signedIn` in the same
 * browser, this also proves that the account's user reads the mailbox.
 * @throws AppError `conflict`
 */
export async function confirmAddress(app: App, token: string, signedIn: string | null): Promise<string> {
  try {
    return await app.db.transaction().execute(async (trx) => {
      const found = await requireMailedToken(trx, token, ...confirming);
      const { user_id, purpose, email } = found;
      const subject = { issuer: embeddedIssuer, subject: user_id };
      // Locks the record before the account, in the same order as closing an account does, to avoid deadlocks.
      await lockUserOf(trx, subject);
      const account = await lockAccount(trx, user_id);
      await spendMailedToken(trx, token);
      // The address was changed since the email was sent, or the account closed.
      if (!account || account.isClosed || (purpose === 'verify' && account.email !== email))
        throw invalidToken();
      // After a change of address, earlier proof of access counts only for the old one.
      const wasProven = purpose === 'verify' && account.accessProven;
      await setAccountEmail(trx, user_id, email, wasProven || signedIn === user_id);
      await setEmail(trx, subject, { email, email_verified: true });
      if (purpose === 'verify') return email;
      // Links in the old mailbox must stop working.
      await dropMailedTokens(trx, user_id);
      await mailAccount(app, trx, account, accountMails.emailChanged(app, account, email));
      return email;
    });
  } catch (error) {
    if (!violates(error, 'users_email', 'identity_user_email_key')) throw error;
    throw new AppError('conflict', accountProblems.emailTaken, undefined, {
      code: 'USER_ALREADY_EXISTS',
    });
  }
}

export async function isLinkValid(
  db: DbOrTrx,
  { token, purpose }: z.output<typeof linkCheck>,
): Promise<boolean> {
  const found = await findMailedToken(db, token, ...(purpose === 'reset' ? ['reset' as const] : confirming));
  const account = found && (await findAccount(db, found.user_id));
  if (!account || account.isClosed) return false;
  return found.purpose !== 'verify' || account.email === found.email;
}

export async function sendVerification(app: App, userId: string): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, userId);
    if (!account || account.emailVerified) return;
    // When the email limit is reached, no new link is created, so that the last mailed link stays valid.
    if (!(await mayMail(app, 'confirm', account.email))) return;
    const token = await makeMailedToken(trx, 'verify', userId, account.email);
    await mailAccount(app, trx, account, accountMails.link(app.config, account, 'verify', token));
  });
}
