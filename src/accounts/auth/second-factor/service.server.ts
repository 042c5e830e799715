import { randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { AuditAction } from '#src/accounts/audit/schemas.ts';
import { recordAction } from '#src/accounts/audit/service.server.ts';
import { lockAccount, type EmbeddedAccount } from '#src/accounts/auth/embedded/queries.server.ts';
import { accountMails, mailAccount } from '#src/accounts/auth/mails.server.ts';
import { limitChange } from '#src/accounts/auth/passwords/service.server.ts';
import { findUserOf } from '#src/accounts/auth/queries.server.ts';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import { endSessions } from '#src/accounts/auth/sessions/queries.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { hashToken } from '#src/platform/security/crypto.server.ts';
import { accountFields, accountProblems } from '#src/texts/problems-accounts.server.ts';
import { shopName } from '#src/texts/shop.ts';
import {
  deleteAuthenticator,
  findAuthenticator,
  insertAuthenticator,
  replaceCodes,
  spendRecoveryCode,
  spendStep,
  verifyAuthenticator,
} from './queries.server.ts';

const periodMs = 30_000;
/** The library's mark of a secret that is the text of an authenticator app, not its bytes. */
const prefix = 'base32:';
/** Without letters and digits that look alike. 15 of these 32 are 75 bits, so that hashes without a salt are enough. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

export type SecondFactor = { since: string; codesLeft: number };

export async function showSecondFactor(db: DbOrTrx, userId: string): Promise<SecondFactor | null> {
  const app = await findAuthenticator(db, userId);
  return app?.verified ? { since: app.createdAt.toISOString(), codesLeft: app.codesLeft } : null;
}

/** Returns the address for authenticator apps, with a new secret that counts once a code is confirmed. */
export async function prepareAuthenticator(
  app: App,
  { id, email }: EmbeddedAccount,
): Promise<{ totpURI: string }> {
  const secret = base32.encode(randomBytes(20), { padding: false });
  const data = await symmetricEncrypt({ key: app.authSecret, data: prefix + secret });
  await app.db.transaction().execute(async (trx) => {
    await lockAccount(trx, id);
    if (!(await insertAuthenticator(trx, id, data)))
      throw new AppError('conflict', accountProblems.hasAuthenticator);
  });
  const uri = createOTP(base32.decode(secret)).url(shopName(), email);
  // Some apps show the plus signs.
  return { totpURI: uri.replaceAll('+', '%20') };
}

/** Returns whether the code of an app is right, at most 30 seconds off and was not accepted before. */
export async function acceptCode(app: App, db: DbOrTrx, userId: string, code: string): Promise<boolean> {
  const stored = await findAuthenticator(db, userId);
  if (!stored) return false;
  const secret = await symmetricDecrypt({ key: app.authSecret, data: stored.secret });
  const otp = createOTP(base32.decode(secret.slice(prefix.length)));
  const now = Math.floor(Date.now() / periodMs);
  for (const step of [now - 1, now, now + 1])
    if ((await otp.hotp(step)) === code) return spendStep(db, userId, step);
  return false;
}

/** Returns whether it is a code of the app, or a recovery code, that was not accepted before. */
export async function acceptFactor(app: App, userId: string, proof: string): Promise<boolean> {
  const code = proof.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(code)) return acceptCode(app, app.db, userId, code);
  return app.db.transaction().execute(async (trx) => {
    if (!(await spendRecoveryCode(trx, userId, hashCode(code)))) return false;
    await tell(app, trx, userId, 'used-recovery-code');
    return true;
  });
}

/** Makes the app count, ends all other sessions, which had only one factor, and returns the recovery codes. */
export async function confirmAuthenticator(
  app: App,
  id: string,
  { sessionId, code }: { sessionId: string; code: string },
): Promise<string[]> {
  const codes = makeCodes();
  await change(app, id, 'added-second-factor', async (trx) => {
    if (!(await acceptCode(app, trx, id, code)))
      throw new AppError('invalid', undefined, [{ path: 'code', message: accountFields.incorrect }]);
    if (!(await verifyAuthenticator(trx, id, codes.map(hashCode)))) throw noAuthenticator();
    await endSessions(trx, id, sessionId);
  });
  return codes;
}

/** Replaces all recovery codes, also those that were not used. */
export async function makeRecoveryCodes(app: App, id: string): Promise<string[]> {
  const codes = makeCodes();
  await change(app, id, 'made-recovery-codes', async (trx) => {
    if (!(await replaceCodes(trx, id, codes.map(hashCode)))) throw noAuthenticator();
  });
  return codes;
}

export async function removeSecondFactor(app: App, id: string, sessionId: string): Promise<void> {
  await change(app, id, 'removed-second-factor', async (trx) => {
    if (!(await deleteAuthenticator(trx, id))) throw noAuthenticator();
    await endSessions(trx, id, sessionId);
  });
}

/** Removes all factors of an account and ends all access to it. Returns whether it had any. */
export async function resetSecondFactor(app: App, trx: Trx, id: string, note: string): Promise<boolean> {
  await lockAccount(trx, id);
  if (!(await deleteAuthenticator(trx, id))) return false;
  await endSessions(trx, id, null);
  await tell(app, trx, id, 'reset-second-factor', note);
  return true;
}

/** Logs and mails that a recovery code was used, after the library has spent it. */
export async function noteRecoveryCode(app: App, id: string): Promise<void> {
  await app.db.transaction().execute((trx) => tell(app, trx, id, 'used-recovery-code'));
}

type FactorAction = Extract<AuditAction, `${string}-second-factor` | `${string}-recovery-code${'' | 's'}`>;

async function change(
  app: App,
  id: string,
  act: FactorAction,
  run: (trx: Trx) => Promise<void>,
): Promise<void> {
  await limitChange(app, id, () =>
    app.db.transaction().execute(async (trx) => {
      await lockAccount(trx, id);
      await run(trx);
      await tell(app, trx, id, act);
    }),
  );
}

/** Logs a change to the factors of an account and mails it to the owner. An operator's change has a note. */
async function tell(app: App, trx: Trx, id: string, act: FactorAction, note?: string): Promise<void> {
  const account = await lockAccount(trx, id);
  if (!account || account.isClosed) throw new AppError('unauthenticated');
  const { user } = await findUserOf(trx, embeddedIssuer, id);
  const byOperator = note !== undefined;
  await recordAction(trx, {
    act,
    actor: byOperator ? null : (user?.id ?? null),
    ...(byOperator && user && { target: ['person', user.id] as const, note }),
  });
  const left = (await findAuthenticator(trx, id))?.codesLeft ?? 0;
  await mailAccount(app, trx, account, accountMails.secondFactor(app, act, left));
}

const noAuthenticator = () => new AppError('conflict', accountProblems.noAuthenticator);

const makeCodes = (): string[] =>
  Array.from({ length: 10 }, () => {
    const letters = Array.from(randomBytes(15), (byte) => alphabet[byte % alphabet.length]).join('');
    return letters.replaceAll(/(.{5})(?=.)/g, '$1-');
  });

/** Ignores capitals, spaces and hyphens. */
export const hashCode = (code: string): string => hashToken(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
