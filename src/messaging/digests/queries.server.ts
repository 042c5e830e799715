import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';

/** The last 07:00 UTC. */
export async function readCut(db: DbOrTrx): Promise<Date> {
  const { rows } = await sql<{ cut: Date }>`
    select (date_trunc('day', shop_now() at time zone 'UTC' - interval '7 hours') + interval '7 hours')
      at time zone 'UTC' as cut`.execute(db);
  return rows[0]!.cut;
}

export async function listDue(db: DbOrTrx, cut: Date, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from (
      select person_id from notifications where is_for_digest and at < ${cut}
      union select person_id from message_mails join notification_preferences using (person_id)
      where group_name = 'messages' and mail = 'daily' and due_at < ${cut}) due
    where person_id > ${after} and exists (
      select from people where id = person_id and deleted_at is null and suspended_at is null)
    order by person_id limit ${limit}`.execute(db);
  return rows.map(({ person_id }) => person_id);
}

/** Holds someone's record: one daily mail to them is made at a time. */
export async function holdReader(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('people').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
