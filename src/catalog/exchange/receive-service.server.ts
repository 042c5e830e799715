import { hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lockActor, requireVerified } from '#src/accounts/auth/service.server.ts';
import { requireApproved } from '#src/accounts/users/verifying/asking/service.server.ts';
import { withUpload } from '#src/media/photos/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import type { FormFile } from '#src/platform/http/form-file.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { violates } from '#src/platform/outage.server.ts';
import { diskOf, unlessMissing } from '#src/platform/storage/disk.server.ts';
import { exchangeProblems } from '#src/texts/problems-items.server.ts';
import { columnLabel, columnNames, matchColumns } from './columns.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import {
  deleteOld,
  deleteUnfinished,
  insertImport,
  insertRows,
  listUploading,
  listWithZips,
  lockImport,
  updateImport,
} from './import-queries.server.ts';
import { importJob, requireOwn, sellerFor, showImport, wrongState } from './import-service.server.ts';
import { badZip, PhotoZips } from './photo-zips.server.ts';
import { readTable } from './read-file.server.ts';
import type { FileRow } from './read-workbook.server.ts';
import type { ImportQuery, ItemImport } from './schemas.ts';

declare module '#src/platform/app.server.ts' {
  interface Singletons {
    /** The file that is being read. Others wait, so that one file at a time is in memory. */
    readingImport: Promise<unknown>;
  }
}

const importsFolder = ({ config }: App): string => join(config.STATE_DIR, 'imports');
export const zipFolder = (app: App, id: string): string => join(importsFolder(app), id);

export const template = (): string => byteOrderMark + csvLine(columnNames.map(columnLabel));

const batchSize = 500;
/** The characters of a batch are in memory several times. */
const batchLength = 2_000_000;
const minFreeBytes = 1024 * 1024 * 1024;

/**
 * Reads a file and stores its rows, which a job then checks. Replaces an earlier file that was not published.
 * @throws AppError `invalid` naming `file`, `conflict` while another import of the seller is published or undone
 */
export async function startImport(
  app: App,
  caller: Caller,
  upload: FormFile,
  { name, seller, zip = [] }: ImportQuery,
): Promise<ItemImport> {
  await app.rateLimits.consume('import', caller.id);
  const sellerId = await sellerFor(app, caller, seller);
  if (zip.length > 0) {
    const others = await listUploading(app.db, sellerId);
    const missing = others.map((each) => missingBytes(zipFolder(app, each.id), each.zip_bytes));
    await requireSpace(app, sumOf(zip) + sumOf(await Promise.all(missing)));
  }
  const id = newId();
  await withUpload(app, caller, upload, {
    work: async (source) => {
      const before = app.singletons.readingImport;
      const reading = (async () => {
        await before?.catch(() => undefined);
        await storeFile(app, { id, sellerId, by: caller.id, name, zip }, source);
      })();
      app.singletons.readingImport = reading;
      await reading;
    },
  });
  return showImport(app, sellerId, id);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

async function requireSpace(app: App, bytes: number): Promise<void> {
  const { freeBytes } = await diskOf(app.config.STATE_DIR);
  if (freeBytes < bytes + minFreeBytes) throw new AppError('unavailable', exchangeProblems.noSpace);
}

const arrivedBytes = (folder: string, sizes: readonly number[]): Promise<number[]> =>
  Promise.all(sizes.map((_, index) => sizeOf(join(folder, `${index}.zip`))));

/** The bytes that were announced and have not arrived. */
const missingBytes = async (folder: string, sizes: readonly number[]): Promise<number> =>
  sumOf(sizes) - sumOf(await arrivedBytes(folder, sizes));

type NewImport = { id: string; sellerId: string; by: string; name: string; zip: number[] };

async function storeFile(
  app: App,
  { id, sellerId, by, name, zip }: NewImport,
  source: string,
): Promise<void> {
  const store = async (trx: Trx): Promise<void> => {
    requireVerified(app, await lockActor(trx, sellerId, { roles: ['Seller', 'admin'] }));
    await requireApproved(app, trx, sellerId);
    await deleteUnfinished(trx, sellerId);
    let rows: (FileRow & { repeats: boolean })[] | null = null;
    let length = 0;
    const known = new Set<string>();
    for await (const { number, cells } of readTable(source)) {
      if (rows === null) {
        const state = zip.length > 0 ? 'uploading' : 'checking';
        const columns = matchColumns(cells);
        await insertImport(trx, {
          id,
          seller_id: sellerId,
          started_by: by,
          file_name: name,
          headings: cells,
          columns,
          zip_bytes: zip,
          state,
        });
        rows = [];
        continue;
      }
      const text = cells.join('\0');
      const digest = hash('sha256', text, 'base64');
      rows.push({ number, cells, repeats: known.has(digest) });
      known.add(digest);
      length += text.length;
      if (rows.length < batchSize && length < batchLength) continue;
      await insertRows(trx, id, rows.splice(0));
      length = 0;
    }
    await insertRows(trx, id, rows ?? []);
    if (zip.length === 0) await app.jobs.enqueue(trx, importJob, {});
  };
  await inTransaction(app, store).catch((error: unknown) => {
    throw violates(error, 'imports_open') ? new AppError('conflict', exchangeProblems.running) : error;
  });
}

/**
 * Receives a part of a ZIP. A part that is sent again replaces itself. Once all ZIPs have arrived, their files are
 * checked, and then the rows.
 * @throws AppError `conflict` unless the ZIP has arrived up to this part, `invalid` naming `part`, `unavailable` if the
 *   disk has no space for the rest of the ZIPs
 */
export async function receivePart(
  app: App,
  caller: Caller,
  id: string,
  { zip, at }: { zip: number; at: number },
  upload: FormFile,
): Promise<{ bytes: number }> {
  await app.rateLimits.consume('import-part', caller.id);
  const { state, zip_bytes: sizes } = await requireOwn(app, caller, id);
  const size = sizes[zip];
  if (size === undefined) throw badZip(exchangeProblems.notAnnounced);
  if (state !== 'uploading') throw wrongState();
  const folder = zipFolder(app, id);
  const path = join(folder, `${zip}.zip`);
  await withUpload(app, caller, upload, {
    work: async (source) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const arrived = await sizeOf(path);
      if (at > arrived) throw new AppError('conflict', exchangeProblems.partMissing(arrived));
      if (at + (await sizeOf(source)) > size) throw badZip(exchangeProblems.notAnnounced);
      await requireSpace(app, await missingBytes(folder, sizes));
      const target = createWriteStream(path, { flags: arrived === 0 ? 'w' : 'r+', start: at, mode: 0o600 });
      await pipeline(createReadStream(source), target);
    },
  });
  const arrived = await arrivedBytes(folder, sizes);
  if (arrived.every((bytes, index) => bytes === sizes[index])) await checkZips(app, id);
  return { bytes: arrived[zip] ?? 0 };
}

const sizeOf = async (path: string): Promise<number> => (await unlessMissing(stat(path), null))?.size ?? 0;

async function checkZips(app: App, id: string): Promise<void> {
  try {
    (await PhotoZips.open(zipFolder(app, id))).close();
  } catch (error) {
    if (error instanceof AppError) await rm(zipFolder(app, id), { recursive: true, force: true });
    throw error;
  }
  await inTransaction(app, async (trx) => {
    if ((await lockImport(trx, id))?.state !== 'uploading') return;
    await updateImport(trx, id, { state: 'checking' });
    await app.jobs.enqueue(trx, importJob, {});
  });
}

/** Deletes old imports, and the ZIPs of imports that no longer need them. */
export async function cleanUp(app: App): Promise<void> {
  await deleteOld(app.db);
  const needed = new Set(await listWithZips(app.db));
  for (const id of await unlessMissing(readdir(importsFolder(app)), []))
    if (!needed.has(id)) await rm(zipFolder(app, id), { recursive: true, force: true });
}
