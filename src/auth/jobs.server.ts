import { z } from 'zod';
import type { Trx } from '#src/db/connect.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { defineWork, scheduledJob, type Job, type Work } from '#src/platform/jobs.server.ts';
import { mayMail } from '#src/platform/mail-budget.server.ts';
import { hashToken } from '#src/platform/mailed-token.server.ts';
import { seal, unseal } from '#src/platform/seal.server.ts';
import {
  embeddedIssuer,
  findAccount,
  findAccountByEmail,
} from '#src/auth/providers/embedded/account.server.ts';
import { dropOldSessions } from '#src/auth/providers/embedded/sessions.server.ts';
import { accountMails, mailAccount } from './mails.server.ts';
import {
  dropOldTokens,
  isMailedTokenValid,
  makeMailedToken,
} from '#src/auth/providers/embedded/mailed-tokens.server.ts';
import { findPersonOf } from './queries.server.ts';

const retries = { limit: 20, delay: 5, longest: 600 };
const askedReset = z.object({ what: z.literal('reset'), email: z.string() });
const askedChange = z.object({
  what: z.literal('change'),
  userId: z.string(),
  email: z.string(),
  /** The account's token version when it was asked for: whose access has ended meanwhile changes nothing. */
  version: z.int(),
  /** The sealed token of the link. Jobs queued by an earlier release have none. */
  token: z.string().optional(),
});

/** Done by a job, so that the answer takes as long whether or not there is an account. */
const mailLink: Job<z.output<typeof askedReset> | z.output<typeof askedChange>> = {
  name: 'mail-account-link',
  data: z.discriminatedUnion('what', [askedReset, askedChange]),
  retries,
  limitSeconds: 60,
};

export async function enqueueReset(app: App, trx: Trx, email: string): Promise<void> {
  await app.jobs.enqueue(trx, mailLink, { what: 'reset', email });
}

export async function mailSignUpTried(app: App, email: string): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const holder = await findAccountByEmail(trx, email);
    if (holder && !holder.isClosed)
      await mailAccount(app, trx, holder, accountMails.signUpTried(app.config, holder));
  });
}

/** The token is created at once, so that links for earlier changes stop working now, whatever job runs first. */
export async function enqueueChange(app: App, trx: Trx, userId: string, email: string): Promise<void> {
  const { generation: version } = await findPersonOf(trx, embeddedIssuer, userId);
  const token = seal(app.authSecret, tokenPurpose, await makeMailedToken(trx, 'change', userId, email));
  await app.jobs.enqueue(trx, mailLink, { what: 'change', userId, email, version, token });
}
const tokenPurpose = 'tokens of links that are to be mailed';

const forgetEnded = scheduledJob('forget-ended-access', '23 * * * *', { limitSeconds: 300, retries });

export const identityWork: Work[] = [
  defineWork(mailLink, async ({ app, data }) => {
    await app.db.transaction().execute(async (trx) => {
      const holder = await findAccountByEmail(trx, data.email);
      const account = data.what === 'reset' ? holder : await findAccount(trx, data.userId);
      if (!account || account.isClosed) return;
      if (data.what === 'change') {
        const { generation } = await findPersonOf(trx, embeddedIssuer, account.id);
        if (generation !== data.version) return;
      }
      // A later change has replaced this one, or it was withdrawn.
      const made = data.what === 'change' && data.token && unseal(app.authSecret, tokenPurpose, data.token);
      if (made && !(await isMailedTokenValid(trx, hashToken(made)))) return;
      if (data.what === 'change' && holder && holder.id !== account.id) {
        if (!holder.isClosed) await mailAccount(app, trx, holder, accountMails.addressTaken(holder));
        return;
      }
      // The mail would be dropped, and the last link that was mailed must stay valid.
      if (data.what === 'reset' && !(await mayMail(app, 'reset', data.email))) return;
      // A new address is nobody's until the link is followed.
      const emailVerified = data.what === 'reset' && account.emailVerified;
      const reader = { ...account, email: data.email, emailVerified };
      const token = made || (await makeMailedToken(trx, data.what, account.id, data.email));
      await mailAccount(app, trx, reader, accountMails.link(app.config, reader, data.what, token));
    });
  }),
  defineWork(forgetEnded, async ({ app }) => {
    await dropOldTokens(app.db);
    await dropOldSessions(app.db);
  }),
];
