import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { countRows } from '#src/platform/db/count.server.ts';
import { onPage, type KeysetPage, type Sorts } from '#src/platform/db/keyset-page.server.ts';
import { prepared, sendAhead } from '#src/platform/db/pipeline.server.ts';
import type { NotificationsQuery } from './schemas.ts';
import { kinds, type DataOf, type Kind } from './kinds.server.ts';

export type NewRow = {
  id: string;
  person: string;
  kind: Kind;
  subject: string;
  data: DataOf<Kind>;
  count: number;
  isForDigest: boolean;
};

/** Adds rows; what is there and not read yet is brought up to date, counts on, and comes first again. */
export async function addNotifications(trx: Trx, rows: NewRow[]): Promise<void> {
  const column = <K extends keyof NewRow>(name: K) => rows.map((row) => row[name]);
  const data = rows.map((row) => JSON.stringify({ ...row.data, count: row.count }));
  // In one order, so that two who tell the same people of the same do not wait for each other.
  const insert = sql`
    insert into notifications as told (id, person_id, kind, subject, data, is_for_digest)
    select id, person_id, kind, subject, data::jsonb, is_for_digest from unnest(
      ${column('id')}::text[], ${column('person')}::text[], ${column('kind')}::text[], ${column('subject')}::text[],
      ${data}::text[], ${column('isForDigest')}::boolean[]) as news (id, person_id, kind, subject, data, is_for_digest)
    order by person_id, kind, subject
    on conflict (person_id, kind, subject) where read_at is null do update set
      data = excluded.data || jsonb_strip_nulls(jsonb_build_object(
        'count', (told.data ->> 'count')::integer + (excluded.data ->> 'count')::integer, 'mailed', told.data -> 'mailed')),
      at = greatest(told.at, excluded.at), is_for_digest = told.is_for_digest or excluded.is_for_digest`;
  await sendAhead(() => prepared(() => insert.execute(trx)));
}

export const notificationSorts = {
  id: sql.ref<string>('notifications.id'),
  columns: { date: { by: sql.ref('notifications.at'), type: 'time' } },
} as const satisfies Sorts<string>;

type Filter = Pick<NotificationsQuery, 'unread'>;

/** What a release after this one has written cannot be told here. */
const known = Object.keys(kinds) as Kind[];

function ofPerson(db: DbOrTrx, personId: string, { unread }: Filter) {
  const all = db.selectFrom('notifications').where('person_id', '=', personId).where('kind', 'in', known);
  return unread ? all.where('read_at', 'is', null) : all;
}

export async function listNotifications(db: DbOrTrx, personId: string, filter: Filter, keyset: KeysetPage) {
  const columns = ['id', 'kind', 'subject', 'data', 'at', 'read_at'] as const;
  return onPage(ofPerson(db, personId, filter).select(columns), keyset).execute();
}
export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

export async function countNotifications(db: DbOrTrx, personId: string, filter: Filter): Promise<number> {
  return countRows(ofPerson(db, personId, filter));
}

export async function markSeen(trx: Trx, personId: string, until: Date): Promise<void> {
  await trx
    .updateTable('notifications')
    .set({ read_at: sql`shop_now()`, is_for_digest: false })
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .where('at', '<=', until)
    .execute();
}

export async function deleteOldNotifications(trx: Trx, limit: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('notifications')
    .where(
      'id',
      'in',
      sql<string>`(select id from notifications where at < shop_now() - interval '90 days' order by at limit ${limit})`,
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
