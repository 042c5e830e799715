import { sql } from 'kysely';
import type { Checklist, Condition } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { Answers, FormerPoint } from './schemas.ts';

type NewInspectionRow = {
  id: string;
  listing_id: string;
  list: Checklist;
  version: number;
  cap: Condition;
  grade: Condition | null;
  working: boolean;
  left_out: string[];
  serviced_in: number | null;
  serviced_by: string | null;
};

const maxSuperseded = 9;

/** SQL for the points of an inspection's checklist if it has been replaced, for use in a query on `inspections`. */
export const formerPoints = sql<FormerPoint[] | null>`(
  select points from former_checklists former
  where former.list = inspections.list and former.version = inspections.version
)`;

export async function findFormerPoints(
  db: DbOrTrx,
  list: Checklist,
  version: number,
): Promise<FormerPoint[] | null> {
  const found = await db
    .selectFrom('former_checklists')
    .select(sql<FormerPoint[]>`points`.as('points'))
    .where('list', '=', list)
    .where('version', '=', version)
    .executeTakeFirst();
  return found?.points ?? null;
}

/** Logs a change of the model of an item, whose price guide leaves out items that don't work. */
async function logModel(trx: Trx, listingId: string): Promise<void> {
  await sql`select log_change(array['model:' || search_model_id]) from listings
    where id = ${listingId} and search_model_id is not null`.execute(trx);
}

export async function endInspection(trx: Trx, listingId: string): Promise<void> {
  await logModel(trx, listingId);
  await trx
    .updateTable('inspections')
    .set({ superseded_at: sql`shop_now()` })
    .where('listing_id', '=', listingId)
    .where('superseded_at', 'is', null)
    .execute();
}

export async function insertInspection(trx: Trx, row: NewInspectionRow, answers: Answers): Promise<void> {
  await endInspection(trx, row.listing_id);
  await trx
    .insertInto('inspections')
    .values({ ...row, answers: JSON.stringify(answers) })
    .execute();
  const older = trx
    .selectFrom('inspections')
    .select('id')
    .where('listing_id', '=', row.listing_id)
    .where('superseded_at', 'is not', null)
    .orderBy('superseded_at', 'desc')
    .orderBy('id', 'desc')
    .offset(maxSuperseded);
  await trx.deleteFrom('inspections').where('id', 'in', older).execute();
}

type PhotoRow = { inspection_id: string; point: string; position: number; number: number; hash: string };

export async function insertPhotos(trx: Trx, rows: readonly PhotoRow[]): Promise<void> {
  if (rows.length > 0)
    await trx
      .insertInto('inspection_photos')
      .values([...rows])
      .execute();
}

export async function findInspection(db: DbOrTrx, listingId: string) {
  return db
    .selectFrom('inspections')
    .select(['list', 'cap', 'left_out', sql<Answers>`answers`.as('answers'), formerPoints.as('former')])
    .where('listing_id', '=', listingId)
    .where('superseded_at', 'is', null)
    .executeTakeFirst();
}

export async function findInspectionPhotos(db: DbOrTrx, listingId: string) {
  return db
    .selectFrom('inspections')
    .innerJoin('inspection_photos', 'inspection_photos.inspection_id', 'inspections.id')
    .innerJoin('photos', 'photos.hash', 'inspection_photos.hash')
    .select(['photos.hash', 'photos.url'])
    .where('listing_id', '=', listingId)
    .where('superseded_at', 'is', null)
    .execute();
}

export async function exportInspections(db: DbOrTrx, sellerId: string) {
  return db
    .selectFrom('inspections')
    .innerJoin('listings', 'listings.id', 'inspections.listing_id')
    .select([
      'listing_id',
      'list',
      'inspections.version',
      'answers',
      'grade',
      'working',
      'serviced_in',
      'serviced_by',
      'made_at',
      'superseded_at',
    ])
    .where('listings.seller_id', '=', sellerId)
    .orderBy('inspections.id')
    .execute();
}
