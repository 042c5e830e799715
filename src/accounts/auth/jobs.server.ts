import { z } from 'zod';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { defineWork, scheduledJob, type Job, type Work } from '#src/platform/jobs/queue.server.ts';
import { mayMail } from '#src/platform/mail/budget.server.ts';
import { seal, unseal } from '#src/platform/security/crypto.server.ts';
import { dropOldTokens, findMailedToken, makeMailedToken } from './email/mailed-tokens.server.ts';
import { findAccount, findAccountByEmail } from './embedded/queries.server.ts';
import { accountMails, mailAccount } from './mails.server.ts';
import { dropOldSessions, lockOwner } from './sessions/queries.server.ts';

const retries = { limit: 20, delay: 5, longest: 600 };
const resetData = z.object({ what: z.literal('reset'), email: z.string() });
const changeData = z.object({
  what: z.literal('change'),
  userId: z.string(),
  email: z.string(),
  /** The encrypted token of the link. Jobs queued by earlier releases may have none, and send no email. */
  token: z.string().optional(),
});

/** A job sends the email, so that the response time does not reveal whether an account exists. */
const mailLink: Job<z.output<typeof resetData> | z.output<typeof changeData>> = {
  name: 'mail-account-link',
  data: z.discriminatedUnion('what', [resetData, changeData]),
  retries,
  limitSeconds: 60,
};

export async function enqueueReset(app: App, trx: Trx, email: string): Promise<void> {
  await app.jobs.enqueue(trx, mailLink, { what: 'reset', email });
}

export async function mailSignUpAttempt(app: App, email: string): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const holder = await findAccountByEmail(trx, email);
    if (holder && !holder.isClosed)
      await mailAccount(app, trx, holder, accountMails.signUpTried(app.config, holder));
  });
}

/** Creates the token here rather than in the job, so that the latest request wins even if jobs run out of order. */
export async function enqueueChange(
  app: App,
  trx: Trx,
  { userId, sessionId, email }: { userId: string; sessionId: string; email: string },
): Promise<void> {
  await lockOwner(trx, userId, sessionId);
  const token = seal(app.authSecret, tokenPurpose, await makeMailedToken(trx, 'change', userId, email));
  await app.jobs.enqueue(trx, mailLink, { what: 'change', userId, email, token });
}
const tokenPurpose = 'tokens of links that are to be mailed';

const dropExpired = scheduledJob('forget-ended-access', '23 * * * *', { limitSeconds: 300, retries });

export const identityWork: Work[] = [
  defineWork(mailLink, async ({ app, data }) => {
    await app.db.transaction().execute(async (trx) => {
      const holder = await findAccountByEmail(trx, data.email);
      const account = data.what === 'reset' ? holder : await findAccount(trx, data.userId);
      if (!account || account.isClosed) return;
      if (data.what === 'reset') {
        // When the email limit is reached, no new link is created, so that the last mailed link stays valid.
        if (!(await mayMail(app, 'reset', data.email))) return;
        const token = await makeMailedToken(trx, 'reset', account.id, account.email);
        await mailAccount(app, trx, account, accountMails.link(app.config, account, 'reset', token));
        return;
      }
      const token = data.token && unseal(app.authSecret, tokenPurpose, data.token);
      // The change was replaced by a later one or withdrawn, or all sessions have ended.
      if (!token || !(await findMailedToken(trx, token, 'change'))) return;
      if (holder && holder.id !== account.id) {
        if (!holder.isClosed) await mailAccount(app, trx, holder, accountMails.addressTaken(holder));
        return;
      }
      // A new address is unconfirmed until the link is followed.
      const reader = { ...account, email: data.email, emailVerified: false };
      await mailAccount(app, trx, reader, accountMails.link(app.config, reader, 'change', token));
    });
  }),
  defineWork(dropExpired, async ({ app }) => {
    await dropOldTokens(app.db);
    await dropOldSessions(app.db);
  }),
];
