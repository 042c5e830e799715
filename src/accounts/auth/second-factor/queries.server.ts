import { sql } from 'kysely';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { newId } from '#src/platform/ids.server.ts';

/** An authenticator app. `secret` is encrypted; `codesLeft` counts the recovery codes that were not used yet. */
type Authenticator = { secret: string; verified: boolean; createdAt: Date; codesLeft: number };

export async function findAuthenticator(db: DbOrTrx, userId: string): Promise<Authenticator | undefined> {
  const { rows } = await sql<Authenticator>`
    select secret, verified, "createdAt", jsonb_array_length("backupCodes"::jsonb) as "codesLeft"
    from identity_two_factor where "userId" = ${userId}
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

/** Uses up the codes of all periods up to `step`. Returns false if one of them was used before. */
export async function spendStep(db: DbOrTrx, userId: string, step: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity_two_factor set "lastStep" = ${step} where "userId" = ${userId} and "lastStep" < ${step}
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Uses up a recovery code. Returns false if there is none with this hash. */
export async function spendRecoveryCode(trx: Trx, userId: string, hash: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity_two_factor set "backupCodes" = ("backupCodes"::jsonb - ${hash}::text)::text
    where "userId" = ${userId} and verified and "backupCodes"::jsonb ? ${hash}
  `.execute(trx);
  return numAffectedRows === 1n;
}

/** Makes the app count, with its recovery codes. Returns false unless an app waits for its first code. */
export async function verifyAuthenticator(trx: Trx, userId: string, hashes: string[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity_two_factor set verified = true, "backupCodes" = ${JSON.stringify(hashes)}, "createdAt" = now()
    where "userId" = ${userId} and not verified
  `.execute(trx);
  await markAccount(trx, userId);
  return numAffectedRows === 1n;
}

export async function replaceCodes(trx: Trx, userId: string, hashes: string[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity_two_factor set "backupCodes" = ${JSON.stringify(hashes)}
    where "userId" = ${userId} and verified
  `.execute(trx);
  return numAffectedRows === 1n;
}

export async function deleteAuthenticator(trx: Trx, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from identity_two_factor where "userId" = ${userId} and verified
  `.execute(trx);
  await markAccount(trx, userId);
  return numAffectedRows === 1n;
}

/**
 * Removes an app that a stranger may have set up, when the owner of the mailbox is first known. The app of an admin stays:
 * the people who run the shop know admins, and can reset it.
 */
export async function dropForeignAuthenticator(trx: Trx, userId: string): Promise<void> {
  await sql`
    delete from identity_two_factor where "userId" = ${userId} and not exists (
      select from users where issuer = ${embeddedIssuer} and subject = ${userId} and role = 'admin')
  `.execute(trx);
  await markAccount(trx, userId);
}

/** Tells the library whether a login is followed by a second step. */
async function markAccount(trx: Trx, userId: string): Promise<void> {
  await sql`
    update identity_user account set "updatedAt" = now(), "twoFactorEnabled" = exists (
      select from identity_two_factor where "userId" = account.id and verified)
    where id = ${userId}
  `.execute(trx);
}
