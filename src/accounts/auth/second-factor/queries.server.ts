import { sql } from 'kysely';
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
export async function insertAuthenticator(db: DbOrTrx, userId: string, secret: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into identity_two_factor (id, "userId", secret) values (${newId()}, ${userId}, ${secret})
    on conflict ("userId") do update set secret = excluded.secret, "lastStep" = 0, "createdAt" = now()
    where not identity_two_factor.verified
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Uses up the codes of all periods up to `step`. Returns false if one of them was used before. */
export async function spendStep(db: DbOrTrx, userId: string, step: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity_two_factor set "lastStep" = ${step} where "userId" = ${userId} and "lastStep" < ${step}
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Makes the app count, with its recovery codes. Returns false if there is none that waits for its first code. */
export async function verifyAuthenticator(trx: Trx, userId: string, hashes: string[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity_two_factor set verified = true, "backupCodes" = ${JSON.stringify(hashes)}, "createdAt" = now()
    where "userId" = ${userId} and not verified
  `.execute(trx);
  if (numAffectedRows === 1n) await setTwoFactor(trx, userId, true);
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
  await setTwoFactor(trx, userId, false);
  return numAffectedRows === 1n;
}

async function setTwoFactor(trx: Trx, userId: string, isOn: boolean): Promise<void> {
  await sql`update identity_user set "twoFactorEnabled" = ${isOn}, "updatedAt" = now() where id = ${userId}`.execute(
    trx,
  );
}
