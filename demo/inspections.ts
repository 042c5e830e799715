import { findPhotos } from '#src/catalog/items/photos-service.server.ts';
import { headBytes } from '#src/gear/evidence/schemas.ts';
import { readEvidence, showEvidence } from '#src/gear/evidence/service.server.ts';
import { currentChecklist, pointsWithPhoto } from '#src/gear/grading/checklists.ts';
import { checklistNamesOf, type ChecklistName } from '#src/gear/grading/schemas.ts';
import { knownTraits, saveInspection } from '#src/gear/grading/service.server.ts';
import { inTransaction } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { FormFile } from '#src/platform/http/form-file.server.ts';
import { jpegFile } from './camera-file.ts';
import { filmCameras } from './catalogue/cameras-film.ts';
import { answersOf, type Item, type LocalItem } from './catalogue/item.ts';
import type { Kind } from './catalogue/kinds.ts';
import type { Action } from './deals.ts';

const day = 24 * 3600_000;

export const checklistOf = (kind: Kind, item: Pick<Item, 'title'>): ChecklistName =>
  filmCameras.some(({ title }) => title === item.title) ? 'film' : checklistNamesOf[kind][0];

/** The row of an item that has been stored. */
type Listed = { id: string; seller_id: string; model_id: string | null; model: string | null; listed: Date };

/** Returns the action by which a seller grades an item on the day it was listed. */
export function gradingActions(kind: Kind, item: LocalItem, { listed, ...row }: Listed): Action[] {
  const { condition, found, closeUp } = item;
  if (!found) return [];
  const list = checklistOf(kind, item);
  const keep = async (trx: Trx, root: string): Promise<void> => {
    const answers = answersOf(list, found, await knownTraits(root, row.model_id));
    const { version, points } = currentChecklist(list);
    const photographed = pointsWithPhoto(points, answers).filter(({ id }) => id === closeUp);
    const shown = await findPhotos(trx, row.id);
    const url = shown.at(-1)!.url!;
    const photos = Object.fromEntries(photographed.map(({ id }) => [id, [url]]));
    const inspection = { list, version, answers, photos };
    await saveInspection(trx, root, { ...row, named_model_id: null, kind, condition }, inspection, { shown });
  };
  return [{ at: listed, do: (app) => inTransaction(app, (trx) => keep(trx, app.root)) }];
}

/** Returns the action by which a seller uploads a camera file and shows its data on the item page. */
export const evidenceAction = (
  file: NonNullable<Item['file']>,
  { listed, ...row }: Listed & { brand: string },
  seller: Caller,
): Action => ({
  at: listed,
  async do(app) {
    const { _id } = await readEvidence(app, seller, formOf(file, new Date(listed.getTime() - day)));
    await inTransaction(app, (trx) => showEvidence(trx, app.root, { ...row, kind: 'cameras' }, _id));
  },
});

function formOf(file: NonNullable<Item['file']>, at: Date): FormFile {
  const taken = at.toISOString().slice(0, 19).replaceAll('-', ':').replace('T', ' ');
  const body = new FormData();
  body.set('file', new File([new Uint8Array(jpegFile({ ...file, taken }))], 'head'));
  const request = new Request('http://localhost/', { method: 'POST', body });
  return new FormFile(request, { field: 'file', maxBytes: headBytes });
}
