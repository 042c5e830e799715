import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lockUser } from '#src/accounts/auth/service.server.ts';
import { describeItem } from '#src/catalog/items/describe-service.server.ts';
import { fields as fieldTable } from '#src/catalog/items/fields.ts';
import { kinds, maxPhotos, partName, type Kind } from '#src/catalog/items/kind-schemas.ts';
import { newListingOf, type NewListing } from '#src/catalog/items/schemas.ts';
import { withdrawUnchanged } from '#src/catalog/listings/managing/service.server.ts';
import { addListing } from '#src/catalog/listings/writing-service.server.ts';
import { modelsById } from '#src/gear/models/names-service.server.ts';
import { storePhotoFile, uploadsFolder } from '#src/media/photos/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError, type FieldError } from '#src/platform/errors.ts';
import { parse } from '#src/platform/http/parse.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { runBatches } from '#src/platform/jobs/batches.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { unlessMissing } from '#src/platform/storage/disk.server.ts';
import { kindTexts } from '#src/texts/names.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { exchangeProblems } from '#src/texts/problems-items.server.ts';
import { labeled } from '#src/texts/words.ts';
import { isColumn, readRow } from './columns.ts';
import {
  findImport,
  findRole,
  hasItem,
  listWorked,
  lockImport,
  nextRows,
  saveRow,
  updateImport,
  type LockedImport,
  type Outcome,
} from './import-queries.server.ts';
import { importJob } from './import-service.server.ts';
import { PhotoZips } from './photo-zips.server.ts';
import { cleanUp, zipFolder } from './receive-service.server.ts';
import type { RowProblem } from './schemas.ts';

type ReadItem = { kind: Kind; fields: NewListing; photos: string[] };

/** Stands for photos that are not uploaded yet. */
const anyPhoto = '/images/photo.jpg';

/** Reads a row as the form of an item would be sent. @throws AppError `invalid` naming its columns */
export function readItem(cells: readonly string[], columns: readonly string[], zips: PhotoZips): ReadItem {
  const { kind, given, photos } = readRow(cells, columns);
  const errors: FieldError[] = photos
    .filter((name) => !zips.has(name))
    .map((name) => ({ path: 'photos', message: exchangeProblems.missingPhoto(name) }));
  if (photos.length > maxPhotos)
    errors.push({ path: 'photos', message: fieldProblems.atMostPhotos(maxPhotos) });
  if (!kind) {
    const isEmpty = (cells[columns.indexOf('kind')] ?? '').trim() === '';
    const names = kinds.map((each) => kindTexts(each).one);
    errors.push({
      path: 'kind',
      message: isEmpty ? fieldProblems.required : fieldProblems.oneOfMany(...names),
    });
  }
  const photo = photos.length > 0 ? anyPhoto : given.img;
  if (photo === undefined) errors.push({ path: 'photos', message: fieldProblems.required });
  // An empty cell is like a field of the form that nobody has touched.
  const values = { offers: fieldTable.offers.blank, ...given, img: photo ?? anyPhoto };
  try {
    const fields = parse(newListingOf(kind ?? 'accessories'), values);
    if (kind && errors.length === 0) return { kind, fields, photos };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    errors.push(...(error.errors ?? []));
  }
  throw new AppError('invalid', undefined, errors);
}

const problemsOf = ({ errors, message }: AppError): RowProblem[] =>
  errors?.map(({ path, message: text }) => {
    const [name = ''] = path.split('.');
    return { column: isColumn(name) ? name : null, message: text };
  }) ?? [{ column: null, message }];

type Row = { cells: string[]; repeats: boolean };

/** Predicts the result of publishing a row. */
async function checkRow(
  app: App,
  trx: Trx,
  { seller_id, columns }: LockedImport,
  { cells, repeats }: Row,
  zips: PhotoZips,
): Promise<Outcome> {
  if (readRow(cells, columns).state !== null)
    return { result: 'skipped', problems: [{ column: null, message: exchangeProblems.notForSale }] };
  try {
    const { kind, fields } = readItem(cells, columns, zips);
    const { item } = await describeItem(trx, app, { id: newId(), kind, seller_id }, fields);
    const model = (await modelsById(app.root)).get(item.model_id ?? item.named_model_id ?? '');
    const isDuplicate = repeats || (await hasItem(trx, seller_id, item));
    return {
      result: isDuplicate ? 'duplicate' : 'ready',
      model: model ? partName({ brand: model.maker, model: model.name }) : null,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { result: 'wrong', problems: problemsOf(error) };
  }
}

const checkedAtOnce = 50;

async function checkSome(app: App, id: string, zips: PhotoZips): Promise<void> {
  await inTransaction(app, async (trx) => {
    const found = await lockImport(trx, id);
    if (found?.state !== 'checking') return;
    const rows = await nextRows(trx, id, ['waiting'], checkedAtOnce);
    for (const row of rows) await saveRow(trx, id, row.number, await checkRow(app, trx, found, row, zips));
    if (rows.length < checkedAtOnce) await updateImport(trx, id, { state: 'checked' });
  });
}

async function storePhotos(
  app: App,
  sellerId: string,
  names: readonly string[],
  zips: PhotoZips,
): Promise<string[]> {
  if (names.length === 0) return [];
  const seller = await findRole(app.db, sellerId);
  await mkdir(uploadsFolder(app), { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(uploadsFolder(app), 'import-'));
  const urls: string[] = [];
  try {
    for (const [index, name] of names.entries()) {
      const source = join(folder, `source-${index}`);
      await zips.unpack(name, source);
      const { url } = await storePhotoFile(app, seller, source, folder).catch((error: unknown) => {
        if (!(error instanceof AppError) || !error.errors) throw error;
        const message = labeled(name, error.errors[0]?.message ?? error.message);
        throw new AppError('invalid', undefined, [{ path: 'photos', message }]);
      });
      urls.push(url);
      await rm(source);
    }
    return [...new Set(urls)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The row would succeed later, or on another process. */
const isPassing = ({ status }: AppError): boolean => status >= 500 || status === 429;

/**
 * Publishes the next row and marks it in the same transaction, so that no row is published twice, whenever this process
 * ends. Returns false after the last one.
 */
async function publishNext(app: App, id: string, zips: PhotoZips): Promise<boolean> {
  const found = await findImport(app.db, id);
  if (found?.state !== 'publishing') return false;
  const { seller_id: sellerId, columns } = found;
  const wanted = found.with_duplicates ? (['ready', 'duplicate'] as const) : (['ready'] as const);
  const [row] = await inTransaction(app, (trx) => nextRows(trx, id, wanted, 1));
  if (!row) {
    await finish(app, id);
    return false;
  }
  const settle = (change: (trx: Trx) => Promise<Outcome>) =>
    inTransaction(app, async (trx) => {
      // The seller first, as everything that changes an account does.
      await lockUser(trx, sellerId);
      const current = await lockImport(trx, id);
      const [next] = await nextRows(trx, id, wanted, 1);
      if (current?.state !== 'publishing' || next?.number !== row.number) return;
      await saveRow(trx, id, row.number, await change(trx));
    });
  try {
    const { kind, fields, photos } = readItem(row.cells, columns, zips);
    const urls = await storePhotos(app, sellerId, photos, zips);
    const [img = fields.img] = urls;
    const given = { ...fields, img, ...(urls.length > 0 && { photos: urls }) };
    await settle(async (trx) => {
      const { _id } = await addListing({ ...app, joined: trx }, { id: sellerId }, kind, given);
      return { result: 'published', listing_id: _id };
    });
  } catch (error) {
    if (!(error instanceof AppError) || isPassing(error)) throw error;
    await settle(async () => ({ result: 'failed', problems: problemsOf(error) }));
  }
  return true;
}

async function finish(app: App, id: string): Promise<void> {
  await inTransaction(app, async (trx) => {
    if ((await lockImport(trx, id))?.state === 'publishing')
      await updateImport(trx, id, { state: 'published', published_at: new Date() });
  });
  await rm(zipFolder(app, id), { recursive: true, force: true });
}

/** Withdraws the next published item, unless somebody has booked or edited it. Returns false after the last one. */
async function undoNext(app: App, id: string): Promise<boolean> {
  const sellerId = (await findImport(app.db, id))?.seller_id;
  if (sellerId === undefined) return false;
  return inTransaction(app, async (trx) => {
    await lockUser(trx, sellerId);
    if ((await lockImport(trx, id))?.state !== 'undoing') return false;
    const [row] = await nextRows(trx, id, ['published'], 1);
    if (!row?.listing_id) {
      await updateImport(trx, id, { state: 'undone' });
      return false;
    }
    const why = await withdrawUnchanged(trx, row.listing_id, sellerId);
    const problems = why ? [{ column: null, message: exchangeProblems.kept[why] }] : [];
    await saveRow(trx, id, row.number, { result: why ? 'kept' : 'undone', problems });
    return true;
  });
}

const batchMs = 500;

async function forAWhile(next: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + batchMs; performance.now() < end;) if (!(await next())) return;
}

const steps = {
  checking: checkSome,
  publishing: (app: App, id: string, zips: PhotoZips) => forAWhile(() => publishNext(app, id, zips)),
  undoing: (app: App, id: string) => forAWhile(() => undoNext(app, id)),
};

/** Goes on with one import. ZIPs are only on the machine that received them, so other machines leave these imports out. */
async function workOnOne(app: App): Promise<'more' | 'last'> {
  for (const { id, state, zip_bytes: sizes } of await listWorked(app.db)) {
    const needsZips = sizes.length > 0 && state !== 'undoing';
    if (needsZips && !(await unlessMissing(stat(zipFolder(app, id)), null))) continue;
    await inTransaction(app, (trx) => updateImport(trx, id, { worked_at: new Date() }));
    const zips = await PhotoZips.open(zipFolder(app, id));
    try {
      await steps[state](app, id, zips);
    } finally {
      zips.close();
    }
    return 'more';
  }
  return 'last';
}

export const importWork = defineWork(importJob, async ({ app }) => {
  await runBatches(app, importJob, () => workOnOne(app));
});

export const cleanUpWork = defineWork(
  scheduledJob('delete-old-imports', '47 * * * *', { limitSeconds: 600 }),
  ({ app }) => cleanUp(app),
);
