import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { newId } from '#src/platform/ids.server.ts';
import { accountFields, accountProblems } from '#src/texts/problems-accounts.server.ts';

/** @throws AppError `invalid` naming `proof`, with the library's error code */
export async function checkPassword(db: DbOrTrx, userId: string, password: string): Promise<void> {
  const { rows } = await sql<{ password: string | null }>`
    select password from identity_account where "userId" = ${userId} and "providerId" = 'credential'
  `.execute(db);
  const hash = rows[0]?.password;
  if (hash && (await verifyPassword(hash, password))) return;
  const wrong = [{ path: 'proof', message: accountFields.incorrect }];
  throw new AppError('invalid', accountProblems.wrongPassword, wrong, { code: 'INVALID_PASSWORD' });
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

/** The fixed cost factor of better-auth. Its hashes have the form `salt:key`, without the cost. */
const fullCost = 14;
const blockSize = 16;
const keyBytes = 64;

/** Derives a key with scrypt; `cost` is the binary logarithm of its N. */
function deriveKey(password: string, salt: string, cost: number): Promise<Buffer> {
  const N = 2 ** cost;
  const options = { N, r: blockSize, p: 1, maxmem: 2 * 128 * N * blockSize };
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
    error ? reject(error) : resolve(key),
  );
  return promise;
}

export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  const key = (await deriveKey(password, salt, cost)).toString('hex');
  return cost === fullCost ? `${salt}:${key}` : `${salt}:${key}:${cost}`;
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [salt, key, cost = fullCost] = hash.split(':');
  if (!salt || key?.length !== 2 * keyBytes) throw new Error('a stored password hash is malformed');
  return timingSafeEqual(Buffer.from(key, 'hex'), await deriveKey(password, salt, Number(cost)));
}
