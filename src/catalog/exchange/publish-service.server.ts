import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockUser } from '#src/accounts/auth/service.server.ts';
import { withdrawUnchanged } from '#src/catalog/listings/managing/service.server.ts';
import { addListing } from '#src/catalog/listings/writing-service.server.ts';
import { storePhotoFile, uploadsFolder } from '#src/media/photos/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { exchangeProblems } from '#src/texts/problems-items.server.ts';
import { labeled } from '#src/texts/words.ts';
import { problemsOf, readItem } from './check-service.server.ts';
import {
  findImport,
  findRole,
  lockImport,
  nextRows,
  saveRow,
  updateImport,
  type LockedImport,
  type Outcome,
} from './import-queries.server.ts';
import type { PhotoZips } from './photo-zips.server.ts';
import { zipFolder } from './receive-service.server.ts';
import type { ImportResult } from './schemas.ts';

/** The results of the rows that are published. */
export const published = ({ with_duplicates: both }: LockedImport): ImportResult[] =>
  both ? ['ready', 'duplicate'] : ['ready'];

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
export async function publishNext(app: App, id: string, zips: PhotoZips): Promise<boolean> {
  const found = await findImport(app.db, id);
  if (found?.state !== 'publishing') return false;
  const { seller_id: sellerId, columns } = found;
  const wanted = published(found);
  const [row] = await inTransaction(app, (trx) => nextRows(trx, id, wanted, 1));
  if (!row) {
    await finish(app, id, 'published');
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
    if (error.status === 403) {
      // The seller is suspended, for example, so that every other row would fail as well.
      app.log.warn({ error, import: id }, 'an import was stopped, because its seller may not publish');
      await finish(app, id, 'canceled');
      return false;
    }
  }
  return true;
}

async function finish(app: App, id: string, state: 'published' | 'canceled'): Promise<void> {
  await inTransaction(app, async (trx) => {
    if ((await lockImport(trx, id))?.state === 'publishing')
      await updateImport(trx, id, { state, published_at: new Date() });
  });
  await rm(zipFolder(app, id), { recursive: true, force: true });
}

/** Withdraws the next published item, unless somebody has booked or edited it. Returns false after the last one. */
export async function undoNext(app: App, id: string): Promise<boolean> {
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
