import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { maxItems } from './schemas.ts';

const columns = ['kit.id', 'model_id', 'kit.mount', 'kit.name', 'added_at'] as const;
type KitRow = { id: string; model_id: string; mount: string | null; name: string | null; added_at: Date };
type NewKitRow = Omit<KitRow, 'added_at'> & { user_id: string };

export async function listKit(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('kit')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

export async function findKitItem(trx: Trx, userId: string, id: string) {
  return trx
    .selectFrom('kit')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Returns undefined when the kit is full. The caller has locked the user. */
export async function insertKitItem(
  trx: Trx,
  { id, user_id, model_id, mount, name }: NewKitRow,
): Promise<KitRow | undefined> {
  const {
    rows: [row],
  } = await sql<KitRow>`
    insert into kit (id, user_id, model_id, mount, name)
    select ${id}, ${user_id}, ${model_id}, ${mount}, ${name}
    where (select count(*) from kit where user_id = ${user_id}) < ${maxItems}
    returning id, model_id, mount, name, added_at`.execute(trx);
  return row;
}

export async function updateKitItem(
  trx: Trx,
  id: string,
  changes: { mount: string | null; name: string | null },
): Promise<void> {
  await trx.updateTable('kit').set(changes).where('id', '=', id).execute();
}

export async function deleteKitItem(trx: Trx, userId: string, id: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('kit')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
