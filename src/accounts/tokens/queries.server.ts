import { sql } from 'kysely';
import { prepared } from '#src/platform/context.server.ts';
import type { ApiScope } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';

const isValid = sql<boolean>`expires_at > shop_now()`;

/** A user's tokens, the newest first. Expired ones stay until the user creates another. */
export async function listTokenRows(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scopes', 'created_at', 'expires_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

type Values = { id: string; user_id: string; name: string; hash: string; scopes: ApiScope[] };

export async function insertToken(trx: Trx, values: Values, days: number): Promise<void> {
  await trx
    .insertInto('api_tokens')
    .values({ ...values, expires_at: sql`shop_now() + make_interval(days => ${days})` })
    .execute();
}

export async function deleteExpired(trx: Trx, userId: string): Promise<void> {
  await trx
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where((eb) => eb.not(isValid))
    .execute();
}

/** Returns the scopes of the deleted token. */
export async function deleteToken(trx: Trx, userId: string, id: string): Promise<ApiScope[] | undefined> {
  const row = await trx
    .deleteFrom('api_tokens')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('scopes')
    .executeTakeFirst();
  return row?.scopes;
}

export async function findValidToken(db: DbOrTrx, hash: string) {
  const query = db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['api_tokens.id', 'scopes', 'issuer', 'subject'])
    .select(sql<boolean>`used_at > shop_now() - interval '1 minute'`.as('is_just_used'))
    .where('hash', '=', hash)
    .where(isValid);
  return prepared(() => query.executeTakeFirst());
}

export async function markUsed(db: DbOrTrx, id: string): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ used_at: sql`shop_now()` })
    .where('id', '=', id)
    .execute();
}
