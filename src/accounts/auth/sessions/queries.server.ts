import { sql } from 'kysely';
import { dropMailedTokens } from '#src/accounts/auth/email/mailed-tokens.server.ts';
import { lockAccount, type EmbeddedAccount } from '#src/accounts/auth/embedded/queries.server.ts';
import { endTokens, raiseGeneration } from '#src/accounts/auth/queries.server.ts';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { hashToken } from '#src/platform/security/crypto.server.ts';

export type SessionRow = {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
};

/** An account's open sessions without their tokens, the most recently used first. */
export async function listSessionsOf(db: DbOrTrx, userId: string): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, "createdAt", "updatedAt", "expiresAt", nullif("ipAddress", '') as "ipAddress",
      left(nullif("userAgent", ''), 500) as "userAgent"
    from identity_session where "userId" = ${userId} and "expiresAt" > now()
    order by "updatedAt" desc, id desc
  `.execute(db);
  return rows;
}

/** Ends all sessions but `except`, all tokens, and the access of programs. */
export async function endSessions(trx: Trx, userId: string, except: string | null): Promise<void> {
  await sql`
    delete from identity_session where "userId" = ${userId} and id is distinct from ${except}
  `.execute(trx);
  await endPending(trx, userId);
  await endTokens(trx, embeddedIssuer, userId);
}

/** Ends the sessions of an account that were not used for the longest time, if it has more than 50. */
export async function trimSessions(trx: Trx, userId: string): Promise<void> {
  await sql`
    delete from identity_session where id in (
      select id from identity_session where "userId" = ${userId} order by "updatedAt" desc, id desc offset 50
      for update skip locked)
  `.execute(trx);
}

/** Ends one session of an account, and all tokens. @throws AppError `not-found` */
export async function endSessionOf(trx: Trx, userId: string, id: string): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from identity_session where id = ${id} and "userId" = ${userId}
  `.execute(trx);
  if (numAffectedRows === 0n) throw new AppError('not-found');
  await endPending(trx, userId);
  await raiseGeneration(trx, embeddedIssuer, userId);
}

/**
 * Cancels what an intruder may have begun: logins that wait for the second step, apps that wait for their first code, and a
 * change of address.
 */
async function endPending(trx: Trx, userId: string): Promise<void> {
  // Logins that wait for the second step were begun with a password that may have been replaced.
  await sql`delete from identity_verification where value = ${userId}`.execute(trx);
  await sql`delete from identity_two_factor where "userId" = ${userId} and not verified`.execute(trx);
  await dropMailedTokens(trx, userId, 'change');
}

/** Deletes a session that was only just opened, by its id or its token. */
export async function dropSession(db: DbOrTrx, session: { id: string } | { token: string }): Promise<void> {
  const isIt = 'id' in session ? sql`id = ${session.id}` : sql`token = ${hashToken(session.token)}`;
  await sql`delete from identity_session where ${isIt}`.execute(db);
}

/** Locks a session until the transaction ends. Returns whether the session is still open. */
export async function lockSession(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from identity_session where id = ${id} and "expiresAt" > now() for key share
  `.execute(trx);
  return rows.length === 1;
}

/**
 * Locks an account for a change by its owner. Checks the session again, because the owner may have ended it since the call
 * began, to throw an intruder out.
 * @throws AppError `unauthenticated` if the session has ended or the account is closed
 */
export async function lockOwner(trx: Trx, userId: string, sessionId: string): Promise<EmbeddedAccount> {
  const account = await lockAccount(trx, userId);
  if (!account || account.isClosed || !(await lockSession(trx, sessionId)))
    throw new AppError('unauthenticated');
  return account;
}

export async function dropOldSessions(db: DbOrTrx): Promise<void> {
  await sql`delete from identity_session where "expiresAt" < now()`.execute(db);
  // Deletes the state of Google logins that were never completed.
  await sql`delete from identity_verification where "expiresAt" < now()`.execute(db);
}

export async function confirmSession(db: DbOrTrx, id: string): Promise<void> {
  await sql`update identity_session set "confirmedAt" = now() where id = ${id}`.execute(db);
}

/**
 * Confirms a session if the Google user is one of its account, which has no second factor. Returns false otherwise, or if
 * the session has ended.
 */
export async function confirmWithGoogle(db: DbOrTrx, id: string, subject: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity_session session set "confirmedAt" = now()
    from identity_account google join identity_user owner on owner.id = google."userId"
    where session.id = ${id} and session."expiresAt" > now() and owner.id = session."userId"
      and google."providerId" = 'google' and google."accountId" = ${subject} and not owner."twoFactorEnabled"
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Whether the user has shown in this session, within ten minutes, that it is them. */
export async function isConfirmed(db: DbOrTrx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from identity_session where id = ${id} and "expiresAt" > now() and "confirmedAt" > now() - interval '10 minutes'
  `.execute(db);
  return rows.length === 1;
}
