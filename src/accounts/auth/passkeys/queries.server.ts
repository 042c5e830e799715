import { sql } from 'kysely';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { newId } from '#src/platform/ids.server.ts';

export type NewPasskey = {
  name: string;
  credential: string;
  publicKey: Uint8Array;
  counter: number;
  host: string;
};

/** Returns false if the passkey is known already. */
export async function insertPasskey(trx: Trx, userId: string, passkey: NewPasskey): Promise<boolean> {
  const { name, credential, publicKey, counter, host } = passkey;
  const { numAffectedRows } = await sql`
    insert into identity_passkeys (id, user_id, name, credential, public_key, counter, host)
    values (${newId()}, ${userId}, ${name}, ${credential}, ${Buffer.from(publicKey)}, ${counter}, ${host})
    on conflict do nothing
  `.execute(trx);
  return numAffectedRows === 1n;
}

export type StoredPasskey = {
  id: string;
  name: string;
  host: string;
  credential: string;
  createdAt: Date;
  usedAt: Date | null;
};

export async function listPasskeys(db: DbOrTrx, userId: string): Promise<StoredPasskey[]> {
  const { rows } = await sql<StoredPasskey>`
    select id, name, host, credential, created_at as "createdAt", used_at as "usedAt"
    from identity_passkeys where user_id = ${userId} order by created_at, id
  `.execute(db);
  return rows;
}

/** Returns a passkey with its account, and the token generation that a login with it begins with. */
export async function findPasskey(db: DbOrTrx, credential: string) {
  const { rows } = await sql<{
    id: string;
    userId: string;
    email: string;
    version: number;
    publicKey: Buffer;
    counter: number;
  }>`
    select key.id, user_id as "userId", email, coalesce(generation, 0) as version, public_key as "publicKey",
      counter::float as counter
    from identity_passkeys key join identity_user account on account.id = key.user_id
      left join token_generations on issuer = ${embeddedIssuer} and subject = account.id
    where credential = ${credential}
  `.execute(db);
  return rows[0];
}

/** Returns false if the challenge is not newer than the last, or if another device has used the passkey meanwhile. */
export async function usePasskey(
  db: DbOrTrx,
  id: string,
  { counter, challenge }: { counter: number; challenge: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity_passkeys set counter = ${counter}, last_challenge = ${challenge}, used_at = now()
    where id = ${id} and last_challenge < ${challenge} and (counter < ${counter} or counter = 0 and ${counter} = 0)
  `.execute(db);
  return numAffectedRows === 1n;
}

export async function renamePasskey(
  db: DbOrTrx,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity_passkeys set name = ${name} where id = ${id} and user_id = ${userId}
  `.execute(db);
  return numAffectedRows === 1n;
}

export async function deletePasskey(trx: Trx, userId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from identity_passkeys where id = ${id} and user_id = ${userId}
  `.execute(trx);
  return numAffectedRows === 1n;
}
