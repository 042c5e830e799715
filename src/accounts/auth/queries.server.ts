import { sql, type Selectable } from 'kysely';
import { prepared } from '#src/platform/context.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { Users } from '#src/platform/db/tables.ts';
import { embeddedIssuer } from './schemas.ts';

const record = [
  'id',
  'name',
  'email',
  'email_verified',
  'role',
  'photo_url',
  'deleted_at',
  'suspended_at',
  'suspended_for',
] as const;

/**
 * Whether the account of a row of `users` has a second factor: an app or a passkey. Accounts of outside providers count as
 * having one, because only those providers know.
 */
const hasSecondFactor = sql<boolean>`(users.issuer <> ${sql.lit(embeddedIssuer)} or exists (
  select from identity_two_factor factor where factor."userId" = users.subject and factor.verified)
  or exists (select from identity_passkeys where user_id = users.subject))`;

/** Whether a row of `users` is an admin who needs a second factor first. Admins of the demo need none. */
const lacksSecondFactor = sql<boolean>`case when users.role = 'admin' then not ${hasSecondFactor}
  and not exists (select from demo_users demo where demo.id = users.id) else false end`;

type UserRow = Pick<Selectable<Users>, (typeof record)[number]>;

/** Returns the record of an identity, even if it is deleted, and the generation of valid tokens, in a single query. */
export async function findUserOf(db: DbOrTrx, issuer: string, subject: string) {
  const query = db
    .selectFrom(
      sql<{ issuer: string; subject: string }>`(select ${issuer}::text issuer, ${subject}::text subject)`.as(
        'identity',
      ),
    )
    .leftJoin('users', (join) =>
      join.onRef('users.issuer', '=', 'identity.issuer').onRef('users.subject', '=', 'identity.subject'),
    )
    .leftJoin('token_generations as tokens', (join) =>
      join.onRef('tokens.issuer', '=', 'identity.issuer').onRef('tokens.subject', '=', 'identity.subject'),
    )
    .select([...record, 'generation', lacksSecondFactor.as('lacks_second_factor')]);
  const { generation, lacks_second_factor, ...row } = await prepared(() => query.executeTakeFirstOrThrow());
  // Without a record, all its columns are null.
  const user = row.id === null ? null : { ...(row as UserRow), lacks_second_factor };
  return { user, generation: generation ?? 0 };
}

export async function findVersionOf(
  db: DbOrTrx,
  email: string,
): Promise<{ id: string; version: number } | undefined> {
  const { rows } = await sql<{ id: string; version: number }>`
    select u.id, coalesce(generation, 0) as version
    from identity_user u left join token_generations on issuer = 'rangefinder' and subject = u.id
    where u.email = ${email}
  `.execute(db);
  return rows[0];
}

export async function raiseGeneration(trx: Trx, issuer: string, subject: string): Promise<void> {
  await trx
    .insertInto('token_generations')
    .values({ issuer, subject, generation: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['issuer', 'subject'])
        .doUpdateSet({ generation: sql`token_generations.generation + 1` }),
    )
    .execute();
}

/**
 * Ends all access tokens, and the access of the user's programs: a stranger may have created a token or a webhook. The user
 * can enable webhooks again.
 */
export async function endTokens(trx: Trx, issuer: string, subject: string): Promise<void> {
  await raiseGeneration(trx, issuer, subject);
  await sql`
    with owner as (select id from users where issuer = ${issuer} and subject = ${subject}),
      ended as (delete from api_tokens where user_id in (select id from owner))
    update webhooks set disabled_at = coalesce(disabled_at, shop_now()) where user_id in (select id from owner)
  `.execute(trx);
}

export async function setEmail(
  db: DbOrTrx,
  { issuer, subject }: { issuer: string; subject: string },
  values: { email?: string; email_verified: boolean },
): Promise<void> {
  await db
    .updateTable('users')
    .set(values)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('deleted_at', 'is', null)
    .execute();
}

export async function lockUsers(trx: Trx, ids: string[]) {
  return trx
    .selectFrom('users')
    .select(['issuer', 'subject', 'earlier_role', ...record])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Locks the user against changes. With `exclusive`, only one transaction at a time can hold the lock. */
export async function lockUserById(
  trx: Trx,
  id: string,
  { exclusive = false }: { exclusive?: boolean | undefined },
) {
  const query = trx.selectFrom('users').select(record).where('id', '=', id);
  const locked = exclusive ? query.forNoKeyUpdate() : query.forShare();
  return prepared(() => locked.executeTakeFirst());
}

/** Stores the new address of a user unless another record has it. */
export async function updateEmailIfFree(trx: Trx, id: string, email: string): Promise<void> {
  await sql`
    update users set email = ${email}, email_verified = true where id = ${id} and deleted_at is null and not exists (
      select 1 from users other where lower(other.email) = ${email} and other.deleted_at is null
    )
  `.execute(trx);
}

export async function lockUserOf(
  trx: Trx,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .forNoKeyUpdate()
    .execute();
}

export async function findUserIdByEmail(db: DbOrTrx, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}
