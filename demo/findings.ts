import { sql } from 'kysely';
import type { Trx } from '#src/db/connect.server.ts';
import { headBytes } from '#src/evidence/contract.ts';
import { readEvidence, showEvidence } from '#src/evidence/service.server.ts';
import { asksPhoto, currentList } from '#src/grading/checklists.ts';
import { listsOf, type List } from '#src/grading/contract.ts';
import { keepInspection } from '#src/grading/service.server.ts';
import { findPhotos } from '#src/listings/photo-queries.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { FormFile } from '#src/platform/http/form-file.server.ts';
import { answersOf } from './answers.ts';
import { jpegFile } from './camera-file.ts';
import { filmCameras } from './catalogue/cameras-film.ts';
import type { Item } from './catalogue/item.ts';

type Kind = keyof typeof listsOf;

const day = 24 * 3600_000;

export const listOf = (kind: Kind, item: Item): List =>
  filmCameras.includes(item) ? 'film' : listsOf[kind][0];

/** As the shop has an item by now. */
type Listed = { id: string; seller_id: string; model_id: string | null; model: string | null; listed: Date };

/** Keeps what the seller of an item found of it on the day they listed it. */
export async function keepFound(trx: Trx, kind: Kind, item: Item, { listed, ...row }: Listed): Promise<void> {
  if (!item.found) return;
  const list = listOf(kind, item);
  const { version, points } = currentList(list);
  const answers = answersOf(list, item.found);
  const shown = await findPhotos(trx, row.id);
  const photo = shown.at(-1)!.url!;
  const asked = points.filter((point) => asksPhoto(point, answers[point.id] ?? ''));
  const photos = Object.fromEntries(asked.map(({ id }) => [id, [photo]]));
  const graded = { ...row, kind, condition: item.condition };
  await keepInspection(trx, graded, { list, version, answers, photos }, { shown, madeAt: listed });
}

export type Filed = { file: NonNullable<Item['file']>; row: Listed; seller: Caller };

/** Has a file of each camera read on the day it was listed, and shows with it what that says. */
export async function showFiles(app: App, files: readonly Filed[]): Promise<void> {
  await change(app, async (trx) => {
    const joined: App = { ...app, joined: trx };
    for (const { file, row, seller } of files) {
      const ago = Math.max(0, (Date.now() - row.listed.getTime()) / 1000);
      await sql`select set_config('shop.shift', ${`-${ago} seconds`}, true)`.execute(trx);
      const { _id } = await readEvidence(joined, seller, formOf(file, new Date(row.listed.getTime() - day)));
      await showEvidence(trx, app.root, { ...row, kind: 'cameras' }, _id);
    }
  });
}

/** As a browser sends it. */
function formOf(file: Filed['file'], at: Date): FormFile {
  const taken = at.toISOString().slice(0, 19).replaceAll('-', ':').replace('T', ' ');
  const body = new FormData();
  body.set('file', new File([new Uint8Array(jpegFile({ ...file, taken }))], 'head'));
  const request = new Request('http://localhost/', { method: 'POST', body });
  return new FormFile(request, { field: 'file', maxBytes: headBytes });
}
