import { randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { AuditAction } from '#src/accounts/audit/schemas.ts';
import { recordAction } from '#src/accounts/audit/service.server.ts';
import { lockAccount, type EmbeddedAccount } from '#src/accounts/auth/embedded/queries.server.ts';
import { accountMails, mailAccount } from '#src/accounts/auth/mails.server.ts';
import { listPasskeys } from '#src/accounts/auth/passkeys/queries.server.ts';
import { limitChange } from '#src/accounts/auth/passwords/service.server.ts';
import { findUserOf } from '#src/accounts/auth/queries.server.ts';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import { endSessions, lockOwner } from '#src/accounts/auth/sessions/queries.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { hashToken } from '#src/platform/security/crypto.server.ts';
import { accountFields, accountProblems } from '#src/texts/problems-accounts.server.ts';
import { shopName } from '#src/texts/shop.ts';
import {
  countCodes,
  deleteAuthenticator,
  deleteFactors,
  findAuthenticator,
  insertAuthenticator,
  markAccount,
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

/** Returns the second factors of an account, or null without any. */
export async function showSecondFactor({ config }: App, db: DbOrTrx, userId: string) {
  const [app, passkeys, codesLeft] = [
    await findAuthenticator(db, userId),
    await listPasskeys(db, userId),
    await countCodes(db, userId),
  ];
  if (!app?.verified && passkeys.length === 0) return null;
  const { hostname } = new URL(config.PUBLIC_URL);
  return {
    app: app?.verified ? app.createdAt.toISOString() : null,
    passkeys: passkeys.map(({ id, name, host, createdAt, usedAt }) => ({
      id,
      name,
      since: createdAt.toISOString(),
      lastUsedAt: usedAt?.toISOString() ?? null,
      otherHost: host === hostname ? null : host,
    })),
    codesLeft,
  };
}

/** Returns the address for authenticator apps, with a new secret that counts once a code is confirmed. */
export async function prepareAuthenticator(
  app: App,
  { id, email }: EmbeddedAccount,
  sessionId: string,
): Promise<{ totpURI: string }> {
  const secret = base32.encode(randomBytes(20), { padding: false });
  const data = await symmetricEncrypt({ key: app.authSecret, data: prefix + secret });
  await app.db.transaction().execute(async (trx) => {
    await lockOwner(trx, id, sessionId);
    if (!(await insertAuthenticator(trx, id, data)))
      throw new AppError('conflict', accountProblems.hasAuthenticator);
  });
  const uri = createOTP(base32.decode(secret)).url(shopName(), email);
  // Some apps show the plus signs.
  return { totpURI: uri.replaceAll('+', '%20') };
}

/**
 * Returns whether the code of an app is right, at most 30 seconds off and was not accepted before. With `isFirst`, the app
 * is the one that waits for its first code, which is a factor of nobody yet.
 */
export async function acceptCode(
  app: App,
  db: DbOrTrx,
  userId: string,
  code: string,
  isFirst = false,
): Promise<boolean> {
  const stored = await findAuthenticator(db, userId);
  if (stored?.verified !== !isFirst) return false;
  const secret = await symmetricDecrypt({ key: app.authSecret, data: stored.secret });
  const otp = createOTP(base32.decode(secret.slice(prefix.length)));
  const now = Math.floor(Date.now() / periodMs);
  for (const step of [now - 1, now, now + 1])
    if ((await otp.hotp(step)) === code) return spendStep(db, userId, step, stored);
  return false;
}

/** Returns whether it is a code of the app, or a recovery code, that was not accepted before. */
export async function acceptFactor(app: App, userId: string, proof: string): Promise<boolean> {
  const code = proof.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(code)) return acceptCode(app, app.db, userId, code);
  return app.db.transaction().execute(async (trx) => {
    // First, like everything that changes factors, or the two could wait for each other.
    const account = await lockAccount(trx, userId);
    if (!(await spendRecoveryCode(trx, userId, hashCode(code)))) return false;
    await tell(app, trx, account, 'used-recovery-code');
    return true;
  });
}

/** Makes the app count. Returns recovery codes if it is the first second factor of the account. */
export async function confirmAuthenticator(
  app: App,
  id: string,
  { sessionId, code }: { sessionId: string; code: string },
): Promise<string[] | null> {
  return changeFactors(app, id, sessionId, 'added-second-factor', async (trx) => {
    const pending = await findAuthenticator(trx, id);
    if (!pending) throw new AppError('conflict', accountProblems.lateAuthenticator);
    if (pending.verified) throw new AppError('conflict', accountProblems.hasAuthenticator);
    if (!(await acceptCode(app, trx, id, code, true)))
      throw new AppError('invalid', undefined, [{ path: 'code', message: accountFields.incorrect }]);
    await verifyAuthenticator(trx, id);
  });
}

/** Replaces all recovery codes, also those that were not used. */
export async function makeRecoveryCodes(app: App, id: string, sessionId: string): Promise<string[]> {
  const codes = makeCodes();
  await change(app, id, sessionId, 'made-recovery-codes', async (trx, account) => {
    if (!account.hasSecondFactor) throw noAuthenticator();
    await replaceCodes(trx, id, codes.map(hashCode));
  });
  return codes;
}

export async function removeAuthenticator(app: App, id: string, sessionId: string): Promise<void> {
  await changeFactors(app, id, sessionId, 'removed-second-factor', async (trx) => {
    if (!(await deleteAuthenticator(trx, id))) throw noAuthenticator();
    await endSessions(trx, id, sessionId);
  });
}

/**
 * Changes the second factors of an account. The first one ends all other sessions, which had none, and comes with
 * recovery codes, which are returned.
 */
export async function changeFactors(
  app: App,
  id: string,
  sessionId: string,
  act: FactorAction,
  run: (trx: Trx) => Promise<void>,
): Promise<string[] | null> {
  const codes = makeCodes();
  let isFirst = false;
  await change(app, id, sessionId, act, async (trx) => {
    await run(trx);
    const { has, had } = await markAccount(trx, id);
    isFirst = has && !had;
    if (!isFirst) return;
    await replaceCodes(trx, id, codes.map(hashCode));
    await endSessions(trx, id, sessionId);
  });
  return isFirst ? codes : null;
}

/** Removes all factors of an account and ends all access to it. Returns whether it had any. */
export async function resetSecondFactor(app: App, trx: Trx, id: string, note: string): Promise<boolean> {
  const account = await lockAccount(trx, id);
  if (!account?.hasSecondFactor) return false;
  await deleteFactors(trx, id);
  await endSessions(trx, id, null);
  await tell(app, trx, account, 'reset-second-factor', note);
  return true;
}

type FactorAction = Extract<
  AuditAction,
  `${string}-second-factor` | `${string}-passkey` | `${string}-recovery-code${'' | 's'}`
>;

async function change(
  app: App,
  id: string,
  sessionId: string,
  act: FactorAction,
  run: (trx: Trx, account: EmbeddedAccount) => Promise<void>,
): Promise<void> {
  const limit = act.startsWith('removed-') ? 'access-removal' : 'account-change';
  await limitChange(app, limit, id, () =>
    app.db.transaction().execute(async (trx) => {
      const account = await lockOwner(trx, id, sessionId);
      await run(trx, account);
      await tell(app, trx, account, act);
    }),
  );
}

/** Logs a change to the factors of an account and mails it to the owner. An operator's change has a note. */
async function tell(
  app: App,
  trx: Trx,
  account: EmbeddedAccount | undefined,
  act: FactorAction,
  note?: string,
): Promise<void> {
  if (!account || account.isClosed) throw new AppError('unauthenticated');
  const { user } = await findUserOf(trx, embeddedIssuer, account.id);
  const byOperator = note !== undefined;
  await recordAction(trx, {
    act,
    actor: byOperator ? null : (user?.id ?? null),
    ...(byOperator && user && { target: ['person', user.id] as const, note }),
  });
  const mail = accountMails.secondFactor(app, act, await countCodes(trx, account.id));
  await mailAccount(app, trx, account, mail);
}

const noAuthenticator = () => new AppError('conflict', accountProblems.noAuthenticator);

const makeCodes = (): string[] =>
  Array.from({ length: 10 }, () => {
    const letters = Array.from(randomBytes(15), (byte) => alphabet[byte % alphabet.length]).join('');
    return letters.replaceAll(/(.{5})(?=.)/g, '$1-');
  });

/** Ignores capitals, spaces and hyphens. */
const hashCode = (code: string): string => hashToken(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
