import { sql } from 'kysely';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { newId } from '#src/platform/ids.server.ts';

/** An authenticator app. `secret` is encrypted. */
type Authenticator = { secret: string; verified: boolean; createdAt: Date };

/** Returns the app of an account. One that waits for its first code is forgotten after 15 minutes. */
export async function findAuthenticator(db: DbOrTrx, userId: string): Promise<Authenticator | undefined> {
  const { rows } = await sql<Authenticator>`
    select secret, verified, "createdAt" from identity_two_factor
    where "userId" = ${userId} and (verified or "createdAt" > now() - interval '15 minutes')
  `.execute(db);
  return rows[0];
}

/** Stores the secret of an app that counts only after its first code. Returns false if the account has an app. */
export async function insertAuthenticator(trx: Trx, userId: string, secret: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into identity_two_factor (id, "userId", secret) values (${newId()}, ${userId}, ${secret})
    on conflict ("userId") do update set secret = excluded.secret, "lastStep" = 0, "createdAt" = now()
    where not identity_two_factor.verified
  `.execute(trx);
  return numAffectedRows === 1n;
}

/** Uses up the codes of all periods up to `step`. Returns false if one was used before, or if the app has changed. */
export async function spendStep(
  db: DbOrTrx,
  userId: string,
  step: number,
  { secret }: Authenticator,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity_two_factor set "lastStep" = ${step}
    where "userId" = ${userId} and "lastStep" < ${step} and secret = ${secret}
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Makes the app count. */
export async function verifyAuthenticator(trx: Trx, userId: string): Promise<void> {
  await sql`
    update identity_two_factor set verified = true, "createdAt" = now() where "userId" = ${userId}
  `.execute(trx);
}

export async function deleteAuthenticator(trx: Trx, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from identity_two_factor where "userId" = ${userId} and verified
  `.execute(trx);
  return numAffectedRows === 1n;
}

/** Removes the app, the passkeys and the recovery codes. */
export async function deleteFactors(trx: Trx, userId: string): Promise<void> {
  await sql`delete from identity_two_factor where "userId" = ${userId}`.execute(trx);
  await sql`delete from identity_passkeys where user_id = ${userId}`.execute(trx);
  await markAccount(trx, userId);
}

/**
 * Removes the factors that a stranger may have set up, when the owner of the mailbox is first known. Those of an admin
 * stay: the people who run the shop know admins, and can reset them.
 */
export async function dropForeignFactors(trx: Trx, userId: string): Promise<void> {
  const { rows } = await sql`
    select from users where issuer = ${embeddedIssuer} and subject = ${userId} and role = 'admin'
  `.execute(trx);
  if (rows.length === 0) await deleteFactors(trx, userId);
}

/**
 * Tells the library whether a login is followed by a second step, and ends recovery codes that belong to no factor any
 * more. Returns whether the account has a factor, and whether it had one before the change.
 */
export async function markAccount(trx: Trx, userId: string): Promise<{ has: boolean; had: boolean }> {
  const { rows } = await sql<{ has: boolean; had: boolean }>`
    update identity_user account set "updatedAt" = now(), "twoFactorEnabled" = (
      exists (select from identity_two_factor where "userId" = account.id and verified)
      or exists (select from identity_passkeys where user_id = account.id))
    from identity_user before where account.id = ${userId} and before.id = account.id
    returning account."twoFactorEnabled" as has, before."twoFactorEnabled" as had
  `.execute(trx);
  const marked = rows[0] ?? { has: false, had: false };
  if (!marked.has) await sql`delete from identity_recovery_codes where user_id = ${userId}`.execute(trx);
  return marked;
}

export async function replaceCodes(trx: Trx, userId: string, hashes: string[]): Promise<void> {
  await sql`delete from identity_recovery_codes where user_id = ${userId}`.execute(trx);
  await sql`
    insert into identity_recovery_codes (user_id, hash) select ${userId}, unnest(${hashes}::text[])
  `.execute(trx);
}

/** Uses up a recovery code. Returns false if the account has no such code. */
export async function spendRecoveryCode(trx: Trx, userId: string, hash: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from identity_recovery_codes where user_id = ${userId} and hash = ${hash}
  `.execute(trx);
  return numAffectedRows === 1n;
}

export async function countCodes(db: DbOrTrx, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from identity_recovery_codes where user_id = ${userId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
