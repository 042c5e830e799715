import { sql } from 'kysely';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';

export type EmbeddedAccount = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** Whether the user of this account has proved that they receive email at this address. */
  accessProven: boolean;
  createdAt: Date;
  hasPassword: boolean;
  hasSecondFactor: boolean;
  /** Whether its record is closed; the account is deleted when the record is erased. */
  isClosed: boolean;
};

const columns = sql`u.id, u.name, u.email, u."emailVerified", u."accessProven", u."createdAt",
  u."twoFactorEnabled" as "hasSecondFactor",
  exists (select from identity_account a
    where a."userId" = u.id and a."providerId" = 'credential' and a.password is not null) as "hasPassword",
  exists (select from users p
    where p.issuer = ${embeddedIssuer} and p.subject = u.id and p.deleted_at is not null) as "isClosed"`;

export async function findAccount(db: DbOrTrx, id: string): Promise<EmbeddedAccount | undefined> {
  const { rows } =
    await sql<EmbeddedAccount>`select ${columns} from identity_user u where u.id = ${id}`.execute(db);
  return rows[0];
}

export async function findAccountByEmail(db: DbOrTrx, email: string): Promise<EmbeddedAccount | undefined> {
  const { rows } = await sql<EmbeddedAccount>`
    select ${columns} from identity_user u where u.email = ${email.toLowerCase()}
  `.execute(db);
  return rows[0];
}

export async function lockAccount(trx: Trx, id: string): Promise<EmbeddedAccount | undefined> {
  const { rows } = await sql<EmbeddedAccount>`
    select ${columns} from identity_user u where u.id = ${id} for update of u
  `.execute(trx);
  return rows[0];
}

/** Returns the account of an open session, with the token generation at that moment. */
export async function findAccountOfSession(
  db: DbOrTrx,
  sessionId: string,
  userId: string,
): Promise<(EmbeddedAccount & { generation: number }) | undefined> {
  const { rows } = await sql<EmbeddedAccount & { generation: number }>`
    select ${columns}, coalesce(generation, 0) as generation
    from identity_session s join identity_user u on u.id = s."userId"
      left join token_generations on issuer = ${embeddedIssuer} and subject = u.id
    where s.id = ${sessionId} and u.id = ${userId} and s."expiresAt" > now()
  `.execute(db);
  return rows[0];
}

/** Stores a verified address, and whether the user of this account has proved that they receive email there. */
export async function setAccountEmail(
  trx: Trx,
  id: string,
  email: string,
  accessProven: boolean,
): Promise<void> {
  await sql`
    update identity_user
    set email = ${email}, "emailVerified" = true, "accessProven" = ${accessProven}, "updatedAt" = now()
    where id = ${id}
  `.execute(trx);
}

export async function hasSignInMethods(db: DbOrTrx, id: string): Promise<boolean> {
  const { rows } = await sql`select from identity_account where "userId" = ${id} limit 1`.execute(db);
  return rows.length > 0;
}

export async function listLinked(
  db: DbOrTrx,
  id: string,
): Promise<{ providerId: string; createdAt: Date }[]> {
  const { rows } = await sql<{ providerId: string; createdAt: Date }>`
    select "providerId", "createdAt" from identity_account
    where "userId" = ${id} and "providerId" <> 'credential' order by "createdAt"
  `.execute(db);
  return rows;
}

export async function removeSignInMethods(trx: Trx, id: string, except: string | null): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from identity_account where "userId" = ${id} and "providerId" is distinct from ${except}
  `.execute(trx);
  return Number(numAffectedRows);
}

export async function updateEmbeddedAccount(
  trx: Trx,
  subject: string,
  { name, photo_url }: { name: string; photo_url: string | null },
): Promise<void> {
  await sql`
    update identity_user set name = ${name}, image = ${photo_url}, "updatedAt" = now() where id = ${subject}
  `.execute(trx);
}

export async function removeEmbeddedAccount(trx: Trx, subject: string): Promise<void> {
  await sql`delete from identity_user where id = ${subject}`.execute(trx);
}
