import { sql, type Insertable } from 'kysely';
import type { EvidenceNote } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';

export async function insertEvidence(trx: Trx, row: Insertable<Tables['evidence']>): Promise<void> {
  await trx.insertInto('evidence').values(row).execute();
}

export async function lockOwn(trx: Trx, id: string, userId: string) {
  return trx
    .selectFrom('evidence')
    .select(['make', 'model', 'notes', 'count'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('listing_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function findShown(trx: Trx, listingId: string) {
  return trx
    .selectFrom('evidence')
    .select(['id', 'make', 'model', 'notes'])
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
}

export async function attach(trx: Trx, id: string, listingId: string, notes: EvidenceNote[]): Promise<void> {
  await detach(trx, listingId);
  await trx.updateTable('evidence').set({ listing_id: listingId, notes }).where('id', '=', id).execute();
}

export async function updateNotes(trx: Trx, id: string, notes: EvidenceNote[]): Promise<void> {
  await trx.updateTable('evidence').set({ notes }).where('id', '=', id).execute();
}

export async function detach(trx: Trx, listingId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('evidence')
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteUnattached(trx: Trx): Promise<void> {
  await trx
    .deleteFrom('evidence')
    .where('listing_id', 'is', null)
    .where('read_at', '<', sql<Date>`shop_now() - interval '24 hours'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('drafts')
            .select('drafts.id')
            .whereRef('drafts.user_id', '=', 'evidence.user_id')
            .where(sql<boolean>`fields ? 'evidence' and fields #>> '{evidence,_id}' = evidence.id`),
        ),
      ),
    )
    .execute();
}

export async function exportEvidence(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('evidence')
    .select([
      ...(['listing_id', 'make', 'model', 'count', 'counter', 'unknown'] as const),
      sql<string | null>`taken_on::text`.as('taken_on'),
      ...(['firmware', 'notes', 'read_at'] as const),
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}
