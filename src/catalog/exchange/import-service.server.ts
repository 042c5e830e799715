import { recordAction } from '#src/accounts/audit/service.server.ts';
import { lockActor } from '#src/accounts/auth/service.server.ts';
import { requireUser } from '#src/accounts/users/details/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { parsePage, toPage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { batchesJob } from '#src/platform/jobs/batches.server.ts';
import type { Paging } from '#src/platform/list-schemas.ts';
import { violates } from '#src/platform/outage.server.ts';
import { dayMs } from '#src/platform/shared/dates.ts';
import { exchangeProblems } from '#src/texts/problems-items.server.ts';
import { isColumn, readRow, stateColumn } from './columns.ts';
import {
  countRowsOf,
  findImport,
  listImports,
  listRows,
  lockImport,
  resetRows,
  rowSorts,
  updateImport,
  type ImportRow as StoredImport,
  type LockedImport,
} from './import-queries.server.ts';
import type { ImportResult, ImportRow, ItemImport } from './schemas.ts';

export const importJob = batchesJob('import-items');

const noImport = () => new AppError('not-found', exchangeProblems.noImport);
export const wrongState = () => new AppError('conflict', exchangeProblems.wrongState);

function toImport({
  seller_id,
  seller_name,
  published_at,
  is_recent,
  state,
  ...row
}: StoredImport): ItemImport {
  const canUndo = published_at && is_recent && (state === 'published' || state === 'canceled');
  return {
    _id: row.id,
    seller: { _id: seller_id, name: seller_name },
    file: row.file_name,
    date: row.started_at.toISOString(),
    state,
    until: canUndo ? new Date(published_at.getTime() + dayMs).toISOString() : null,
    headings: row.headings,
    columns: row.columns,
    duplicates: row.with_duplicates,
    rows: row.rows,
  };
}

/** Only admins can import for another seller. @throws AppError `forbidden`, `not-found` */
export async function sellerFor(app: App, { id, role }: Caller, seller = id): Promise<string> {
  if (seller !== id && role !== 'admin') throw new AppError('forbidden');
  return seller === id ? id : (await requireUser(app.db, seller)).id;
}

export async function listOwnImports(app: App, caller: Caller, seller?: string): Promise<ItemImport[]> {
  return (await listImports(app.db, await sellerFor(app, caller, seller))).map(toImport);
}

export async function showImport(app: App, sellerId: string, id: string): Promise<ItemImport> {
  const [row] = await listImports(app.db, sellerId, id);
  if (!row) throw noImport();
  return toImport(row);
}

export async function requireOwn(app: App, caller: Caller, id: string) {
  const found = isId(id) ? await findImport(app.db, id) : undefined;
  if (!found) throw noImport();
  if (found.seller_id !== caller.id && caller.role !== 'admin') throw new AppError('forbidden');
  return found;
}

/** Locks an import of the caller, or of a seller for whom an admin acts. */
async function changeImport(
  app: App,
  caller: Caller,
  id: string,
  change: (trx: Trx, found: LockedImport) => Promise<void>,
): Promise<ItemImport> {
  const { seller_id: sellerId } = await requireOwn(app, caller, id);
  await inTransaction(app, async (trx) => {
    await lockActor(trx, caller.id);
    const found = await lockImport(trx, id);
    if (!found) throw noImport();
    await change(trx, found);
  });
  return showImport(app, sellerId, id);
}

const badColumns = () =>
  new AppError('invalid', undefined, [{ path: 'columns', message: exchangeProblems.badColumns }]);

/** Assigns the columns by hand, and checks the rows again. */
export async function mapColumns(
  app: App,
  caller: Caller,
  id: string,
  columns: readonly string[],
): Promise<ItemImport> {
  const known = columns.filter((name) => name !== '');
  const isValid = known.every((name) => isColumn(name) || name === stateColumn);
  if (!isValid || new Set(known).size < known.length) throw badColumns();
  return changeImport(app, caller, id, async (trx, { state, headings }) => {
    if (columns.length !== headings.length) throw badColumns();
    if (state !== 'checked' && state !== 'checking') throw wrongState();
    await resetRows(trx, id);
    await updateImport(trx, id, { columns: [...columns], state: 'checking', worked_at: new Date() });
    await app.jobs.enqueue(trx, importJob, {});
  });
}

const open = ['uploading', 'checking', 'checked', 'publishing'] as const;

/**
 * Publishes the rows, stops that, discards a file, or withdraws what was published.
 * @throws AppError `conflict` in another state, or if a later file is not published or discarded before an import is undone
 */
export async function setState(
  app: App,
  caller: Caller,
  id: string,
  { state, duplicates }: { state: 'publishing' | 'canceled' | 'undoing'; duplicates: boolean },
): Promise<ItemImport> {
  return changeImport(app, caller, id, async (trx, found) => {
    if (found.state === state) return;
    if (state === 'publishing') {
      if (found.state !== 'checked') throw wrongState();
      await updateImport(trx, id, { state, with_duplicates: duplicates, worked_at: new Date() });
      if (found.seller_id !== caller.id)
        await recordAction(trx, {
          act: 'imported-items',
          actor: caller.id,
          target: ['person', found.seller_id],
        });
    } else if (state === 'canceled') {
      if (!open.some((each) => each === found.state)) throw wrongState();
      await updateImport(trx, id, { state, published_at: new Date() });
    } else {
      const isRecent = found.published_at && Date.now() - found.published_at.getTime() < dayMs;
      if (!isRecent || (found.state !== 'published' && found.state !== 'canceled')) throw wrongState();
      await updateImport(trx, id, { state, worked_at: new Date() });
    }
    await app.jobs.enqueue(trx, importJob, {});
  }).catch((error: unknown) => {
    throw violates(error, 'imports_open') ? new AppError('conflict', exchangeProblems.otherOpen) : error;
  });
}

type RowsQuery = Paging & { result?: ImportResult | undefined };

export async function listImportRows(
  app: App,
  caller: Caller,
  id: string,
  query: RowsQuery,
): Promise<Page<ImportRow>> {
  const { columns } = await requireOwn(app, caller, id);
  const { result } = query;
  const keyset = parsePage('import rows', rowSorts, query, { id, result });
  const [rows, count] = await Promise.all([
    listRows(app.db, id, result, keyset),
    countRowsOf(app.db, id, result),
  ]);
  return toPage(rows, keyset, { count }, (row) => ({
    row: row.number,
    result: row.result,
    title: String(readRow(row.cells, columns).given.title ?? ''),
    model: row.model,
    problems: row.problems,
    listing: row.listing_id && row.kind ? `/dashboard/${row.kind}/${row.listing_id}` : null,
  }));
}
