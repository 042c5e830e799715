import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { MailedTokens } from '#src/platform/db/tables.ts';
import { AppError } from '#src/platform/errors.ts';
import { hashToken } from '#src/platform/security/crypto.server.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';

export type Purpose = MailedTokens['purpose'];

const hours: Record<Purpose, number> = { verify: 72, reset: 1, change: 24 };

/** Creates the token for a mailed link and invalidates earlier ones for the same purpose. Only its hash is stored. */
export async function makeMailedToken(
  trx: Trx,
  purpose: Purpose,
  userId: string,
  email: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('mailed_tokens')
    .values({
      hash: hashToken(token),
      user_id: userId,
      purpose,
      email,
      expires_at: sql<Date>`now() + make_interval(hours => ${hours[purpose]})`,
    })
    .execute();
  return token;
}

const validTokens = (db: DbOrTrx) =>
  db
    .selectFrom('mailed_tokens')
    .select(['user_id', 'purpose', 'email'])
    .where('expires_at', '>', sql<Date>`now()`);

export const findMailedToken = (db: DbOrTrx, token: string, ...purposes: Purpose[]) =>
  validTokens(db).where('hash', '=', hashToken(token)).where('purpose', 'in', purposes).executeTakeFirst();

/** Like `findMailedToken`. @throws AppError with the library's code if it is unknown, used or expired */
export async function requireMailedToken(db: DbOrTrx, token: string, ...purposes: Purpose[]) {
  const row = await findMailedToken(db, token, ...purposes);
  if (!row) throw invalidToken();
  return row;
}

/** Marks a token as used. Only one of two concurrent calls succeeds, and a rollback leaves the token valid. */
export async function spendMailedToken(trx: Trx, token: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('mailed_tokens')
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw invalidToken();
}

export function invalidToken(): AppError {
  return new AppError('bad-request', accountProblems.linkExpired, undefined, {
    code: 'INVALID_TOKEN',
  });
}

/** Deletes all tokens of a user, or only those for one purpose. */
export async function dropMailedTokens(trx: Trx, userId: string, purpose?: Purpose): Promise<void> {
  const tokens = trx.deleteFrom('mailed_tokens').where('user_id', '=', userId);
  await (purpose ? tokens.where('purpose', '=', purpose) : tokens).execute();
}

export async function findNewEmail(db: DbOrTrx, userId: string): Promise<string | null> {
  const changes = validTokens(db).where('user_id', '=', userId).where('purpose', '=', 'change');
  return (await changes.executeTakeFirst())?.email ?? null;
}

export async function dropOldTokens(db: DbOrTrx): Promise<void> {
  await db
    .deleteFrom('mailed_tokens')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
