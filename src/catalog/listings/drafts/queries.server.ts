import { sql } from 'kysely';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { draftDays, maxDrafts, type DraftFields } from './schemas.ts';

const columns = ['id', 'kind', 'version', 'saved_at', sql<DraftFields>`fields`.as('fields')] as const;

export type DraftRow = { id: string; kind: Kind; version: number; saved_at: Date; fields: DraftFields };

export async function listRows(db: DbOrTrx, userId: string): Promise<DraftRow[]> {
  return db
    .selectFrom('drafts')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

type NewRow = { id: string; userId: string; kind: Kind; fields: DraftFields };

/** Returns undefined when the user has `maxDrafts`. The caller has locked the user. */
export async function insertDraft(
  trx: Trx,
  { id, userId, kind, fields }: NewRow,
): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    insert into drafts (id, user_id, kind, fields)
    select ${id}, ${userId}, ${kind}, ${JSON.stringify(fields)}::jsonb
    where (select count(*) from drafts where user_id = ${userId}) < ${maxDrafts}
    returning id, kind, version, saved_at, fields`.execute(trx);
  return rows[0];
}

type ChangedRow = {
  id: string;
  userId: string;
  kind?: Kind | undefined;
  fields: DraftFields;
  version: number;
};

/** Returns undefined when there is no such draft, or when it has another version. */
export async function updateDraft(
  trx: Trx,
  { id, userId, kind, fields, version }: ChangedRow,
): Promise<DraftRow | undefined> {
  return trx
    .updateTable('drafts')
    .set({
      ...(kind && { kind }),
      fields: JSON.stringify(fields),
      version: version + 1,
      saved_at: sql<Date>`shop_now()`,
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst();
}

export async function hasDraft(trx: Trx, userId: string, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('drafts')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeDraft(trx: Trx, userId: string, id: string) {
  return trx
    .deleteFrom('drafts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('version')
    .executeTakeFirst();
}

export async function replacePhotos(trx: Trx, draftId: string, hashes: readonly string[]): Promise<void> {
  const outdated = trx.deleteFrom('draft_photos').where('draft_id', '=', draftId);
  if (hashes.length === 0) {
    await outdated.execute();
    return;
  }
  await outdated.where('hash', 'not in', hashes).execute();
  const rows = hashes.map((hash) => ({ draft_id: draftId, hash }));
  await trx
    .insertInto('draft_photos')
    .values(rows)
    .onConflict((same) => same.doNothing())
    .execute();
}

export async function deleteOld(db: DbOrTrx): Promise<void> {
  await db
    .deleteFrom('drafts')
    .where('saved_at', '<', sql<Date>`shop_now() - make_interval(days => ${draftDays})`)
    .execute();
}

export async function exportDrafts(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('drafts')
    .select(['id', 'kind', 'fields', 'saved_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}
