import { lockActor } from '#src/accounts/auth/service.server.ts';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import { mountNamed } from '#src/gear/models/mounts-service.server.ts';
import { findUploads } from '#src/media/photos/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { requireVersion } from '#src/platform/require-version.server.ts';
import { dayMs } from '#src/platform/shared/dates.ts';
import { holdCurrency } from '#src/platform/shop/currency.server.ts';
import { itemProblems } from '#src/texts/problems-items.server.ts';
import {
  deleteOld,
  hasDraft,
  insertDraft,
  listRows,
  removeDraft,
  replacePhotos,
  updateDraft,
  type DraftRow,
} from './queries.server.ts';
import {
  draftDays,
  maxDrafts,
  type Draft,
  type DraftChange,
  type DraftFields,
  type NewDraft,
} from './schemas.ts';

const missing = () => new AppError('not-found', itemProblems.noDraft);

async function spellMount({ root }: App, fields: DraftFields, kind?: Kind): Promise<DraftFields> {
  const mount = fields.mount && (await mountNamed(root, fields.mount, kind));
  return mount ? { ...fields, mount } : fields;
}

const toDraft = ({ id, kind, fields, version, saved_at }: DraftRow): Draft => ({
  _id: id,
  kind,
  fields,
  version,
  date: saved_at.toISOString(),
  until: new Date(saved_at.getTime() + draftDays * dayMs).toISOString(),
});

export async function listDrafts(app: App, { id }: Pick<Caller, 'id'>): Promise<Draft[]> {
  return (await listRows(app.db, id)).map(toDraft);
}

/** @throws AppError `conflict` beyond 20 drafts */
export async function addDraft(app: App, caller: Caller, { kind, ...draft }: NewDraft): Promise<Draft> {
  await app.rateLimits.consume('save-draft', caller.id);
  const fields = await spellMount(app, draft.fields, kind);
  return inTransaction(app, async (trx) => {
    // Locks the user, because their drafts are counted.
    const { id: userId } = await lockActor(trx, caller.id, { exclusive: true });
    await holdAmounts(app, trx, fields);
    const row = await insertDraft(trx, { id: newId(), userId, kind, fields });
    if (!row) throw new AppError('conflict', itemProblems.tooManyDrafts(maxDrafts));
    await keepPhotos(trx, userId, row);
    return toDraft(row);
  });
}

async function holdAmounts(app: App, trx: Trx, { sale, buy, floor }: DraftFields): Promise<void> {
  if (sale || buy || floor) await holdCurrency(app, trx);
}

/** Replaces all fields. @throws AppError `not-found`, or `changed` if another device has saved the draft since */
export async function saveDraft(app: App, caller: Caller, id: string, change: DraftChange): Promise<Draft> {
  if (!isId(id)) throw missing();
  await app.rateLimits.consume('save-draft', caller.id);
  const fields = await spellMount(app, change.fields, change.kind);
  return inTransaction(app, async (trx) => {
    const { id: userId } = await lockActor(trx, caller.id);
    await holdAmounts(app, trx, fields);
    const row = await updateDraft(trx, { id, userId, ...change, fields });
    if (row) {
      await keepPhotos(trx, userId, row);
      return toDraft(row);
    }
    if (!(await hasDraft(trx, userId, id))) throw missing();
    throw new AppError('changed', itemProblems.draftChanged);
  });
}

export const isDraftOf = async (trx: Trx, userId: string, id: string | undefined): Promise<boolean> =>
  id !== undefined && hasDraft(trx, userId, id);

/** @throws AppError `not-found` */
export async function deleteDraft(app: App, caller: Caller, id: string): Promise<number> {
  return inTransaction(app, async (trx) => finishDraft(trx, (await lockActor(trx, caller.id)).id, id));
}

/**
 * Deletes the draft of an item that is being listed, so that it is listed only once.
 * @throws AppError `not-found`, or `changed` if another device has saved the draft since
 */
export async function finishDraft(trx: Trx, userId: string, id: string, version?: number): Promise<number> {
  const removed = isId(id) ? await removeDraft(trx, userId, id) : undefined;
  if (!removed) throw missing();
  requireVersion(removed.version, version, itemProblems.draftChanged);
  return 1;
}

/** Protects the user's uploads in a draft from removal. Other addresses are refused when the item is listed. */
async function keepPhotos(trx: Trx, userId: string, { id, fields }: DraftRow): Promise<void> {
  const uploads = await findUploads(trx, userId, photosIn(fields));
  await replacePhotos(trx, id, [...new Set(uploads.map(({ hash }) => hash))]);
}

function photosIn({ img, photos = [], graded, answers }: DraftFields): string[] {
  const ofPoints = [graded?.inspection.photos, answers?.photos].flatMap((byPoint) =>
    Object.values(byPoint ?? {}),
  );
  return [...(img ? [img] : []), ...photos, ...ofPoints.flat()];
}

export const deleteOldDrafts = scheduledJob('delete-old-drafts', '37 * * * *', { limitSeconds: 60 });

export const deleteOldDraftsWork = defineWork(deleteOldDrafts, ({ app }) => deleteOld(app.db));
