import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { todoSources } from '#src/platform/todo.server.ts';

export async function findOwnFacts(db: DbOrTrx, id: string) {
  return db
    .selectFrom('users')
    .leftJoin('verified_users', 'verified_users.id', 'users.id')
    .select(['users.id', 'role', 'earlier_role', 'email_verified', 'photo_url', 'about'])
    .select(sql<boolean>`verified_users.id is not null`.as('is_verified'))
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The user's requests, the last first: at most the open one and the one before it. */
export async function findLastRequests(db: DbOrTrx, personId: string) {
  return db
    .selectFrom('verification_requests')
    .select(['note', 'asked_at', 'closed_at', 'outcome', 'reason'])
    .where('user_id', '=', personId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
}

export async function insertRequest(
  trx: Trx,
  values: { id: string; user_id: string; note: string | null },
): Promise<void> {
  await trx.insertInto('verification_requests').values(values).execute();
}

/** Does nothing if the user has an open request. */
export async function insertRequestOnce(
  trx: Trx,
  values: { id: string; user_id: string; note?: string },
): Promise<void> {
  await trx
    .insertInto('verification_requests')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Closing = { by: string } & ({ outcome: 'approved' } | { outcome: 'declined'; reason: string });

/** Closes the open request of a user and returns whether there was one. */
export async function closeRequest(trx: Trx, personId: string, { by, ...values }: Closing): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('verification_requests')
    .set({ ...values, closed_at: sql`greatest(now(), asked_at)`, closed_by: by })
    .where('user_id', '=', personId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** For the user's export, without the admins. */
export async function exportRequests(db: DbOrTrx, personId: string) {
  return db
    .selectFrom('verification_requests')
    .select(['asked_at', 'note', 'closed_at', 'outcome', 'reason'])
    .where('user_id', '=', personId)
    .orderBy('asked_at')
    .execute();
}

/** One row for all open requests, except those of users about whom the admin may not decide. */
export const verificationsToCheck = todoSources.providedBy(
  (userId) => sql`
    select 'verify' as act, null::text as id, null::text as side, null::text as title, null::text as img,
      null::text as other_id, null::int as amount_cents, count(*)::int as count, null::timestamptz as until,
      min(requests.asked_at) as date, null::text as listing_id, null::text as buyer_id
    from users admin join verification_requests requests on requests.closed_at is null
    join users asking on asking.id = requests.user_id and asking.deleted_at is null
    where admin.id = ${userId} and admin.role = 'admin' and asking.id <> admin.id
      and not have_open_order(admin.id, asking.id)
    having count(*) > 0`,
);
