import { z } from 'zod';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { networkOfRequest } from '#src/platform/http/client-network.ts';
import { mayMail } from '#src/platform/mail/budget.server.ts';
import { enqueueChange, enqueueReset } from '#src/accounts/auth/jobs.server.ts';
import { accountFields, accountProblems } from '#src/texts/problems-accounts.server.ts';
import type { accountCalls } from './account-api.server.ts';
import {
  emailChange,
  linkCheck,
  passwordChange,
  reset,
  resetRequest,
  verification,
} from '#src/accounts/auth/schemas.ts';
import { findAccount, listLinked, type EmbeddedAccount } from './queries.server.ts';
import {
  checkOwnPassword,
  resetPassword,
  savePassword,
} from '#src/accounts/auth/passwords/service.server.ts';
import { hashPassword } from '#src/accounts/auth/passwords/credentials.server.ts';
import { refuseWeakPassword } from '#src/accounts/auth/passwords/weak-passwords.server.ts';
import { endSessions, listSessionsOf } from '#src/accounts/auth/sessions/queries.server.ts';
import { unlink } from '#src/accounts/auth/google/linking.server.ts';
import { accountMails, mailAccount } from '#src/accounts/auth/mails.server.ts';
import {
  dropMailedTokens,
  findNewEmail,
  makeMailedToken,
} from '#src/accounts/auth/email/mailed-tokens.server.ts';
import { confirmAddress, isLinkValid } from '#src/accounts/auth/email/verify.server.ts';

type ActionInput = {
  app: App;
  request: Request;
  body: unknown;
  signedIn(): Promise<string | null>;
};
type OwnActionInput = ActionInput & { account: EmbeddedAccount; sessionId: string };

type Path = (typeof accountCalls)[number]['path'];
type Open = { open(input: ActionInput): Promise<object> };
type Own = { own(input: OwnActionInput): Promise<object> };

const done = { status: true };

/** The actions parse bodies that the same schemas have already validated. */
export const accountRoutes: Record<Path, Open | Own> = {
  '/auth/request-password-reset': {
    async open({ app, request, body }) {
      const { email } = resetRequest.parse(body);
      await app.rateLimits.consume('reset-from', networkOfRequest(request));
      await app.rateLimits.consume('reset', email);
      await app.db.transaction().execute((trx) => enqueueReset(app, trx, email));
      return done;
    },
  },
  '/auth/reset-password': {
    async open({ app, request, body }) {
      await resetPassword(app, request, reset.parse(body));
      return done;
    },
  },
  '/auth/verify-email': {
    open: async ({ app, body, signedIn }) => ({
      ...done,
      email: await confirmAddress(app, verification.parse(body).token, await signedIn()),
    }),
  },
  '/auth/check-link': {
    open: async ({ app, body }) => ({ valid: await isLinkValid(app.db, linkCheck.parse(body)) }),
  },
  '/auth/send-verification-email': {
    async own({ app, account }) {
      if (account.emailVerified)
        throw new AppError('bad-request', accountProblems.emailConfirmed, undefined, {
          code: 'EMAIL_ALREADY_VERIFIED',
        });
      await app.rateLimits.consume('letter', account.id);
      await sendVerification(app, account.id);
      return done;
    },
  },
  '/auth/account': {
    own: async ({ app, account: { id, email, emailVerified, hasPassword } }) => ({
      email,
      emailVerified,
      hasPassword,
      newEmail: await findNewEmail(app.db, id),
      linked: (await listLinked(app.db, id)).map(({ providerId, createdAt }) => ({
        providerId,
        since: createdAt.toISOString(),
      })),
    }),
  },
  '/auth/unlink-account': {
    async own({ app, account, sessionId }) {
      await limitChange(app, account.id, () => unlink(app, account.id, sessionId));
      return done;
    },
  },
  '/auth/change-password': {
    async own({ app, request, body, account, sessionId }) {
      const { currentPassword, newPassword } = passwordChange.parse(body);
      await refuseWeakPassword(app.config, newPassword, account, 'newPassword');
      await checkOwnPassword(app, request, account, currentPassword, 'currentPassword');
      await limitChange(app, account.id, async () => {
        const hash = await hashPassword(newPassword, app.config.PASSWORD_COST);
        await app.db
          .transaction()
          .execute((trx) =>
            savePassword(app, trx, account, hash, { keep: sessionId, known: currentPassword }),
          );
      });
      return done;
    },
  },
  '/auth/change-email': {
    async own({ app, request, body, account }) {
      const { newEmail, password } = emailChange.parse(body);
      await checkOwnPassword(app, request, account, password, 'password');
      if (newEmail === account.email)
        throw new AppError('invalid', undefined, [{ path: 'newEmail', message: accountFields.isOwnEmail }]);
      await app.rateLimits.consume('letter', account.id);
      await app.db.transaction().execute((trx) => enqueueChange(app, trx, account.id, newEmail));
      return done;
    },
  },
  '/auth/withdraw-email-change': {
    async own({ app, account }) {
      await app.db.transaction().execute((trx) => dropMailedTokens(trx, account.id, 'change'));
      return done;
    },
  },
  '/auth/list-sessions': {
    async own({ app, account, sessionId }) {
      const rows = await listSessionsOf(app.db, account.id);
      return rows.map(({ id, createdAt, updatedAt, ipAddress, userAgent }) => ({
        id,
        current: id === sessionId,
        signedInAt: createdAt.toISOString(),
        lastUsedAt: updatedAt.toISOString(),
        userAgent,
        address: ipAddress,
      }));
    },
  },
  '/auth/revoke-sessions': {
    async own({ app, account }) {
      await app.db.transaction().execute((trx) => endSessions(trx, account.id, null));
      return done;
    },
  },
};

/**
 * Limits account changes, because each one sends an email: an attacker could fill the owner's mailbox or use
 * up the email limit.
 */
async function limitChange(app: App, id: string, change: () => Promise<void>): Promise<void> {
  await app.rateLimits.attempt([['account-change', id]], change, (outcome) => 'result' in outcome);
}

const signedUp = z.object({ user: z.object({ id: z.string() }) });

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

/**
 * Runs after the library's transaction, which this code cannot join. If it fails, the dashboard offers to send
 * the email again.
 */
export async function welcome(app: App, response: Response): Promise<void> {
  const { user } = signedUp.parse(await response.clone().json());
  await sendVerification(app, user.id);
}
