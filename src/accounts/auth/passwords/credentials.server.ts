import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { newId } from '#src/platform/ids.server.ts';
import { hashPassword, verifyPassword } from './hash.server.ts';

/** Whether this is the account's password. Takes as long for an account without one, so that time reveals nothing. */
async function isPassword(config: Config, db: DbOrTrx, userId: string, password: string): Promise<boolean> {
  const { rows } = await sql<{ password: string | null }>`
    select password from identity_account where "userId" = ${userId} and "providerId" = 'credential'
  `.execute(db);
  const hash = rows[0]?.password;
  if (hash) return verifyPassword(hash, password);
  await hashPassword(password, config.PASSWORD_COST);
  return false;
}

/** @throws AppError `invalid` naming `field`, with the library's code. */
export async function askPassword(
  config: Config,
  db: DbOrTrx,
  userId: string,
  password: string,
  field: string,
): Promise<void> {
  if (await isPassword(config, db, userId, password)) return;
  throw new AppError('invalid', 'That is not your password.', [{ path: field, message: 'is not right' }], {
    code: 'INVALID_PASSWORD',
  });
}

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
