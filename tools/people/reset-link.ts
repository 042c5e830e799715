import { recordAction } from '#src/accounts/audit/service.server.ts';
import { makeMailedToken } from '#src/accounts/auth/email/mailed-tokens.server.ts';
import { findAccountByEmail } from '#src/accounts/auth/embedded/queries.server.ts';
import { accountMails, linkTo, mailAccount } from '#src/accounts/auth/mails.server.ts';
import { findUserOf } from '#src/accounts/auth/queries.server.ts';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import { transact, type App } from '#src/platform/app.server.ts';
import { mayMail } from '#src/platform/mail/budget.server.ts';

/**
 * Emails a link for setting a new password, or returns it.
 * @throws Error with the line for the operator if no link can be made
 */
export async function makeResetLink(app: App, email: string, how: 'mail' | 'print'): Promise<string | null> {
  if (app.config.IDENTITY !== 'embedded')
    throw new Error(
      `Firebase manages passwords: ask ${email} to use 'Forgot password?', or reset it in the Firebase console.`,
    );
  return transact(app, async (trx) => {
    const account = await findAccountByEmail(trx, email);
    if (!account) throw new Error(`There is no account with the email ${email}.`);
    if (account.isClosed) throw new Error(`The account of ${email} is closed.`);
    // When the email limit is reached, no new link is created, so that the last mailed link stays valid.
    if (how === 'mail' && !(await mayMail(app, 'reset', account.email)))
      throw new Error(`${email} got three such emails within the last hour; wait, or add --print.`);
    const token = await makeMailedToken(trx, 'reset', account.id, account.email);
    const { user } = await findUserOf(trx, embeddedIssuer, account.id);
    const target = user ? (['person', user.id] as const) : undefined;
    const note = `by the command line, ${how === 'mail' ? 'mailed' : 'printed'}`;
    await recordAction(trx, { act: 'made-reset-link', actor: null, target, note });
    if (how === 'print') return linkTo(app.config, 'reset', token);
    await mailAccount(app, trx, account, accountMails.link(app.config, account, 'reset', token));
    return null;
  });
}
