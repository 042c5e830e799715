import { recordAction } from '#src/accounts/audit/service.server.ts';
import { transact, type App } from '#src/platform/app.server.ts';
import { mayMail } from '#src/platform/mail/budget.server.ts';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import { findAccountByEmail } from '#src/accounts/auth/embedded/queries.server.ts';
import { makeMailedToken } from '#src/accounts/auth/email/mailed-tokens.server.ts';
import { accountMails, linkTo, mailAccount } from '#src/accounts/auth/mails.server.ts';
import { findUserOf } from '#src/accounts/auth/queries.server.ts';

type ResetLink =
  | { outcome: 'mailed' }
  | { outcome: 'link'; url: string }
  /** An outside provider manages the accounts and passwords. */
  | { outcome: 'elsewhere' }
  | { outcome: 'unknown' | 'closed' }
  | { outcome: 'limit' };

export async function makeResetLink(app: App, email: string, how: 'mail' | 'print'): Promise<ResetLink> {
  if (app.config.IDENTITY !== 'embedded') return { outcome: 'elsewhere' };
  return transact(app, async (trx): Promise<ResetLink> => {
    const account = await findAccountByEmail(trx, email);
    if (!account) return { outcome: 'unknown' };
    if (account.isClosed) return { outcome: 'closed' };
    // When the email limit is reached, no new link is created, so that the last mailed link stays valid.
    if (how === 'mail' && !(await mayMail(app, 'reset', account.email))) return { outcome: 'limit' };
    const token = await makeMailedToken(trx, 'reset', account.id, account.email);
    const { user } = await findUserOf(trx, embeddedIssuer, account.id);
    const target = user ? (['person', user.id] as const) : undefined;
    const note = `by the command line, ${how === 'mail' ? 'mailed' : 'printed'}`;
    await recordAction(trx, { act: 'made-reset-link', actor: null, target, note });
    if (how === 'print') return { outcome: 'link', url: linkTo(app.config, 'reset', token) };
    await mailAccount(app, trx, account, accountMails.link(app.config, account, 'reset', token));
    return { outcome: 'mailed' };
  });
}
