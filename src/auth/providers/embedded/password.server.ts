import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { newId } from '#src/platform/ids.server.ts';

/** Whether this is the account's password; as slow for an account that has none. */
async function isPassword(db: DbOrTrx, userId: string, password: string): Promise<boolean> {
  const { rows } = await sql<{ password: string | null }>`
    select password from identity_account where "userId" = ${userId} and "providerId" = 'credential'
  `.execute(db);
  const hash = rows[0]?.password;
  if (hash) return verifyPassword({ hash, password });
  await hashPassword(password);
  return false;
}

/** @throws AppError `invalid` naming `field`, with the library's code. */
export async function askPassword(
  db: DbOrTrx,
  userId: string,
  password: string,
  field: string,
): Promise<void> {
  if (await isPassword(db, userId, password)) return;
  throw new AppError('invalid', 'That is not your password.', [{ path: field, message: 'is not right' }], {
    code: 'INVALID_PASSWORD',
  });
}

/** Sets the password of an account, also of one that never had any. */
export async function setPassword(trx: Trx, userId: string, hash: string): Promise<void> {
  const { numAffectedRows } = await sql`
    update identity_account set password = ${hash}, "updatedAt" = now()
    where "userId" = ${userId} and "providerId" = 'credential'
  `.execute(trx);
  if (numAffectedRows === 1n) return;
  await sql`
    insert into identity_account (id, "userId", "accountId", "providerId", password)
    values (${newId()}, ${userId}, ${userId}, 'credential', ${hash})
  `.execute(trx);
}
