import type { App } from '#src/platform/app.server.ts';
import type { Conversion } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { itemFields } from '#src/texts/problems-items.server.ts';
import type { ReferenceModel } from './model-entry.ts';
import { mountNames } from './mounts-service.server.ts';
import { nameLens, type LensTexts, type Named } from './name-lens.server.ts';
import { findMakers, modelsById, namedInTitle, suggestModels } from './names-service.server.ts';
import { findModel, loadedChecksum } from './queries.server.ts';
import type { GearFields, GearFound, SuggestedModel, GearQuery } from './schemas.ts';

const max = { brands: 8, models: 12, mounts: 8 };

export async function suggestGear(
  { root }: Pick<App, 'root'>,
  { q = '', kind, brand, mount }: GearQuery,
): Promise<GearFound> {
  const [brands, found, names] = await Promise.all([
    q.trim() ? findMakers(root, q, kind, max.brands) : [],
    suggestModels(root, { typed: q, kind, brand }, max.models),
    mountNames(root),
  ]);
  return {
    brands,
    mounts: mount ? names.beginning(mount, max.mounts) : [],
    models: found.map(({ model }) => toSuggested(model)),
  };
}

/** A model of the reference as the form of an item gets it. */
export const toSuggested = ({
  id,
  kind,
  maker,
  name,
  mounts,
  choices,
  crop,
  film,
  build,
  format,
  parts,
}: ReferenceModel): SuggestedModel => ({
  _id: id,
  kind,
  brand: maker,
  name,
  mounts,
  choices,
  crop,
  film: film === true,
  build,
  format,
  ...parts,
});

type GearChoice = {
  model: string | null;
  model_id: string | null;
  mount: string | null;
  conversion: Conversion | null;
};

const invalid = (path: string, message: string) => new AppError('invalid', undefined, [{ path, message }]);

/** The model that limits the mounts of a lens, unless it was converted to another one. */
const madeFor = (modelId: string | null, conversion: Conversion | null): string | null =>
  conversion === 'other-mount' ? null : modelId;

/**
 * A field that is undefined does not change.
 * @throws AppError `invalid` naming `modelId` when there is no such model of this kind, `mount` when the model was
 *   never made with it and the lens was not converted, or `conversion` unless it is a lens
 */
export async function chooseGear(
  trx: Trx,
  root: string,
  kind: string,
  { model, modelId, mount, conversion }: GearFields,
  current: GearChoice = { model: null, model_id: null, mount: null, conversion: null },
): Promise<GearChoice> {
  if (conversion && kind !== 'lens') throw invalid('conversion', itemFields.onlyLens);
  if (modelId && modelId !== current.model_id) {
    const row = await findModel(trx, modelId);
    if (row?.kind !== kind) throw invalid('modelId', itemFields.noModelOfKind);
    const [only = null, ...others] = row.mounts;
    const stated = others.length === 0 ? only : null;
    const kept = conversion ?? null;
    const chosen = mount === undefined ? stated : await chooseMount(root, kind, mount, madeFor(row.id, kept));
    return { model: row.name, model_id: row.id, mount: chosen, conversion: kept };
  }
  const linked = modelId === undefined ? model === undefined || model === current.model : modelId !== null;
  const model_id = linked ? current.model_id : null;
  const kept = conversion === undefined ? current.conversion : conversion;
  // Another conversion may leave a mount that the model never had.
  const given = mount === undefined && conversion !== undefined ? current.mount : mount;
  const chosenMount =
    given === undefined ? current.mount : await chooseMount(root, kind, given, madeFor(model_id, kept));
  if (model_id) return { model: current.model, model_id, mount: chosenMount, conversion: kept };
  const text = model === undefined ? current.model : model;
  return { model: text, model_id: null, mount: chosenMount, conversion: kept };
}

/**
 * Returns the canonical name of a mount. Text that names none is kept, unless a model is chosen.
 * @throws AppError `invalid` naming `mount` when the model was never made with it
 */
export async function chooseMount(
  root: string,
  kind: string,
  text: string | null,
  modelId: string | null,
): Promise<string | null> {
  if (!text) return null;
  const names = await mountNames(root);
  const model = (await modelsById(root)).get(modelId ?? '');
  if (!model) return names.named(text, kind) ?? text;
  const mount = names.among(text, model.choices, kind);
  if (mount) return mount;
  const isFixed = model.choices.length === 0;
  throw invalid('mount', isFixed ? itemFields.fixedLens : itemFields.oneOfMounts(...model.choices));
}

/** Returns the model and the mount that an item names, as far as its seller has not chosen them, and facts about a lens. */
export async function nameGear(
  trx: Trx,
  root: string,
  { kind, model_id, ...lens }: LensTexts & { kind: string; model_id: string | null },
): Promise<Named> {
  const id = model_id ? null : await namedInTitle(root, kind, lens.brand, lens.title);
  // Until changed files have been loaded, they may be newer than the table.
  const named_model_id = id && (await findModel(trx, id)) ? id : null;
  if (kind !== 'lens') return { named_model_id, named_mount: null, lens_facts: null };
  const models = await modelsById(root);
  return nameLens(await mountNames(root), lens, models.get(model_id ?? ''), models.get(named_model_id ?? ''));
}

/** Changes whenever different models are loaded. */
export async function referenceVersion(db: DbOrTrx): Promise<string | undefined> {
  return loadedChecksum(db);
}
