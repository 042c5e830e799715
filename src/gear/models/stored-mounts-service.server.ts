import type { Trx } from '#src/platform/db/connect.server.ts';
import type { ReferenceModel } from './model-entry.ts';
import {
  followMounts,
  listUnchosen,
  listUnchosenParts,
  listUnspelled,
  replaceMounts,
  saveNamed,
  spellMounts,
  type LensRow,
} from './mount-queries.server.ts';
import { mountNames } from './mounts-service.server.ts';
import { nameLens, type Named } from './name-lens.server.ts';

const batchSize = 2000;
const namedColumns = ['named_model_id', 'named_mount', 'lens_facts'] as const satisfies (keyof Named)[];

/** Spells stored mounts as in the reference, and reads the titles of lenses again whose sellers have not chosen model and mount. */
export async function renameStoredMounts(
  trx: Trx,
  root: string,
  models: readonly ReferenceModel[],
): Promise<void> {
  const names = await mountNames(root);
  const byId = new Map(models.map((model) => [model.id, model]));
  await replaceMounts(
    trx,
    names.all.map(({ name }) => name),
  );
  const unspelled = await listUnspelled(trx);
  await spellMounts(
    trx,
    unspelled.flatMap((row) => {
      const choices = byId.get(row.model_id ?? '')?.choices;
      const canonical = names.among(row.mount, choices, row.kind) ?? names.named(row.mount, row.kind);
      return canonical ? [{ ...row, canonical }] : [];
    }),
  );
  const rename = async (rows: readonly LensRow[]) => {
    const changed = rows.flatMap((row) => {
      const named = nameLens(names, row, byId.get(row.model_id ?? ''), byId.get(row.named_model_id ?? ''));
      const isSame = namedColumns.every((column) => named[column] === row[column]);
      return isSame ? [] : [{ id: row.id, position: row.position, ...named }];
    });
    if (changed.length > 0) await saveNamed(trx, changed);
  };
  for (let after = '', rows; (rows = await listUnchosen(trx, after, batchSize)).length > 0;) {
    await rename(rows);
    after = rows.at(-1)?.id ?? after;
  }
  await rename(await listUnchosenParts(trx));
  await followMounts(trx);
}
