import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { lockActor } from '#src/accounts/auth/service.server.ts';
import { modelsById, namedInTitle, sameModels } from '#src/gear/models/names-service.server.ts';
import { withUpload } from '#src/media/photos/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { EvidenceNote } from '#src/platform/db/columns.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import type { FormFile } from '#src/platform/http/form-file.server.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { evidenceProblems } from '#src/texts/problems-items.server.ts';
import { brandOf, cameraName, isOtherMaker, isProgram, knownBrand, nameOf, writesCounts } from './cameras.ts';
import { attach, detach, findShown, insertEvidence, lockOwn, updateNotes } from './queries.server.ts';
import type { FileFacts } from './read-file.ts';
import { readerOf } from './reader.server.ts';
import type { Evidence, ShownEvidence } from './schemas.ts';

/**
 * SQL for the evidence that an item shows, for use in a query on `listings`. Nikon's mechanical count may be below an
 * honest earlier count of all exposures, because `most_shots` does not say which of them it is.
 */
export const evidenceOfListing = sql<ShownEvidence | null>`(
  select json_build_object(
    'make', make, 'model', evidence.model, 'count', count, 'counts', counter, 'unknown', unknown, 'taken', taken_on,
    'firmware', firmware,
    'notes', notes || case
      when count < most_shots and not (make = 'Nikon' and counter = 'mechanical') then array['count-fell']
      else '{}'
    end,
    'read', to_char(read_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from evidence where evidence.listing_id = listings.id
)`.as('evidence');

/** Formats that cameras write and that cannot be read, by text at an offset. */
const refusedFormats: readonly (readonly [at: number, text: RegExp, name: string])[] = [
  [6, /^HEAPCCDR/, 'CRW'],
  [0, /^FOVb/, 'X3F'],
  [4, /^ftyp(heic|heix|hevc|mif1|msf1|heim|heis)/, 'HEIF'],
];

function unreadableAs(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  const format = refusedFormats.find(([at, text]) => text.test(head.slice(at)))?.[2];
  return format ? evidenceProblems.unreadableFormat(format) : evidenceProblems.notOriginal;
}

const invalid = (path: string, message: string) =>
  new AppError('invalid', evidenceProblems.detail(message), [{ path, message }]);

const foreign = (file: Written, brand: string) =>
  evidenceProblems.otherCamera(cameraName(file), knownBrand(brand) ?? brand);

/**
 * Reads the facts from a file, and does not store the file.
 * @param item the brand and model of the item, whose files are the only ones accepted
 * @throws AppError `invalid`, `too-many-requests`, `busy`, or `unavailable` when the disk is full
 */
export async function readEvidence(
  app: App,
  caller: Caller,
  upload: FormFile,
  { brand = '', modelId }: { brand?: string | undefined; modelId?: string | undefined } = {},
): Promise<Evidence> {
  await app.rateLimits.consume('evidence', caller.id);
  const bytes = await withUpload(app, caller, upload, { work: (source) => readFile(source) });
  // Called outside `withUpload`, which might report a busy reader as a full disk.
  const facts = await readerOf(app).read(bytes);
  if (!facts) throw invalid('file', unreadableAs(bytes));
  const read = await describe(app, facts);
  if (isOtherMaker(read.make, brand)) throw invalid('file', foreign(read, brand));
  const item = modelId === undefined ? undefined : (await modelsById(app.root)).get(modelId);
  if (item && (await isOtherModel(app.root, read, item.id)))
    throw invalid('file', evidenceProblems.otherCamera(cameraName(read), item.name));
  const { _id, make, model, count, counts, unknown, taken, firmware, notes } = read;
  const row = { id: _id, make, model, count, counter: counts, unknown, taken_on: taken, firmware, notes };
  await inTransaction(app, async (trx) => {
    const { id } = await lockActor(trx, caller.id, { roles: ['Seller', 'admin'] });
    await insertEvidence(trx, { ...row, user_id: id });
  });
  return read;
}

const shorten = (text: string): string =>
  text
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, 60)
    .trim();

async function describe(app: App, facts: FileFacts): Promise<Evidence> {
  const { taken, counted, serial } = facts;
  const model = shorten(facts.model) || '?';
  const make = shorten(brandOf(facts.make, model)) || '?';
  const firmware = shorten(facts.firmware ?? '') || null;
  const notes: EvidenceNote[] = [];
  if (firmware && isProgram(firmware, model)) notes.push('saved-by-program');
  if (counted.count !== null && counted.mayWrap) notes.push('may-have-wrapped');
  return {
    _id: newId(),
    make,
    model,
    modelId: await modelIdOf(app.root, { make, model }),
    ...(counted.count === null
      ? { count: null, counts: null, unknown: writesCounts(make) ? counted.why : ('maker' as const) }
      : { count: counted.count, counts: counted.counts, unknown: null }),
    taken,
    firmware,
    notes,
    serial: serial ? { last3: serial.slice(-3), kind: 'engraved' } : null,
  };
}

type Written = { make: string; model: string };

/** A digital file is never from a film camera, whatever its name: OM System named cameras after those of 1972. */
async function modelIdOf(root: string, { make, model }: Written): Promise<string | null> {
  const id = await namedInTitle(root, 'cameras', make, nameOf(make, model));
  return id !== null && (await modelsById(root)).get(id)?.film ? null : id;
}

/** Whether a file is known to be from a model other than the item's, or the item is a film camera. */
async function isOtherModel(root: string, file: Written, modelId: string): Promise<boolean> {
  if ((await modelsById(root)).get(modelId)?.film) return true;
  const known = await modelIdOf(root, file);
  return known !== null && !(await sameModels(root, known)).includes(modelId);
}

type Item = {
  id: string;
  kind: string;
  seller_id: string;
  brand: string;
  model_id: string | null;
  model: string | null;
};

/**
 * @throws AppError `invalid` naming `evidence` when it is not the seller's, is already shown, has no count, or is from a
 * different maker or model
 */
export async function showEvidence(trx: Trx, root: string, item: Item, id: string): Promise<void> {
  if (item.kind !== 'cameras') throw invalid('evidence', evidenceProblems.onlyCameras);
  const read = isId(id) ? await lockOwn(trx, id, item.seller_id) : undefined;
  if (!read) throw invalid('evidence', evidenceProblems.notUploaded);
  if (read.count === null) throw invalid('evidence', evidenceProblems.noCount);
  await attach(trx, id, item.id, await compare(root, item, read));
}

export async function hideEvidence(trx: Trx, itemId: string): Promise<boolean> {
  return (await detach(trx, itemId)) > 0;
}

/** @throws AppError `invalid` naming `brand` or `modelId` when the item's file is from a different maker or model */
export async function compareEvidence(trx: Trx, root: string, item: Item): Promise<void> {
  const shown = await findShown(trx, item.id);
  if (shown) await updateNotes(trx, shown.id, await compare(root, item, shown, 'modelId'));
}

type Noted = Written & { notes: EvidenceNote[] };

async function compare(
  root: string,
  item: Item,
  file: Noted,
  at: 'evidence' | 'modelId' = 'evidence',
): Promise<EvidenceNote[]> {
  if (isOtherMaker(file.make, item.brand))
    throw invalid(at === 'modelId' ? 'brand' : at, foreign(file, item.brand));
  const rest = file.notes.filter((note) => note !== 'not-compared');
  if (item.model_id !== null && (await isOtherModel(root, file, item.model_id)))
    throw invalid(at, evidenceProblems.otherCamera(cameraName(file), item.model ?? ''));
  const isCompared = item.model_id !== null && (await modelIdOf(root, file)) !== null;
  return isCompared ? rest : [...rest, 'not-compared'];
}
