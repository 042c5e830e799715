import type { App } from '#src/platform/app.server.ts';
import { enqueueMail } from '#src/platform/mail.server.ts';
import {
  dropWaysIn,
  embeddedIssuer,
  hasWaysIn,
  lockAccount,
  setAccountEmail,
} from './embedded-account.server.ts';
import { endSessions } from './embedded-sessions.server.ts';
import { composeLinked } from './mails.server.ts';
import { dropMailedTokens } from './mailed-tokens.server.ts';
import { lockPersonOf } from './queries.server.ts';

/**
 * Before Google is linked to an account of the same address. Whoever made that account may be someone else, who let
 * the owner of the mailbox confirm it: unless the two were shown to be one person, all that opened it so far ends
 * here, the password and other ways in, sessions, access tokens and mailed links. The owner is told either way.
 * Before and not after: what fails in between leaves nobody in.
 */
export async function prepareLink(app: App, userId: string): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const subject = { issuer: embeddedIssuer, subject: userId };
    await lockPersonOf(trx, subject);
    const account = await lockAccount(trx, userId);
    // One that Google has just made has no other way in.
    if (!account || !(await hasWaysIn(trx, userId))) return;
    if (!account.accessProven) {
      await dropWaysIn(trx, userId, null);
      await endSessions(trx, userId, null);
      await dropMailedTokens(trx, userId, 'verify', 'reset', 'change');
      await setAccountEmail(trx, userId, account.email, true);
    }
    await enqueueMail(app, trx, composeLinked(app, account, !account.accessProven));
  });
}
