import { isDeepStrictEqual } from 'node:util';
import { itemsInBatch } from '#src/platform/db/backfill.server.ts';
import type { Db, Trx } from '#src/platform/db/connect.server.ts';
import { withLockTimeout } from '#src/platform/db/lock-timeout.server.ts';
import {
  deleteUnusedModels,
  followMounts,
  followState,
  listGear,
  listTypedMounts,
  lockFollowState,
  lockItemsOf,
  lockNextItems,
  renameElsewhere,
  saveFollowed,
  saveGear,
  spellTypedMounts,
  type StoredGear,
} from './follow-queries.server.ts';
import type { ReferenceModel } from './model-entry.ts';
import { mountNames, type MountNames } from './mounts-service.server.ts';
import { nameLens } from './name-lens.server.ts';
import { wholeReference } from './names-service.server.ts';

/** The reference in the files of this process. */
export type Followed = {
  checksum: string;
  models: ReadonlyMap<string, ReferenceModel>;
  names: MountNames;
  /** The new ids of models by their old ones: an empty text if a model was removed. */
  renamed: ReadonlyMap<string, string>;
};

/** Reads the reference that stored items are to follow, or returns null if all items follow the one that is loaded. */
export async function readFollowed(db: Db, root: string): Promise<Followed | null> {
  const state = await followState(db);
  if (!state || state.follow_after === null) return null;
  const reference = await wholeReference(root);
  return { ...reference, names: await mountNames(root) };
}

/**
 * Makes the next items follow the reference: renamed models, the spelling of mounts, and what titles of lenses name whose
 * sellers have not chosen model and mount. The last batch does the same for kits and drafts, and deletes models that are
 * neither in the reference nor used. Does nothing while another process does, or if another release has loaded its own
 * reference.
 */
export async function followBatch(db: Db, reference: Followed): Promise<'more' | 'last'> {
  return withLockTimeout(db, async (trx) => {
    const state = await lockFollowState(trx);
    if (!state || state.follow_after === null || state.checksum !== reference.checksum) return 'last';
    const next = await lockNextItems(trx, state.follow_after, itemsInBatch);
    const ids = next.length > 0 ? next : await lockItemsOf(trx, renamedModels(reference), itemsInBatch);
    const changed = (await listGear(trx, ids)).flatMap((gear) => {
      const fresh = follow(reference, gear);
      return isDeepStrictEqual(fresh, gear) ? [] : [fresh];
    });
    if (changed.length > 0) await saveGear(trx, changed);
    await followMounts(trx, ids);
    const isLast = ids.length === 0;
    if (isLast) await followElsewhere(trx, reference);
    await saveFollowed(trx, isLast ? null : (next.at(-1) ?? state.follow_after));
    return isLast ? 'last' : 'more';
  });
}

/** Makes all items follow the reference at once, as the job does in the background. */
export async function followAll(db: Db, root: string): Promise<void> {
  const reference = await readFollowed(db, root);
  if (!reference) return;
  while ((await followBatch(db, reference)) === 'more');
}

function follow(reference: Followed, gear: StoredGear): StoredGear {
  const renamed = { ...gear, ...newModel(reference, gear) };
  const spelled = { ...renamed, ...spell(reference, renamed) };
  return isNamedByTitle(reference, spelled) ? { ...spelled, ...name(reference, spelled) } : spelled;
}

/** The old ids that `newModel` replaces. */
const renamedModels = ({ renamed, models }: Followed): string[] =>
  [...renamed].flatMap(([was, is]) => (is === '' || models.has(is) ? was : []));

function newModel({ renamed, models }: Followed, { model_id, model, named_model_id }: StoredGear) {
  const now = (id: string | null): string | null => {
    const is = renamed.get(id ?? '');
    if (is === '') return null;
    return is !== undefined && models.has(is) ? is : id;
  };
  const id = now(model_id);
  return {
    model_id: id,
    model: id !== null && id !== model_id ? (models.get(id)?.name ?? model) : model,
    named_model_id: now(named_model_id),
  };
}

/** Returns the text if it is the name of a mount, or names none; otherwise the name that it is a spelling of. */
function nameOf(
  { names }: Followed,
  mount: string | null,
  kind: string,
  choices?: readonly string[],
): string | null {
  if (mount === null || names.isName(mount)) return mount;
  return names.among(mount, choices, kind) ?? names.named(mount, kind) ?? mount;
}

function spell(reference: Followed, { mount, kind, adapts_from, adapts_to, ...gear }: StoredGear) {
  const choices = reference.models.get(gear.model_id ?? gear.named_model_id ?? '')?.choices;
  const from = nameOf(reference, adapts_from, 'lens');
  const to = nameOf(reference, adapts_to, 'cameras');
  return {
    mount: nameOf(reference, mount, kind, choices),
    // An adapter keeps its texts if both of its mounts now have the same name.
    ...(from === to ? { adapts_from, adapts_to } : { adapts_from: from, adapts_to: to }),
  };
}

/** A model is only chosen together with a mount that it has, unless the lens was converted. */
const isNamedByTitle = (
  { names }: Followed,
  { is_listed, kind, model_id, mount, conversion }: StoredGear,
): boolean =>
  is_listed &&
  kind === 'lens' &&
  (model_id === null || mount === null || conversion !== null || !names.isName(mount));

const name = ({ names, models }: Followed, gear: StoredGear) =>
  nameLens(names, gear, models.get(gear.model_id ?? ''), models.get(gear.named_model_id ?? ''));

async function followElsewhere(trx: Trx, reference: Followed): Promise<void> {
  await renameElsewhere(trx, reference.renamed);
  const typed = await listTypedMounts(trx);
  await spellTypedMounts(
    trx,
    typed.flatMap((row) => {
      const choices = reference.models.get(row.model_id ?? '')?.choices;
      const canonical = nameOf(reference, row.mount, row.kind, choices);
      return canonical === null || canonical === row.mount ? [] : [{ ...row, canonical }];
    }),
  );
  await deleteUnusedModels(trx, [...reference.models.keys()]);
}
