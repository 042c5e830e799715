import { sql, type Insertable, type Updateable } from 'kysely';
import type { ImportResult, Kind } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { onPage, type KeysetPage, type Sorts } from '#src/platform/db/keyset-page.server.ts';
import { countRows } from '#src/platform/db/query-parts.server.ts';
import type { Imports } from '#src/platform/db/tables.ts';
import type { FileRow } from './read-workbook.server.ts';
import type { RowProblem } from './schemas.ts';

const unfinished = ['uploading', 'checking', 'checked'] as const;
const worked = ['checking', 'publishing', 'undoing'] as const;

/** Deletes the imports of a seller that have published nothing. */
export async function deleteUnfinished(trx: Trx, sellerId: string): Promise<void> {
  await trx
    .deleteFrom('imports')
    .where('seller_id', '=', sellerId)
    .where('state', 'in', unfinished)
    .execute();
}

export async function insertImport(trx: Trx, row: Insertable<Imports>): Promise<void> {
  await trx.insertInto('imports').values(row).execute();
}

export async function insertRows(
  trx: Trx,
  importId: string,
  rows: readonly (FileRow & { repeats: boolean })[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({ ...row, import_id: importId }));
  await trx.insertInto('import_rows').values(values).execute();
}

export async function updateImport(trx: Trx, id: string, values: Updateable<Imports>): Promise<void> {
  await trx.updateTable('imports').set(values).where('id', '=', id).execute();
}

export async function findImport(db: DbOrTrx, id: string) {
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Others can read it, but not change its state until the transaction ends. */
export async function lockImport(trx: Trx, id: string) {
  return trx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
export type LockedImport = NonNullable<Awaited<ReturnType<typeof lockImport>>>;

export async function listImports(db: DbOrTrx, sellerId: string, id?: string) {
  const all = db
    .selectFrom('imports')
    .innerJoin('users', 'users.id', 'imports.seller_id')
    .selectAll('imports')
    .select([
      'users.name as seller_name',
      sql<Partial<Record<ImportResult, number>>>`(
        select coalesce(json_object_agg(result, count), '{}') from (
          select result, count(*)::int as count from import_rows where import_id = imports.id group by result
        ) as counted)`.as('rows'),
      sql<boolean>`published_at > now() - interval '1 day'`.as('is_recent'),
    ])
    .where('seller_id', '=', sellerId)
    .orderBy('started_at', 'desc');
  return (id === undefined ? all : all.where('imports.id', '=', id)).limit(20).execute();
}
export type ImportRow = Awaited<ReturnType<typeof listImports>>[number];

export const rowSorts = {
  id: sql.ref<string>('import_rows.import_id'),
  columns: { row: { by: sql.ref('import_rows.number'), type: 'number' } },
} as const satisfies Sorts<string>;

function rowsOf(db: DbOrTrx, importId: string, result: ImportResult | undefined) {
  const all = db.selectFrom('import_rows').where('import_id', '=', importId);
  return result === undefined ? all : all.where('result', '=', result);
}

export async function listRows(
  db: DbOrTrx,
  importId: string,
  result: ImportResult | undefined,
  keyset: KeysetPage,
) {
  const rows = rowsOf(db, importId, result)
    .leftJoin('listings', 'listings.id', 'import_rows.listing_id')
    .select([
      'import_rows.import_id as id',
      'number',
      'cells',
      'result',
      sql<RowProblem[]>`problems`.as('problems'),
      'import_rows.model',
      'listing_id',
      'listings.kind',
    ]);
  return onPage(rows, keyset).execute();
}

export const countRowsOf = (db: DbOrTrx, importId: string, result: ImportResult | undefined) =>
  countRows(rowsOf(db, importId, result));

/** The imports that a background job has to go on with, the one that has waited longest first. */
export async function listWorked(db: DbOrTrx) {
  return (
    db
      .selectFrom('imports')
      .select(['id', 'state', 'zip_bytes'])
      .where('state', 'in', worked)
      // A failed import is later.
      .where('worked_at', '<=', new Date())
      .$narrowType<{ state: (typeof worked)[number] }>()
      .orderBy('worked_at')
      .limit(50)
      .execute()
  );
}

/** Returns the first rows of the first of these results that has any. */
export async function nextRows(trx: Trx, importId: string, results: readonly ImportResult[], limit: number) {
  // The index only has the rows of one result in order.
  for (const result of results) {
    const rows = await trx
      .selectFrom('import_rows')
      .select(['number', 'cells', 'repeats', 'listing_id', 'tries'])
      .where('import_id', '=', importId)
      .where('result', '=', result)
      .orderBy('number')
      .limit(limit)
      .forUpdate()
      .execute();
    if (rows.length > 0) return rows;
  }
  return [];
}

export type Outcome = {
  result: ImportResult;
  problems?: RowProblem[];
  model?: string | null;
  listing_id?: string;
};

export async function saveRow(
  trx: Trx,
  importId: string,
  number: number,
  { problems = [], ...outcome }: Outcome,
): Promise<void> {
  await trx
    .updateTable('import_rows')
    .set({ ...outcome, problems: JSON.stringify(problems), tries: 0 })
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .execute();
}

/** Counts a try that has failed. */
export async function countTry(trx: Trx, importId: string, number: number): Promise<void> {
  await trx
    .updateTable('import_rows')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .execute();
}

export async function resetRows(trx: Trx, importId: string): Promise<void> {
  await trx
    .updateTable('import_rows')
    .set({ result: 'waiting', problems: '[]', model: null, tries: 0 })
    .where('import_id', '=', importId)
    .execute();
}

/** Whether a seller has an unsold item of this kind with this title. */
export async function hasItem(
  db: DbOrTrx,
  sellerId: string,
  { kind, title }: { kind: Kind; title: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from listings where seller_id = ${sellerId} and kind = ${kind} and deleted_at is null and sold_at is null
      and lower(title) = lower(${title}) limit 1`.execute(db);
  return rows.length > 0;
}

const daysUnfinished = 2;
const daysFinished = 14;

export async function deleteOld(db: DbOrTrx): Promise<void> {
  await db
    .deleteFrom('imports')
    .where(
      sql<boolean>`(state in ('uploading', 'checking', 'checked')
        and worked_at < now() - make_interval(days => ${daysUnfinished}))
      or (state in ('published', 'canceled', 'undone')
        and published_at < now() - make_interval(days => ${daysFinished}))`,
    )
    .execute();
}

/** The imports of other sellers whose ZIPs may still be arriving. Older ones were given up. */
export async function listUploading(db: DbOrTrx, sellerId: string) {
  return db
    .selectFrom('imports')
    .select(['id', 'zip_bytes'])
    .where('state', '=', 'uploading')
    .where('seller_id', '!=', sellerId)
    .where('started_at', '>', sql<Date>`now() - interval '6 hours'`)
    .execute();
}

export async function deleteImportsOf(trx: Trx, sellerId: string): Promise<void> {
  await trx.deleteFrom('imports').where('seller_id', '=', sellerId).execute();
}

/** The imports whose ZIPs are still needed. */
export async function listWithZips(db: DbOrTrx): Promise<string[]> {
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', [...unfinished, 'publishing'])
    .execute();
  return rows.map(({ id }) => id);
}

export async function findRole(db: DbOrTrx, userId: string) {
  return db.selectFrom('users').select(['id', 'role']).where('id', '=', userId).executeTakeFirstOrThrow();
}

export async function exportImports(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('imports')
    .select(['id', 'file_name', 'state', 'started_at', 'published_at'])
    .where((eb) => eb.or([eb('seller_id', '=', userId), eb('started_by', '=', userId)]))
    .orderBy('id')
    .execute();
}
