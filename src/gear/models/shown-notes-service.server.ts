import { recordAction } from '#src/accounts/audit/service.server.ts';
import { lockActor } from '#src/accounts/auth/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { itemProblems } from '#src/texts/problems-items.server.ts';
import type { ReferenceModel } from './model-entry.ts';
import { modelsById } from './names-service.server.ts';
import { notedModels, notesOf, type ModelNote } from './notes-service.server.ts';
import type { ShopNote } from './schemas.ts';

declare module '#src/platform/cache/collect-tags.server.ts' {
  interface CacheTags {
    /** The texts that admins wrote in place of the notes on a model. */
    modelNotes: `notes:${string}`;
  }
}

/** Returns the notes on a model as this shop shows them: without hidden ones, and in the words of its admins. */
export async function shownNotes(app: App, model: ReferenceModel): Promise<ModelNote[]> {
  addCacheTags([`notes:${model.id}`]);
  const changed = await textsOf(app.db, model.id);
  const notes = await notesOf(app.root, model);
  return notes.flatMap((note) => {
    const text = changed.get(note.key) ?? note.text;
    return text === '' ? [] : { ...note, text };
  });
}

/** The ids of the models with a note that this shop shows. */
export async function modelsWithNotes({ db, root }: App): Promise<string[]> {
  const [noted, models] = await Promise.all([notedModels(root), modelsById(root)]);
  addCacheTags(noted.map((id) => `notes:${id}` as const));
  const rows = await db
    .selectFrom('model_notes')
    .select(['model_id', 'note'])
    .where('text', '=', '')
    .execute();
  const hidden = Map.groupBy(rows, ({ model_id }) => model_id);
  const shown = noted.map(async (id) => {
    const model = models.get(id);
    const keys = new Set(hidden.get(id)?.map(({ note }) => note));
    const isShown =
      keys.size === 0 || !model || (await notesOf(root, model)).some(({ key }) => !keys.has(key));
    return isShown ? [id] : [];
  });
  return (await Promise.all(shown)).flat();
}

/** @throws AppError `not-found` for an unknown model */
export async function listNotes(app: App, id: string): Promise<ShopNote[]> {
  const [originals, changed] = await Promise.all([originalsOf(app, id), textsOf(app.db, id)]);
  return originals.map(({ key, text: original }) => ({ key, text: changed.get(key) ?? original, original }));
}

/**
 * Stores what admins say in place of a note. A note with its original text changes with the reference again.
 * @throws AppError `not-found` for an unknown model, or a note that it does not have
 */
export async function changeNote(
  app: App,
  caller: Caller,
  { id, note }: { id: string; note: string },
  text: string,
): Promise<ShopNote> {
  const original = (await originalsOf(app, id)).find(({ key }) => key === note);
  if (!original) throw new AppError('not-found');
  await inTransaction(app, async (trx) => {
    await lockActor(trx, caller.id, { roles: ['admin'] });
    if (text === original.text)
      await trx.deleteFrom('model_notes').where('model_id', '=', id).where('note', '=', note).execute();
    else
      await trx
        .insertInto('model_notes')
        .values({ model_id: id, note, text })
        .onConflict((conflict) => conflict.columns(['model_id', 'note']).doUpdateSet({ text }))
        .execute();
    await recordAction(trx, { act: 'changed-note', actor: caller.id, note: `${id} ${note}` });
  });
  return { key: note, text, original: original.text };
}

async function originalsOf({ root }: App, id: string): Promise<ModelNote[]> {
  const model = (await modelsById(root)).get(id);
  if (!model) throw new AppError('not-found', itemProblems.noModel);
  return notesOf(root, model);
}

async function textsOf(db: DbOrTrx, id: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('model_notes')
    .select(['note', 'text'])
    .where('model_id', '=', id)
    .execute();
  return new Map(rows.map(({ note, text }) => [note, text]));
}
