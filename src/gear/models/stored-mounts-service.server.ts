import type { Trx } from '#src/platform/db/connect.server.ts';
import type { ReferenceModel } from './model-entry.ts';
import {
  followMounts,
  listUnspelled,
  listWithoutMount,
  replaceMounts,
  saveNamed,
  spellMounts,
} from './mount-queries.server.ts';
import { mountNames } from './mounts-service.server.ts';
import { nameLens } from './name-lens.ts';

const batchSize = 2000;

/** Spells stored mounts as in the reference, and applies the names in titles to lenses without a stated mount. */
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
  for (let after = '', rows; (rows = await listWithoutMount(trx, after, batchSize)).length > 0;) {
    const changed = rows.flatMap((row) => {
      const named = nameLens(names, row, byId.get(row.model_id ?? ''), byId.get(row.named_model_id ?? ''));
      const isSame = named.named_mount === row.named_mount && named.named_model_id === row.named_model_id;
      return isSame ? [] : [{ id: row.id, ...named }];
    });
    if (changed.length > 0) await saveNamed(trx, changed);
    after = rows.at(-1)?.id ?? after;
  }
  await followMounts(trx);
}
