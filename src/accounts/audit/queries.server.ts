import { sql, type Insertable } from 'kysely';
import type { AuditTarget } from '#src/platform/db/columns.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { onPage, type Sorts, type KeysetPage } from '#src/platform/db/keyset-page.server.ts';
import { contains } from '#src/platform/db/query-parts.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import type { AuditAction, AuditQuery } from './schemas.ts';

export async function insertEntry(db: DbOrTrx, values: Insertable<Tables['audit_log']>): Promise<void> {
  await db
    .insertInto('audit_log')
    .values(values)
    .onConflict((conflict) => conflict.column('sign_in').doNothing())
    .execute();
}

export const auditSorts = {
  id: sql.ref<string>('audit_log.id'),
  columns: {
    date: { by: sql.ref('audit_log.at'), type: 'time' },
    act: { by: sql.ref('audit_log.act'), type: 'text' },
  },
} as const satisfies Sorts<string>;

type Filter = Pick<AuditQuery, 'act' | 'person' | 'q'>;

function entries(db: DbOrTrx, { act, person, q }: Filter) {
  let query = db.selectFrom('audit_log');
  if (act) query = query.where('audit_log.act', '=', act);
  if (person)
    query = query.where((eb) =>
      eb.or([eb('audit_log.actor_id', '=', person), eb('audit_log.target_id', '=', person)]),
    );
  if (!q) return query;
  const found = db
    .selectFrom('users')
    .select('users.id')
    .where(contains(sql.ref('users.search'), q));
  return query.where((eb) =>
    eb.or([eb('audit_log.actor_id', 'in', found), eb('audit_log.target_id', 'in', found)]),
  );
}

export async function listEntries(db: DbOrTrx, filter: Filter, keyset: KeysetPage) {
  const all = entries(db, filter)
    .leftJoin('users as actor', 'actor.id', 'audit_log.actor_id')
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.act',
      'audit_log.actor_id',
      'audit_log.target_kind',
      'audit_log.target_id',
      'audit_log.note',
      'audit_log.network',
      'audit_log.request_id',
    ])
    .select((eb) => [
      eb.case().when('actor.erased_at', 'is', null).then(eb.ref('actor.name')).end().as('actor_name'),
      eb.case().when('actor.erased_at', 'is', null).then(eb.ref('actor.email')).end().as('actor_email'),
    ])
    .select(
      sql<string | null>`case audit_log.target_kind
        when 'person' then (select name from users where id = audit_log.target_id and erased_at is null)
        when 'listing' then (select title from listings where id = audit_log.target_id)
        when 'order' then (select title from orders where id = audit_log.target_id)
        when 'letter' then (select subject from issues where id = audit_log.target_id)
        when 'post' then (select title from posts where id = audit_log.target_id)
        when 'report' then (
          select listings.title from reports left join conversations on conversations.id = reports.conversation_id
          join listings on listings.id = coalesce(reports.listing_id, conversations.listing_id)
          where reports.id = audit_log.target_id
        )
      end`.as('target_name'),
    );
  return onPage(all, keyset).execute();
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** Counts up to `cap` entries exactly; a result of `cap + 1` means that there are more. */
export async function countEntries(db: DbOrTrx, filter: Filter, cap: number): Promise<number> {
  const some = entries(db, filter)
    .select(sql`1`.as('one'))
    .limit(cap + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function dropOldEntries(db: DbOrTrx, days: number): Promise<void> {
  await db
    .deleteFrom('audit_log')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}

export async function listSignInsOf(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('audit_log')
    .select(['at as date', 'act', 'network'])
    .where('actor_id', '=', userId)
    .where('act', 'in', ['sign-in', 'sign-in-refused'])
    .orderBy('at', 'desc')
    .execute();
}

type ActionOn = { act: AuditAction; actor: string; target: readonly [AuditTarget, id: string] };

export async function findLastAction(db: DbOrTrx, { act, actor, target }: ActionOn): Promise<Date | null> {
  const row = await db
    .selectFrom('audit_log')
    .select('at')
    .where('actor_id', '=', actor)
    .where('act', '=', act)
    .where('target_kind', '=', target[0])
    .where('target_id', '=', target[1])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function findLastSignIn(db: DbOrTrx, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('audit_log')
    .select('at')
    .where('actor_id', '=', userId)
    .where('act', '=', 'sign-in')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}
