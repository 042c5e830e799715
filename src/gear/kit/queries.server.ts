import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { mostOfKit } from './schemas.ts';

const columns = ['kit.id', 'model_id', 'kit.mount', 'kit.name', 'added_at'] as const;
type Row = { id: string; person_id: string; model_id: string; mount: string | null; name: string | null };

export async function listKit(db: DbOrTrx, personId: string) {
  return db
    .selectFrom('kit')
    .select(columns)
    .where('person_id', '=', personId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

export async function findKitItem(trx: Trx, personId: string, id: string) {
  return trx
    .selectFrom('kit')
    .select(columns)
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** Returns false when the kit is full. The caller has locked the person. */
export async function insertKitItem(
  trx: Trx,
  { id, person_id, model_id, mount, name }: Row,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into kit (id, person_id, model_id, mount, name)
    select ${id}, ${person_id}, ${model_id}, ${mount}, ${name}
    where (select count(*) from kit where person_id = ${person_id}) < ${mostOfKit}`.execute(trx);
  return numAffectedRows === 1n;
}

export async function updateKitItem(
  trx: Trx,
  id: string,
  changes: { mount: string | null; name: string | null },
): Promise<void> {
  await trx.updateTable('kit').set(changes).where('id', '=', id).execute();
}

export async function deleteKitItem(trx: Trx, personId: string, id: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('kit')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
