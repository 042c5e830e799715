import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { ZipFile } from 'yazl';
import { recordAction } from '#src/accounts/audit/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { exchangeProblems } from '#src/texts/problems-items.server.ts';
import { photoFile } from './columns.ts';
import { byteOrderMark } from './csv.ts';
import { countPhotoParts, listPhotos, type ExportedPhoto } from './export-queries.server.ts';
import type { AdminTable, Format, OwnTable } from './schemas.ts';
import { adminTables, ownTables } from './tables.server.ts';

const types = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json',
  zip: 'application/zip',
} as const;

/** Sends chunks as they are read. A user has one export at a time, because each takes a connection as long as it is read. */
async function send(
  app: App,
  { id }: Caller,
  { name, type }: { name: string; type: keyof typeof types },
  read: () => AsyncGenerator<string | Buffer>,
): Promise<Response> {
  await app.rateLimits.consume('export', id);
  const end = () => app.rateLimits.giveBack('export-underway', id);
  if ((await app.rateLimits.note('export-underway', id)) > 1) {
    await end();
    throw new AppError('too-many-requests', exchangeProblems.oneExport, undefined, { retryAfter: 10 });
  }
  const chunks = read();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await chunks.next();
        if (!done) return controller.enqueue(Buffer.from(value));
        controller.close();
      } catch (error) {
        app.log.error({ error }, 'an export failed');
        controller.error(error);
      }
      await end();
    },
    async cancel() {
      await chunks.return(undefined);
      await end();
    },
  });
  return new Response(body, {
    headers: { 'content-type': types[type], 'content-disposition': `attachment; filename="${name}.${type}"` },
  });
}

export const exportOwn = (app: App, caller: Caller, table: OwnTable, format: Format): Promise<Response> =>
  sendTable(app, caller, { name: table, format }, ownTables[table]);

export async function exportAll(
  app: App,
  caller: Caller,
  table: AdminTable,
  format: Format,
): Promise<Response> {
  await recordAction(app.db, { act: 'exported-data', actor: caller.id, note: table });
  return sendTable(app, caller, { name: table, format }, adminTables[table]);
}

const chunkLength = 32 * 1024;

function sendTable(
  app: App,
  caller: Caller,
  { name, format }: { name: string; format: Format },
  { head, rows }: (typeof ownTables)[OwnTable],
): Promise<Response> {
  const isCsv = format === 'csv';
  return send(app, caller, { name, type: format }, async function* () {
    let text = isCsv ? byteOrderMark + head() : '[';
    let separator = '\n';
    for await (const { item, line } of rows(app, caller)) {
      text += isCsv ? line() : separator + JSON.stringify(item);
      separator = ',\n';
      if (text.length < chunkLength) continue;
      yield text;
      text = '';
    }
    yield isCsv ? text : `${text}\n]\n`;
  });
}

export const showSizes = async (app: App, { id }: Caller): Promise<{ zips: number }> => ({
  zips: await countPhotoParts(app.db, id),
});

/** The photos of a user's items. @throws AppError `not-found` if there is no such part */
export async function exportPhotos(app: App, caller: Caller, part: number): Promise<Response> {
  const photos = await listPhotos(app.db, caller.id, part);
  if (photos.length === 0) throw new AppError('not-found', exchangeProblems.noZip);
  return send(app, caller, { name: `photos-${part}`, type: 'zip' }, async function* () {
    const zip = new ZipFile();
    for (const photo of photos)
      // Photos can't be compressed further.
      zip.addReadStreamLazy(
        photoFile(photo),
        { compress: false },
        callbackify(() => openPhoto(app, photo)),
      );
    const failed = new AbortController();
    zip.on('error', (error) => failed.abort(error));
    zip.end();
    const output = Readable.from(zip.outputStream, { signal: failed.signal });
    for await (const chunk of output) yield Buffer.from(chunk);
  });
}

const fetchMs = 60_000;

async function openPhoto({ config }: App, photo: ExportedPhoto): Promise<Readable> {
  const name = photoFile(photo);
  if (photo.host === 'local') return createReadStream(join(config.STATE_DIR, 'images', name));
  const address = photo.url.slice(0, photo.url.lastIndexOf('/') + 1) + name;
  const { body, ok, status } = await fetch(address, {
    signal: AbortSignal.timeout(fetchMs),
    redirect: 'error',
  });
  if (!ok || !body) throw new Error(`the photo storage responded with ${status}`);
  return Readable.from(body);
}
