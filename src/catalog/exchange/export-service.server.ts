import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
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

/** A slow reader is cut off then. The limit of one export at a time expires a minute later. */
const longestMs = 30 * 60_000;

/** Sends chunks as they are read. A user has one export at a time, because each takes a connection as long as it is read. */
async function send(
  app: App,
  { id }: Caller,
  { name, type }: { name: string; type: keyof typeof types },
  read: () => AsyncGenerator<string | Buffer>,
): Promise<Response> {
  let isOver = false;
  const end = async (): Promise<void> => {
    if (isOver) return;
    isOver = true;
    await app.rateLimits.giveBack('export-underway', id);
  };
  if ((await app.rateLimits.note('export-underway', id)) > 1) {
    await end();
    throw new AppError('too-many-requests', exchangeProblems.oneExport, undefined, { retryAfter: 10 });
  }
  const chunks = read();
  const endsAt = Date.now() + longestMs;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        if (Date.now() > endsAt) throw new Error('the export was read too slowly');
        const { value, done } = await chunks.next();
        // The reader has left in the meantime.
        if (isOver) return;
        if (!done) return controller.enqueue(Buffer.from(value));
        // A user who has read the end can begin another export.
        await end();
        controller.close();
      } catch (error) {
        app.log.error({ error }, 'an export failed');
        await end();
        controller.error(error);
        void chunks.return(undefined);
      }
    },
    async cancel() {
      await end();
      await chunks.return(undefined);
    },
  });
  return new Response(body, {
    headers: { 'content-type': types[type], 'content-disposition': `attachment; filename="${name}.${type}"` },
  });
}

export async function exportOwn(
  app: App,
  caller: Caller,
  table: OwnTable,
  format: Format,
): Promise<Response> {
  await app.rateLimits.consume('export', caller.id);
  return sendTable(app, caller, { name: table, format }, ownTables[table]);
}

export async function exportAll(
  app: App,
  caller: Caller,
  table: AdminTable,
  format: Format,
): Promise<Response> {
  await app.rateLimits.consume('export', caller.id);
  const response = await sendTable(app, caller, { name: table, format }, adminTables[table]);
  await recordAction(app.db, { act: 'exported-data', actor: caller.id, note: table });
  return response;
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
  await app.rateLimits.consume('export', caller.id);
  const photos = await listPhotos(app.db, caller.id, part);
  if (photos.length === 0) throw new AppError('not-found', exchangeProblems.noZip);
  return send(app, caller, { name: `photos-${part}`, type: 'zip' }, async function* () {
    const zip = new ZipFile();
    const output = zip.outputStream.pipe(new PassThrough());
    const fail = (error: Error): void => void output.destroy(error);
    let source: Readable | undefined;
    const open = async (photo: ExportedPhoto): Promise<Readable> => {
      source = await openPhoto(app, photo);
      // The library listens for no errors of its sources, and without a listener one would end the process.
      return source.on('error', fail);
    };
    for (const photo of photos)
      // Photos can't be compressed further.
      zip.addReadStreamLazy(
        photoFile(photo),
        { compress: false },
        callbackify(() => open(photo)),
      );
    zip.on('error', fail);
    zip.end();
    try {
      for await (const chunk of output) yield Buffer.from(chunk);
    } finally {
      source?.destroy();
    }
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
